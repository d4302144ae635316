import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '#core';
import { type Action, type ActionKind, GRID, SEATS, SUITS } from '#zorgl/rules';
import { monsterPlaces } from '../../../../../src/games/zorgl/view/panels/places';
import {
  cancelSelection,
  choiceAt,
  choose,
  chooseAim,
  chooseCard,
  chooseMode,
  type Selection,
  startSelection,
  stepBack,
} from '../../../../../src/games/zorgl/view/panels/selection';
import { click, follow, withoutSuit } from './follow';

const places = { A: 'b2', B: 'c3', C: 'f6' };
const begin = (legal: readonly Action[]) => startSelection({ legal, player: 'A', places });
const boxes = (selection: Selection) => selection.choices.map((choice) => choice.box);

describe('an ordinary black card', () => {
  const legal: Action[] = [
    { do: 'move', card: '7C', to: 'b3' },
    { do: 'move', card: '7C', to: 'c2' },
    { do: 'army-move', card: '7C', unit: 'c4', to: 'c5' },
    { do: 'army-move', card: '7C', unit: 'e4', to: 'e5' },
    { do: 'army-move', card: '7C', unit: 'e4', to: 'f4' },
    { do: 'end' },
  ];

  it('begins with the cards, and ending the turn beside them', () => {
    const start = begin(legal);
    expect(start).toMatchObject({
      step: 'card',
      cards: ['7C'],
      card: null,
      modes: ['end'],
      mode: null,
      action: null,
    });
  });

  it('shows the boxes of the ordinary move at once', () => {
    const chosen = chooseCard(begin(legal), '7C');
    expect(chosen).toMatchObject({ step: 'aim', mode: 'move', modes: ['move', 'army-move'] });
    expect(boxes(chosen)).toEqual(['b3', 'c2']);
    expect(click(chosen, 'c2').action).toEqual({ do: 'move', card: '7C', to: 'c2' });
  });

  it('goes over to the army by its own mode: unit, then box', () => {
    const army = chooseMode(chooseCard(begin(legal), '7C'), 'army-move');
    expect(army.step).toBe('unit');
    expect(boxes(army)).toEqual(['c4', 'e4']);
    const unit = click(army, 'e4');
    expect(unit.step).toBe('aim');
    expect(click(unit, 'f4').action).toEqual({ do: 'army-move', card: '7C', unit: 'e4', to: 'f4' });
  });

  it('asks no more where the unit that was clicked has one box only', () => {
    const army = chooseMode(chooseCard(begin(legal), '7C'), 'army-move');
    expect(click(army, 'c4').action).toEqual(legal[2]);
  });

  it('is taken by a unit that is clicked, without its use being chosen first', () => {
    const chosen = chooseCard(begin(legal), '7C');
    expect(chosen.shortcuts.map(({ value }) => value)).toEqual(['c4', 'e4']);
    const unit = choose(chosen, chosen.shortcuts[1]!);
    expect(unit).toMatchObject({ step: 'aim', mode: 'army-move' });
    expect(boxes(unit)).toEqual(['e5', 'f4']);
    expect(choose(chosen, chosen.shortcuts[0]!).action).toEqual(legal[2]);
    expect(chooseMode(chosen, 'army-move').shortcuts).toEqual([]);
    // Where the monster itself may step, a click on the box is its step.
    const trampling: readonly Action[] = [...legal, { do: 'move', card: '7C', to: 'e4' }];
    expect(chooseCard(begin(trampling), '7C').shortcuts.map(({ value }) => value)).toEqual(['c4']);
  });

  it('asks for a last look at the only box of the only unit', () => {
    const army = chooseMode(chooseCard(begin(legal.slice(0, 3)), '7C'), 'army-move');
    expect(army).toMatchObject({ step: 'aim', action: null });
    expect(click(army, 'c5').action).toEqual(legal[2]);
  });

  it('ends the turn by the button alone', () => {
    expect(chooseMode(begin(legal), 'end').action).toEqual({ do: 'end' });
  });

  it('puts the card back when it is chosen again, and steps back one choice at a time', () => {
    const chosen = chooseCard(begin(legal), '7C');
    expect(chooseCard(chosen, '7C')).toMatchObject({ card: null, step: 'card' });
    const unit = click(chooseMode(chosen, 'army-move'), 'e4');
    expect(stepBack(unit)).toMatchObject({ step: 'unit', mode: 'army-move' });
    expect(stepBack(stepBack(unit))).toMatchObject({ step: 'aim', mode: 'move' });
    expect(cancelSelection(unit)).toMatchObject({ card: null, trail: [] });
  });

  it('leaves out what is not offered', () => {
    const start = begin(legal);
    expect(chooseCard(start, '9H')).toBe(start);
    expect(chooseMode(start, 'leap')).toBe(start);
    expect(choose(start, { kind: 'box', value: 'b3', box: 'b3' })).toBe(start);
    expect(choiceAt(start, 'b3')).toBeUndefined();
  });
});

