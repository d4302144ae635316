import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, SUITS } from '#core';
import type { Action, ActionKind } from '#zorgl/rules';
import { GRID, SEATS } from '#zorgl/rules';
import { monsterPlaces } from '../../../../../src/games/zorgl/view/panels/places';
import {
  cancelSelection,
  choiceAt,
  choose,
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

  it('still asks for the box of a unit that has only one', () => {
    const unit = click(chooseMode(chooseCard(begin(legal), '7C'), 'army-move'), 'c4');
    expect(unit.action).toBeNull();
    expect(boxes(unit)).toEqual(['c5']);
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
    expect(choiceAt(chosen, 'b2')).toEqual({ kind: 'direction', value: 'SW', box: 'b2', exchange: true });
    expect(choiceAt(chosen, 'd4')).toEqual({ kind: 'direction', value: 'NE', box: 'd4', exchange: false });

    const atTheEdge = startSelection({ legal, player: 'A', places: { A: 'b2', B: 'a1' } });
    const off = chooseCard(atTheEdge, 'QH').choices.filter((choice) => choice.box === null);
    expect(off.map((choice) => choice.value)).toEqual(['SE', 'S', 'SW', 'W', 'NW']);
    expect(choose(chooseCard(atTheEdge, 'QH'), off[1]!).action).toEqual({ ...legal[4] });
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

  it('asks what to do where both moving and attacking are possible', () => {
    const both: Action[] = [...legal, { do: 'attack', card: 'XR', target: 'B', suit: 'H' }];
    expect(chooseCard(begin(both), 'XR')).toMatchObject({ step: 'mode', mode: null, choices: [] });
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
