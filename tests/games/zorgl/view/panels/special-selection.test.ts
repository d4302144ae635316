import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '#core';
import {
  type Action,
  type ActionKind,
  type CardId,
  type Position,
  SEATS,
  type SetupOptions,
  zorgl,
} from '#zorgl/rules';
import { isInert, traitsOf } from '../../../../../src/games/zorgl/view/panels/monsters';
import { monsterPlaces } from '../../../../../src/games/zorgl/view/panels/places';
import {
  cancelSelection,
  choose,
  chooseCard,
  chooseMode,
  confirmDiscard,
  type Selection,
  startSelection,
  stepBack,
} from '../../../../../src/games/zorgl/view/panels/selection';
import { crowdedPosition } from '../../../../helpers/crowded-position';
import { expectEqual } from '../../../../helpers/expect-equal';
import { sketch } from '../../../../helpers/positions';
import { randomGame } from '../../../../helpers/random-game';
import { click, followed, withoutSuit } from './follow';

const places = { A: 'b2', B: 'c3', C: 'f6' };
const begin = (legal: readonly Action[], inert = false) =>
  startSelection({ legal, player: 'A', places, inert });

describe('a mega-power', () => {
  const ordinary: Action[] = [{ do: 'move', card: 'XR', to: 'b3', suit: 'C' }];

  it('stands beside the ordinary uses of the joker, and nothing goes without saying', () => {
    const legal: Action[] = [...ordinary, { do: 'missile', card: 'XR', target: 'C' }];
    const chosen = chooseCard(begin(legal), 'XR');
    expect(chosen).toMatchObject({ step: 'mode', mode: null, modes: ['move', 'missile'] });
    expect(click(chooseMode(chosen, 'missile'), 'f6').action).toEqual(legal[1]);
    expect(click(chooseMode(chosen, 'move'), 'b3').action).toEqual(legal[0]);
  });

  it('without a target is a button, and never taken by itself', () => {
    for (const power of ['hover', 'ink'] as const) {
      const legal: Action[] = [...ordinary, { do: power, card: 'XR' }];
      const chosen = chooseCard(begin(legal), 'XR');
      expect(chosen.action).toBeNull();
      expect(chooseMode(chosen, power).action).toEqual(legal[1]);
      expect(chooseCard(begin(legal.slice(1)), 'XR').action).toBeNull();
    }
  });

  it('goes on with a sweep by a click on the next one, were it the only one', () => {
    const legal: Action[] = [{ do: 'sweep-on', target: 'B' }];
    expect(begin(legal)).toMatchObject({ step: 'aim', mode: 'sweep-on', action: null });
    expect(click(begin(legal), 'c3').action).toEqual(legal[0]);
  });
});

describe('a blow with the tail', () => {
  const legal: Action[] = [
    { do: 'attack', card: '9H', target: 'B' },
    { do: 'tail', target: 'B' },
    { do: 'end' },
  ];

  it('is offered beside the cards, and given up by choosing one', () => {
    const start = begin(legal);
    expect(start).toMatchObject({ step: 'card', mode: null, modes: ['tail', 'end'] });
    const tail = chooseMode(start, 'tail');
    expect(tail).toMatchObject({ step: 'aim', mode: 'tail', action: null });
    expect(click(tail, 'c3').action).toEqual({ do: 'tail', target: 'B' });
    expect(chooseCard(tail, '9H')).toMatchObject({ card: '9H', mode: 'attack' });
    expect(stepBack(tail)).toMatchObject({ step: 'card', mode: null });
  });
});

describe('discarding', () => {
  const hand: readonly CardId[] = ['9H', '8C', '7D', 'XR'];
  const legal: Action[] = [
    ['9H', '8C', '7D'],
    ['9H', '8C', 'XR'],
    ['9H', '7D', 'XR'],
    ['8C', '7D', 'XR'],
  ].map((cards) => ({ do: 'discard', cards: cards as CardId[] }));
  const take = (selection: Selection, ...cards: CardId[]) => cards.reduce(chooseCard, selection);

  it('takes cards up and puts them back, as many as must go and no more', () => {
    const start = begin(legal);
    expect(start).toMatchObject({ step: 'discard', cards: hand, dropping: { count: 3, chosen: [] } });
    const two = take(start, 'XR', '8C', '9H', '8C');
    expect(two.dropping?.chosen).toEqual(['XR', '9H']);
    expect(confirmDiscard(two)).toBe(two);
    const three = take(two, '7D');
    expect(three.cards).toEqual(['XR', '9H', '7D']);
    expect(take(three, '8C').dropping?.chosen).toEqual(['XR', '9H', '7D']);
    expect(three.action).toBeNull();
    expect(stepBack(three).dropping?.chosen).toEqual(['XR', '9H']);
    expect(cancelSelection(three).dropping?.chosen).toEqual([]);
  });

  it('is confirmed, whatever the order in which the cards were taken up', () => {
    const chosen = take(begin(legal), 'XR', '7D', '9H');
    expect(confirmDiscard(chosen).action).toEqual({ do: 'discard', cards: ['9H', '7D', 'XR'] });
  });

  it('has everything chosen where there is no choice, and still waits for a yes', () => {
    const all: Action = { do: 'discard', cards: ['9H', '8C'] };
    const start = begin([all]);
    expect(start).toMatchObject({ step: 'discard', cards: [], dropping: { count: 2, chosen: ['9H', '8C'] } });
    expect(take(start, '9H').dropping?.chosen).toEqual(['9H', '8C']);
    expect(confirmDiscard(start).action).toEqual(all);
  });
});