describe('attacks', () => {
  it('asks for a click on the only target', () => {
    const chosen = chooseCard(begin([{ do: 'attack', card: '9H', target: 'B' }]), '9H');
    expect(chosen.action).toBeNull();
    expect(chosen.choices).toEqual([{ kind: 'monster', value: 'B', box: 'c3' }]);
    expect(click(chosen, 'c3').action).toEqual({ do: 'attack', card: '9H', target: 'B' });
  });

  it('takes the only target by itself when the flight is still to be clicked', () => {
    const legal: Action[] = ['e4', 'e5'].map((flee) => ({ do: 'attack', card: '9H', target: 'B', flee }));
    const chosen = chooseCard(begin(legal), '9H');
    expect(chosen.step).toBe('flee');
    expect(boxes(chosen)).toEqual(['e4', 'e5']);
    expect(click(chosen, 'e5').action).toEqual(legal[1]);
  });

  it('does not ask about a flight with one box', () => {
    const legal: Action[] = [{ do: 'attack', card: '9H', target: 'B', flee: 'e5' }];
    expect(click(chooseCard(begin(legal), '9H'), 'c3').action).toEqual(legal[0]);
  });

  it('shows a throw by the boxes behind the target: the exchange, and arrows off the board', () => {
    const legal: Action[] = DIRECTIONS.map((dir) => ({ do: 'throw', card: 'QH', target: 'B', dir }));
    const chosen = chooseCard(begin(legal), 'QH');
    expect(chosen).toMatchObject({ mode: 'throw', step: 'direction' });
    expect(choiceAt(chosen, 'b2')).toEqual({
      kind: 'direction',
      value: 'SW',
      target: 'B',
      box: 'b2',
      exchange: true,
    });
    expect(choiceAt(chosen, 'd4')).toEqual({
      kind: 'direction',
      value: 'NE',
      target: 'B',
      box: 'd4',
      exchange: false,
    });

    const atTheEdge = startSelection({ legal, player: 'A', places: { A: 'b2', B: 'a1' } });
    const off = chooseCard(atTheEdge, 'QH').choices.filter((choice) => choice.box === null);
    expect(off.map((choice) => choice.value)).toEqual(['SE', 'S', 'SW', 'W', 'NW']);
    expect(choose(chooseCard(atTheEdge, 'QH'), off[1]!).action).toEqual({ ...legal[4] });
  });

  it('throws any of several by one click on the way it is to fly', () => {
    const legal = (['B', 'C'] as const).flatMap((target) =>
      DIRECTIONS.map((dir): Action => ({ do: 'throw', card: 'QH', target, dir })),
    );
    const chosen = chooseCard(begin(legal), 'QH');
    expect(chosen).toMatchObject({ step: 'aim', shortcuts: { length: 16 } });
    const way = chosen.shortcuts.find(
      (offer) => offer.value === 'S' && 'target' in offer && offer.target === 'C',
    )!;
    expect(choose(chosen, way).action).toEqual({ do: 'throw', card: 'QH', target: 'C', dir: 'S' });
    expect(stepBack(choose(chosen, way))).toMatchObject({ step: 'direction' });
    const one = click(chosen, 'c3');
    expect(one).toMatchObject({ step: 'direction', shortcuts: [] });
    expect(choose(one, way)).toBe(one);
  });

  it('offers the power beside the ordinary attack', () => {
    const legal: Action[] = [
      { do: 'attack', card: 'KD', target: 'B' },
      { do: 'shake', card: 'KD', target: 'B' },
    ];
    const chosen = chooseCard(begin(legal), 'KD');
    expect(chosen).toMatchObject({ mode: 'attack', modes: ['attack', 'shake'] });
    expect(click(chooseMode(chosen, 'shake'), 'c3').action).toEqual(legal[1]);
  });
});

