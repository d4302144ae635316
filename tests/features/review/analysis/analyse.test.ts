import { describe, expect, it } from 'vitest';
import { BotPool } from '#bots';
import { type GameTypes, Match, unwrap } from '#core';
import type { GameModule } from '#module';
import { LocalSource, runInline } from '#session';
import {
  biggestSwings,
  chancesIn,
  judgeAction,
  type MoveReview,
  probabilitySwings,
  summaries,
  turningPoints,
} from '../../../../src/features/review/analysis/analyse';
import { toyGame, toyPosition, toySimulator } from '../../../helpers/toy-game';

const MODULE = { rules: toyGame, simulator: toySimulator } as unknown as Pick<
  GameModule,
  'rules' | 'simulator'
>;

const pool = () =>
  new BotPool<GameTypes>({
    start: () => {
      throw new Error('no workers');
    },
    most: 1,
    instead: runInline(
      MODULE.simulator,
      () => Promise.resolve(),
      () => 0,
    ),
    late: () => () => {},
  });

/** A game of two with a last choice: who lays the better card wins. */
function played(first: number) {
  const match = new Match(toyGame, toyPosition({ A: [0, 2], B: [1] }));
  for (const lay of [first, 1, 2 - first]) unwrap(match.act({ lay }));
  return {
    match,
    game: {
      actions: match.entries.map(({ seat, action }) => ({ seat, action })),
      positionAt: (count: number) => match.positionAt(count),
    },
  };
}

const judge = (first: number, index: number) =>
  judgeAction(MODULE, pool(), { parts: 1 }, played(first).game, index, new AbortController().signal);

describe('an action that was taken', () => {
  it('is judged by what its seat knew: chances that add up, no loss by the best one', async () => {
    const judged = await judge(2, 0);
    expect(judged.seat).toBe('A');
    const chances = Object.values(judged.before);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(judged).toMatchObject({ loss: 0, better: null, luck: 0 });
    // The graph has all cards open, and does not swing with whose turn it is.
    expect(judged.before).toEqual(chancesIn(MODULE, played(2).match.positionAt(0)));
  });

  it('that could not be helped is no mistake', async () => {
    expect(await judge(2, 2)).toMatchObject({ loss: 0, better: null });
  });
});

const at = (loss: number, luck: number, seat = 'A'): MoveReview => ({
  seat,
  before: { A: 0.5, B: 0.5 },
  loss,
  better: loss > 0 ? [] : null,
  luck,
});

it('the actions that changed most are named, by play or by luck, in the order of the game', () => {
  const judged = [at(0.1, 0), undefined, at(0, -0.4), at(0.01, 0.01), ...Array(6).fill(at(0.2, 0))];
  expect(turningPoints(judged)).toEqual([2, 4, 5, 6, 7, 8]);
  expect(turningPoints([at(0.01, 0.02)])).toEqual([]);
});

it('great leaps of the chances that last are named with who gains, unless they are named anyway', () => {
  const course = [0.5, 0.5, 0.62, 0.62, undefined, 0.7, 0.7, 0.3, 0.3, 0.9, 0.9, 0.7, 0.7, 0.5, 0.9, 0.5];
  const changed = probabilitySwings(course.map((a) => (a === undefined ? undefined : { A: a, B: 1 - a })));
  expect(changed).toHaveLength(15);
  expect(changed[1]).toEqual({ seat: 'A', by: expect.closeTo(0.12) });
  expect(changed[6]).toEqual({ seat: 'B', by: expect.closeTo(0.4) });
  expect(changed.slice(3, 5)).toEqual([undefined, undefined]);
  expect(biggestSwings(changed, [])).toEqual([6, 8, 10]);
  expect(biggestSwings(changed, [6, 8])).toEqual([1, 10]);
});

it('play and luck are told apart, by seat', () => {
  const judged = [at(0.1, 0.2), at(0.3, -0.5), at(0.2, 0, 'B')];
  const [one, other] = summaries(['A', 'B'], judged);
  expect(one!.lost).toBeCloseTo(0.4);
  expect(one!.luck).toBeCloseTo(-0.3);
  expect(other).toEqual({ seat: 'B', lost: 0.2, luck: 0 });
});

it('a finished game is played out from a moment with what was hidden dealt again, if that is wanted', () => {
  const { match } = played(2);
  const source = new LocalSource(match);
  expect(source.branch(1, 'B', toySimulator, 5).actions).toHaveLength(1);
  const again = source.branch(1, 'B', toySimulator, 5, true);
  expect(again.actions).toEqual([]);
  expect(again.initial).toEqual(toySimulator.determinize(source.viewAt(1, 'B'), 5));
});

it('at the end winners share all chances', () => {
  const over = toyPosition({ A: [], B: [], C: [], D: [] });
  const position = { ...over, scores: { A: 4, B: 4, C: 3, D: 4 } };
  expect(chancesIn(MODULE, position)).toEqual({ A: 1 / 3, B: 1 / 3, C: 0, D: 1 / 3 });
});