describe('an inert monster', () => {
  const wasted: Action[] = (['S', 'C', 'H', 'D'] as const).map((suit) => ({
    do: 'ignore',
    card: 'XR',
    suit,
  }));

  it('is asked as which colour a joker is wasted, since one of them is spent for the turn (Z11.5)', () => {
    const asked = chooseMode(chooseCard(begin(wasted, true), 'XR'), 'ignore');
    expect(asked).toMatchObject({ step: 'suit', action: null });
    expect(asked.choices.map(({ value }) => value)).toEqual(['S', 'H']);
    expect(choose(asked, asked.choices[1]!).action).toEqual(wasted[2]);
    expect(chooseMode(chooseCard(begin(wasted), 'XR'), 'ignore').action).toEqual(wasted[0]);
  });

  it('is not asked where only black cards are wasted', () => {
    const start = chooseCard(begin(wasted.slice(0, 2), true), 'XR');
    expect(chooseMode(start, 'ignore').action).toEqual(wasted[0]);
  });
});

/**
 * The most clicks that each action takes: two for an ordinary card, three for a power, one for what needs no card; with
 * an ordinary card for the army the unit is clicked as well.
 */
const MAX_CLICKS: Readonly<Record<ActionKind, number>> = {
  move: 2,
  attack: 2,
  ignore: 2,
  blitz: 3,
  burrow: 3,
  leap: 3,
  throw: 3,
  frenzy: 3,
  shake: 3,
  missile: 3,
  sweep: 3,
  hover: 2,
  ink: 2,
  'army-move': 3,
  'army-attack': 3,
  'blitz-on': 1,
  'frenzy-on': 1,
  'sweep-on': 1,
  tail: 2,
  discard: 4,
  land: 1,
  fall: 1,
  stop: 1,
  end: 1,
};