describe('jokers', () => {
  const legal: Action[] = [
    { do: 'move', card: 'XR', to: 'a3', suit: 'S' },
    { do: 'move', card: 'XR', to: 'b3', suit: 'C' },
    { do: 'ignore', card: 'XR', suit: 'H' },
    { do: 'ignore', card: 'XR', suit: 'D' },
  ];

  it('shows the boxes of all suits together and finds the suit', () => {
    const chosen = chooseCard(begin(legal), 'XR');
    expect(boxes(chosen)).toEqual(['a3', 'b3']);
    expect(click(chosen, 'b3').action).toEqual({ do: 'move', card: 'XR', to: 'b3', suit: 'C' });
  });

  it('picks a suit where it changes nothing, and only when told to ignore the card', () => {
    expect(chooseMode(chooseCard(begin(legal), 'XR'), 'ignore').action).toEqual(legal[2]);
    const onlyIgnored = chooseCard(begin(legal.slice(2)), 'XR');
    expect(onlyIgnored).toMatchObject({ step: 'mode', modes: ['ignore'], mode: null, action: null });
  });

  it('may move and attack by one click where both are possible, monsters first', () => {
    const both: Action[] = [...legal, { do: 'attack', card: 'XR', target: 'B', suit: 'H' }];
    const chosen = chooseCard(begin(both), 'XR');
    expect(chosen).toMatchObject({ step: 'mode', mode: null, modes: ['move', 'attack', 'ignore'] });
    expect(boxes(chosen)).toEqual(['c3', 'a3', 'b3']);
    expect(click(chosen, 'c3').action).toEqual(both[4]);
    expect(click(chosen, 'a3').action).toEqual(both[0]);
    expect(stepBack(click(chosen, 'a3'))).toMatchObject({ step: 'mode', card: 'XR' });
  });
});

describe('a box or a monster before a card', () => {
  const legal: Action[] = [
    { do: 'move', card: '7C', to: 'b3' },
    { do: 'move', card: 'KC', to: 'b3' },
    { do: 'leap', card: 'KC', to: 'f6' },
    { do: 'move', card: '9S', to: 'a3' },
    { do: 'attack', card: '9H', target: 'B', flee: 'e4' },
    { do: 'attack', card: '9H', target: 'B', flee: 'e5' },
    { do: 'end' },
  ];

  it('leaves the cards that an ordinary use brings there, of which one is then played', () => {
    const aimed = chooseAim(begin(legal), 'b3');
    expect(aimed).toMatchObject({ step: 'card', cards: ['7C', 'KC'], card: null, aim: { value: 'b3' } });
    expect(chooseCard(aimed, 'KC').action).toEqual(legal[1]);
    expect(chooseCard(aimed, '9S')).toBe(aimed);
    expect(stepBack(chooseCard(aimed, 'KC'))).toEqual(aimed);
  });

  it('asks on where something is left to be chosen', () => {
    const hit = chooseCard(chooseAim(begin(legal), 'c3'), '9H');
    expect(hit).toMatchObject({ step: 'flee', action: null });
    expect(click(hit, 'e5').action).toEqual(legal[5]);
  });

  it('is given up by clicking it again, or where no card leads', () => {
    const start = begin(legal);
    const aimed = chooseAim(start, 'b3');
    expect(chooseAim(aimed, 'b3')).toEqual(start);
    expect(chooseAim(aimed, 'g7')).toEqual(start);
    expect(chooseAim(aimed, 'a3').cards).toEqual(['9S']);
    expect(chooseAim(start, 'g7')).toBe(start);
    expect(chooseAim(start, 'f6')).toBe(start);
    expect(cancelSelection(aimed)).toEqual(start);
  });

  it('is of no use once a card is chosen', () => {
    const chosen = chooseCard(begin(legal), '7C');
    expect(chooseAim(chosen, 'a3')).toBe(chosen);
  });
});

