import { describe, expect, it } from 'vitest';
import { type PositionOrView, runToEnd, simulatorOf } from '#core';
import { type PuzzleKind, parsePuzzle, searchPuzzle } from '#learning';
import { type Toy, type ToyPosition, toyGame } from '../helpers/toy-game';

const simulator = simulatorOf<Toy>(toyGame, { determinize: (view) => view as ToyPosition, score: () => 0 });

const scored = (known: PositionOrView<Toy>, seat: string) => known.scores[seat] ?? 0;

/** So much is scored before anybody else lays a card. */
const atOnce: PuzzleKind<Toy> = {
  counts: [5],
  ask: (count) => ({ en: `Score ${count}.`, fr: `Marquez ${count}.` }),
  done: (begun, now, seat) => scored(now, seat) - scored(begun, seat),
  state(begun, now, seat, count) {
    if (scored(now, seat) - scored(begun, seat) >= count) return 'reached';
    return now.turn === seat ? 'open' : 'lost';
  },
};

/** In the end one has more than all others; whoever passes gives up. */
const ahead: PuzzleKind<Toy> = {
  ...atOnce,
  state(_, now, seat) {
    if (now.passes > 0) return now.turn === seat ? 'reached' : 'lost';
    if (toyGame.pending(now).length > 0) return 'open';
    return now.order.every((each) => each === seat || scored(now, each) < scored(now, seat))
      ? 'reached'
      : 'lost';
  },
};

const at = (hands: Record<string, readonly number[]>): ToyPosition => ({
  hands,
  scores: { A: 0, B: 0 },
  order: ['A', 'B'],
  turn: 'A',
  passes: 0,
});

const search = (kind: PuzzleKind<Toy>, position: ToyPosition, count = 5, most = 10_000) =>
  runToEnd(searchPuzzle({ simulator, kind, count, seat: 'A', begun: position, now: position, most }));

describe('searching a puzzle', () => {
  it('finds the only way: the three first, which lets its player go again, and then the two', () => {
    const found = search(atOnce, at({ A: [1, 2, 3], B: [1] }));
    expect(found?.line).toEqual([{ lay: 3 }, { lay: 2 }]);
    expect(found?.firsts).toEqual([{ lay: 3 }]);
    expect(found?.moves).toBe(4);
  });

  it('finds none where there is none', () => {
    expect(search(atOnce, at({ A: [1, 2], B: [1] }))).toMatchObject({ line: [], firsts: [] });
  });

  it('counts on whatever others may do', () => {
    expect(search(ahead, at({ A: [2], B: [1] }))?.firsts).toEqual([{ lay: 2 }]);
    expect(search(ahead, at({ A: [2], B: [1, 1] }))?.firsts).toEqual([]);
    // B would have to lay the smaller one only.
    expect(search(ahead, at({ A: [2], B: [1, 2] }))?.firsts).toEqual([]);
  });

  it('gives up rather than answer where it would have to look at too much', () => {
    expect(search(atOnce, at({ A: [3, 3, 3, 3, 3], B: [1] }), 99, 3)).toBeNull();
  });
});

describe('reading a puzzle', () => {
  const rules = toyGame;
  const puzzle = {
    id: 'p1',
    kind: 'atOnce',
    count: 5,
    difficulty: 2,
    seat: 'A',
    position: at({ A: [3, 2], B: [] }),
    line: [{ lay: 3 }, { lay: 2 }],
  };
  const read = (change: object) => parsePuzzle(rules, { kinds: { atOnce } }, { ...puzzle, ...change });

  it('takes what is whole', () => {
    expect(read({})).toMatchObject({ ok: true, value: { id: 'p1', seat: 'A' } });
  });

  it.each([
    ['kind', { kind: 'dance' }],
    ['seat', { seat: 'B' }],
    ['id', { id: 'No id' }],
    ['difficulty', { difficulty: 9 }],
    ['line', { line: [] }],
  ])('names %s where it is at fault', (field, change) => {
    expect(read(change)).toMatchObject({ ok: false, error: { field } });
  });
});