describe('in games of all monsters', () => {
  const MIXES: readonly SetupOptions[] = [
    {
      places: SEATS,
      monsters: { A: 'xman', B: 'greatzilla', C: 'nogyab', D: 'krustazor' },
      army: true,
      flight: 'english',
    },
    { places: ['A', 'C'], monsters: { A: 'greatzilla', C: 'krustazor' }, army: false, flight: 'french' },
    { places: ['A', 'B', 'C', 'D'], army: true, flight: 'english' },
    { places: ['B', 'C', 'D'], monsters: { B: 'nogyab', D: 'xman' }, army: true, flight: 'french' },
  ];

  interface Moment {
    readonly position: Position;
    readonly legal: readonly Action[];
  }

  /** Plays by chance so that every kind of action is as likely as any other. */
  function* variedPlay(start: Position, seed: number, most: number): Generator<Moment> {
    const random = Random.fromSeed(seed);
    let position = start;
    for (let count = 0; count < most && position.outcome === null; count++) {
      const legal = zorgl.legal(position);
      yield { position, legal };
      const kind = random.pick([...new Set(legal.map((action) => action.do))]);
      const action = random.pick(legal.filter((each) => each.do === kind));
      position = unwrap(zorgl.apply(position, action)).position;
    }
  }

  function fresh(position: Position, legal: readonly Action[]): Selection {
    const seat = zorgl.pending(position).at(-1)!.seat;
    return startSelection({
      legal,
      player: seat,
      places: monsterPlaces(position.board),
      inert: isInert(position, seat),
      stiff: traitsOf(position, seat).stiff,
    });
  }

  /** An action but for where somebody flees, as text. */
  const plainOf = (action: Action) => JSON.stringify({ ...action, flee: null });

  /** Where a unit flees is one click more, if there is something to choose. @param plain the legal actions as texts */
  function chosenFlight(plain: readonly string[], wanted: Action): boolean {
    if (!('flee' in wanted)) return false;
    const text = plainOf(wanted);
    return plain.indexOf(text) !== plain.lastIndexOf(text);
  }

  /** The use is chosen besides where the unit's box is lit for the monster, or the unit could take a joker in two ways. */
  function chosenUse(legal: readonly Action[], wanted: Action): boolean {
    if (!('unit' in wanted)) return false;
    const { unit, card } = wanted;
    const uses = legal.filter((each) => 'unit' in each && each.unit === unit && each.card === card);
    const steps = legal.some((each) => each.do === 'move' && each.card === card && each.to === unit);
    return steps || new Set(uses.map((each) => each.do)).size > 1;
  }

  const seen = new Set<string>();
  function reachAll({ position, legal }: Moment): void {
    const start = fresh(position, legal);
    expect(start.action).toBeNull();
    const inert = start.context.inert ?? false;
    const plain = legal.map(plainOf);
    for (const wanted of legal) {
      seen.add(wanted.do);
      const { action, clicks } = followed(start, wanted);
      expectEqual(withoutSuit(action, inert), withoutSuit(wanted, inert));
      const more = [chosenFlight(plain, wanted), chosenUse(legal, wanted), inert].filter(Boolean).length;
      const most = MAX_CLICKS[wanted.do] + more;
      if (clicks > most) throw new Error(`${clicks} clicks for ${JSON.stringify(wanted)}`);
    }
  }

  it('every legal action of whoever decides can be reached', () => {
    for (const [index, options] of MIXES.entries()) {
      for (const moment of randomGame(options, index)) reachAll(moment);
    }
    for (let seed = 0; seed < 30; seed++) {
      for (const moment of variedPlay(crowdedPosition(seed), seed, 20)) reachAll(moment);
    }
    const board = [
      '4 4 . 4 . 4 4',
      '4 . . . . . 4',
      '. . . . . . .',
      '4 . . P8 . D 4',
      '. B . . . . .',
      '4 A C . . . 4',
      '4 4 . 4 . 4 4',
    ];
    const hands = { A: ['XR', '9C'], B: ['2S'], C: ['XB', '3S'], D: ['4S'] } as const;
    const amid = sketch({ board, hands, monsters: { A: 'greatzilla', C: 'nogyab' } });
    const swept = unwrap(zorgl.apply(amid, { do: 'sweep', card: 'XR', target: 'B' })).position;
    const ready = sketch({ board, hands, turn: 'C', monsters: { A: 'greatzilla', C: 'nogyab' } });
    let gone = unwrap(zorgl.apply(ready, { do: 'hover', card: 'XB' })).position;
    for (const { position } of variedPlay(gone, 1, 200)) {
      gone = position;
      if (gone.pending?.kind === 'land') break;
    }
    const armed = { ...hands, A: ['XR', '9C'], B: ['2S', '5H', '6H', '7H'] } as const;
    const crab = sketch({ board, hands: armed, monsters: { A: 'krustazor', C: 'nogyab' } });
    const inked = unwrap(zorgl.apply(crab, { do: 'ink', card: 'XR' })).position;
    for (const position of [amid, swept, ready, gone, inked])
      reachAll({ position, legal: zorgl.legal(position) });
    const special = ['missile', 'sweep', 'sweep-on', 'hover', 'ink', 'tail', 'discard', 'land', 'fall'];
    for (const kind of special) expect(seen, kind).toContain(kind);
  });

  it('following any offers ends in one legal action, which a step back takes back', () => {
    const walk = ({ position, legal }: Moment, roll: (count: number) => number) => {
      let selection = fresh(position, legal);
      for (let steps = 0; selection.action === null; steps++) {
        expect(steps).toBeLessThan(9);
        const { step, cards, modes, choices, dropping, trail } = selection;
        const untaken = cards.filter((card) => dropping?.chosen.includes(card) !== true);
        const offers = [
          ...(step === 'card' || step === 'discard' ? untaken : []).map((card) =>
            chooseCard(selection, card),
          ),
          ...(step === 'card' || step === 'mode' ? modes : []).map((mode) => chooseMode(selection, mode)),
          ...choices.map((choice) => choose(selection, choice)),
          ...[confirmDiscard(selection)].filter((next) => next !== selection),
        ];
        expect(offers.length).toBeGreaterThan(0);
        selection = offers[roll(offers.length)]!;
        expect(selection.trail.length).toBe(trail.length + 1);
      }
      expect(legal).toContainEqual(selection.action);
      expect(stepBack(selection).action).toBeNull();
    };
    fc.assert(
      fc.property(fc.nat(), fc.infiniteStream(fc.nat()), (seed, dice) => {
        const roll = (count: number) => (dice.next().value as number) % count;
        for (const moment of variedPlay(crowdedPosition(seed), seed, 8)) walk(moment, roll);
      }),
      { numRuns: 70 },
    );
  });
});