describe('decisions without a card', () => {
  it('goes on with a blitz at once', () => {
    const start = begin([
      { do: 'blitz-on', to: 'b3' },
      { do: 'blitz-on', to: 'c2' },
    ]);
    expect(start).toMatchObject({ step: 'aim', mode: 'blitz-on', cards: [] });
    expect(click(start, 'c2').action).toEqual({ do: 'blitz-on', to: 'c2' });
  });

  it('offers the second attack of a frenzy, and stopping as a button', () => {
    const start = begin([{ do: 'frenzy-on', target: 'B' }, { do: 'stop' }]);
    expect(start).toMatchObject({ step: 'aim', mode: 'frenzy-on', modes: ['frenzy-on', 'stop'] });
    expect(click(start, 'c3').action).toEqual({ do: 'frenzy-on', target: 'B' });
    expect(chooseMode(start, 'stop').action).toEqual({ do: 'stop' });
  });

  it('never stops or ends by itself', () => {
    expect(begin([{ do: 'stop' }]).action).toBeNull();
    expect(begin([{ do: 'end' }]).action).toBeNull();
    expect(begin([]).action).toBeNull();
  });
});

it('reads the monsters from the board', () => {
  const board = [
    '4 4 . 4 . 4 4',
    '4 . . . . C 4',
    '. . u u u . .',
    '4 . u P8 u . 4',
    '. . B u . . .',
    '4 A . . u . 4',
    '4 4 . 4 . 4 4',
  ];
  expect(monsterPlaces(board)).toEqual({ A: 'b2', B: 'c3', C: 'f6' });
});

describe('for any list of actions', () => {
  const box = fc.constantFrom(...Array.from({ length: GRID.size }, (_, number) => GRID.name(number)));
  const seat = fc.constantFrom(...SEATS);
  const suit = fc.constantFrom(...SUITS);
  const card = fc.constantFrom('7S' as const, '9H' as const, 'QD' as const, 'KC' as const);
  const joker = fc.constant('XB' as const);
  const dir = fc.constantFrom(...DIRECTIONS);
  const one = <T extends Action>(shape: { [Key in keyof T]: fc.Arbitrary<T[Key]> }) =>
    fc.record(shape) as unknown as fc.Arbitrary<Action>;
  const kind = <K extends ActionKind>(value: K) => fc.constant(value);
  const anyAction = fc.oneof(
    one({ do: kind('move'), card, to: box }),
    one({ do: kind('move'), card: joker, to: box, suit }),
    one({ do: kind('attack'), card, target: seat, flee: box }),
    one({ do: kind('attack'), card: joker, target: seat, suit }),
    one({ do: kind('ignore'), card: joker, suit }),
    one({ do: kind('leap'), card, to: box }),
    one({ do: kind('throw'), card, target: seat, dir, flee: box }),
    one({ do: kind('army-move'), card, unit: box, to: box }),
    one({ do: kind('army-attack'), card, unit: box, target: seat, flee: box }),
    one({ do: kind('blitz-on'), to: box, flee: box }),
    one({ do: kind('frenzy-on'), target: seat }),
    one({ do: kind('stop') }),
    one({ do: kind('end') }),
  );
  const lists = fc.array(anyAction, { minLength: 1, maxLength: 30 });

  it('following any offers ends in one legal action, with a click or a button last', () => {
    fc.assert(
      fc.property(lists, fc.infiniteStream(fc.nat()), (legal, dice) => {
        const roll = (count: number) => (dice.next().value as number) % count;
        let selection = begin(legal);
        for (let steps = 0; selection.action === null; steps++) {
          expect(steps).toBeLessThan(8);
          const offers = [
            ...(selection.step === 'card'
              ? selection.cards.map((offer) => () => chooseCard(selection, offer))
              : []),
            ...(selection.step === 'card' || selection.step === 'mode'
              ? selection.modes.map((offer) => () => chooseMode(selection, offer))
              : []),
            ...selection.choices.map((offer) => () => choose(selection, offer)),
          ];
          expect(offers.length).toBeGreaterThan(0);
          const next = offers[roll(offers.length)]!();
          expect(next.trail.length).toBe(selection.trail.length + 1);
          selection = next;
        }
        expect(legal).toContainEqual(selection.action);
        expect(stepBack(selection).action).toBeNull();
      }),
    );
  });

  it('every legal action can be reached, a joker by any suit that does the same', () => {
    fc.assert(
      fc.property(lists, (legal) => {
        for (const wanted of legal) {
          expect(withoutSuit(follow(begin(legal), wanted))).toEqual(withoutSuit(wanted));
        }
      }),
    );
  });
});
