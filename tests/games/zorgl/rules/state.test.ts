import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '#core';
import {
  type Action,
  ActionList,
  GRID,
  listLegal,
  type Position,
  playout,
  toState,
  zorgl,
} from '#zorgl/rules';
import { BoxSet } from '../../../../src/games/zorgl/rules/boxSet';
import {
  decodeAction,
  encode,
  FIRST_FIELD,
  KIND,
  NO_FLEE,
  NO_SUIT,
} from '../../../../src/games/zorgl/rules/code';
import { toPosition } from '../../../../src/games/zorgl/rules/convert';
import { play } from '../../../../src/games/zorgl/rules/play';
import { expectEqual } from '../../../helpers/expect-equal';
import { mixedPlay, mixedPosition } from '../../../helpers/mixed-play';

const written = (list: ActionList): Action[] =>
  Array.from({ length: list.length }, (_, index) => decodeAction(list.at(index)));

function legalOf(state: ReturnType<typeof toState>): Action[] {
  const list = new ActionList();
  listLegal(state, list);
  return written(list);
}

const SEEDS = Array.from({ length: 120 }, (_, seed) => seed);
const MAX_ACTIONS = 60;

describe('a state', () => {
  it('is the position that it was made of', () => {
    for (const seed of SEEDS) {
      for (const { next } of mixedPlay(seed, 6)) expectEqual(toPosition(toState(next)), next);
    }
  });

  it('knows of itself what one knows that is made anew, however long it was played on in place', () => {
    for (const seed of SEEDS) {
      const random = Random.fromSeed(seed);
      let position: Position = mixedPosition(seed);
      const state = toState(position);
      const list = new ActionList();
      for (let count = 0; count < MAX_ACTIONS && position.outcome === null; count++) {
        listLegal(state, list);
        const here = written(list);
        expectEqual(here, zorgl.legal(position));
        const choice = random.below(list.length);
        play(state, list.at(choice));
        position = unwrap(zorgl.apply(position, here[choice]!)).position;
      }
      expectEqual(toPosition(state), position);
    }
  });

  it('does not change with what is played on a copy, nor the copy with it', () => {
    const list = new ActionList();
    for (const seed of SEEDS) {
      const position = mixedPosition(seed);
      const state = toState(position);
      const copy = state.clone();
      listLegal(copy, list);
      for (let count = 0; count < 8 && list.length > 0; count++) {
        play(copy, list.at((seed + count) % list.length));
        listLegal(copy, list);
      }
      const later = toPosition(copy);
      expectEqual(toPosition(state), position);
      expectEqual(legalOf(state), zorgl.legal(position));
      listLegal(state, list);
      play(state, list.at(seed % list.length));
      expectEqual(toPosition(copy), later);
      expectEqual(legalOf(copy), zorgl.legal(later));
    }
  });

  it('plays a game to its end in place, the same with events and without', () => {
    const opening = unwrap(zorgl.setup({ places: ['A', 'C'], army: true, flight: 'english' }, 5));
    const quiet = playout(opening, 6);
    const events: string[] = [];
    expect(playout(opening, 6, ({ type }) => events.push(type))).toEqual(quiet);
    expect(quiet.position.outcome).not.toBeNull();
    expect(events.at(-1)).toBe('game-over');
    expect(events.filter((type) => type === 'card-played').length).toBeLessThanOrEqual(quiet.actions);
  });
});

const boxesOf = (set: BoxSet): number[] => {
  const rest = set.clone();
  const boxes: number[] = [];
  for (let box = rest.take(); box >= 0; box = rest.take()) boxes.push(box);
  return boxes;
};

const someBoxes = (random: Random): number[] =>
  Array.from({ length: GRID.size }, (_, box) => box).filter(() => random.below(3) === 0);

describe('a set of boxes', () => {
  it('holds what was put in and not taken out, in order', () => {
    const set = BoxSet.of([48, 0, 27, 28]);
    expect(boxesOf(set)).toEqual([0, 27, 28, 48]);
    expect([set.count, set.isEmpty]).toEqual([4, false]);
    set.remove(27);
    set.remove(48);
    set.remove(5);
    expect(boxesOf(set)).toEqual([0, 28]);
    set.remove(0);
    set.remove(28);
    expect([set.count, set.isEmpty, set.take()]).toEqual([0, true, -1]);
  });

  it('is combined with others as sets are', () => {
    const random = Random.fromSeed(1);
    const set = new BoxSet();
    for (let round = 0; round < 200; round++) {
      const [one, other, third] = [someBoxes(random), someBoxes(random), someBoxes(random)] as const;
      const [a, b, c] = [BoxSet.of(one), BoxSet.of(other), BoxSet.of(third)] as const;
      set.setCommon(a, b);
      const common = one.filter((box) => other.includes(box));
      expect(boxesOf(set)).toEqual(common);
      expect(a.meets(b)).toBe(common.length > 0);
      set.keep(c);
      expect(boxesOf(set)).toEqual(common.filter((box) => third.includes(box)));
      set.setOutside(a, b, c);
      const all = Array.from({ length: GRID.size }, (_, box) => box);
      expect(boxesOf(set)).toEqual(all.filter((box) => ![...one, ...other, ...third].includes(box)));
      const more = random.below(28);
      set.setSteps(a, b, c, more);
      expect(boxesOf(set)).toEqual(common.filter((box) => third.includes(box + more)));
      a.drop(b);
      expect(boxesOf(a)).toEqual(one.filter((box) => !other.includes(box)));
    }
  });
});

describe('a list of actions', () => {
  it('has an action for each card and each box, and none where there is no box', () => {
    const list = new ActionList();
    list.gather(0, 3, NO_SUIT);
    list.gather(0, 52, 0);
    expect(list.forSuit(1)).toBe(false);
    expect(list.forSuit(0)).toBe(true);
    list.pushBoxes(encode(KIND.move, 0, 0, NO_FLEE), new BoxSet(), FIRST_FIELD);
    list.pushBoxes(encode(KIND.move, 0, 0, NO_FLEE), BoxSet.of([2, 30]), FIRST_FIELD);
    list.pushBoxes(encode(KIND.move, 0, 0, NO_FLEE), new BoxSet(), FIRST_FIELD);
    list.forCard(12, NO_SUIT);
    list.pushBoxes(encode(KIND.leap, 0, 0, NO_FLEE), BoxSet.of([48]), FIRST_FIELD);
    list.forNoCard();
    list.push(encode(KIND.end, 0, 0, NO_FLEE));
    expect(written(list)).toEqual([
      { do: 'move', card: '4S', to: 'c1' },
      { do: 'move', card: '4S', to: 'c5' },
      { do: 'move', card: 'XR', to: 'c1', suit: 'S' },
      { do: 'move', card: 'XR', to: 'c5', suit: 'S' },
      { do: 'leap', card: 'KS', to: 'g7' },
      { do: 'end' },
    ]);
    for (let index = 0; index < list.length; index++) expect(list.includes(list.at(index))).toBe(true);
    expect(list.includes(encode(KIND.stop, 0, 0, NO_FLEE))).toBe(false);
  });

  it('is empty again when cleared, and grows as it must', () => {
    const list = new ActionList();
    for (let round = 0; round < 2; round++) {
      list.clear();
      expect(list.length).toBe(0);
      expect(list.forSuit(0)).toBe(false);
      for (let count = 0; count < 500; count++) {
        list.forCard(count % 52, NO_SUIT);
        list.push(encode(KIND.ignore, 0, 0, NO_FLEE));
      }
      expect(list.length).toBe(500);
      expect(decodeAction(list.at(499))).toEqual(decodeAction(list.at(499 - 52)));
      expect(new Set(written(list).map((action) => JSON.stringify(action))).size).toBe(52);
      for (let card = 0; card < 52; card++) list.gather(3, card, NO_SUIT);
      list.forSuit(3);
      list.push(encode(KIND.ignore, 0, 0, NO_FLEE));
      expect([list.length, decodeAction(list.at(551))]).toEqual([552, { do: 'ignore', card: 'KD' }]);
    }
  });
});
