import { describe, expect, it } from 'vitest';
import { BOT_IDS, BOTS, type BotId, mergeResults, type SearchResult } from '#bots';
import type { GameTypes, Task } from '#core';
import { king, simulator as kingSimulator } from '#king-of-monsters/rules';
import { tetzilla, simulator as tetzillaSimulator } from '#tetzilla/rules';
import { zorgl, simulator as zorglSimulator } from '#zorgl/rules';
import { choiceAfter, type Table } from '../helpers/moment';

const SPECIALS = { monsters: ['xman', 'greatzilla', 'nogyab', 'krustazor'] };

const TABLES: readonly (readonly [string, Table])[] = [
  ['Zorgl-Zilla for two', { rules: zorgl, simulator: zorglSimulator, players: 2 }],
  ['Zorgl-Zilla for four', { rules: zorgl, simulator: zorglSimulator, players: 4, values: SPECIALS }],
  ['TetZilla for three', { rules: tetzilla, simulator: tetzillaSimulator, players: 3 }],
  ['King of Monsters', { rules: king, simulator: kingSimulator, players: 2 }],
];

/** A moment in which somebody has a choice, and what a bot is asked then. */
function momentOf(table: Table, seed: number, after: number) {
  const { rules } = table;
  const position = choiceAfter(table, seed, after);
  const seat = rules.pending(position).at(-1)!.seat;
  const view = rules.view(position, seat);
  return { position, question: { view, legal: rules.legal(view), seat, seed } };
}

/** As many as make a search look at several plans, and short enough for many of them. */
const STEPS = 5;

const thoughtOf = (
  id: BotId,
  { simulator }: Table,
  question: ReturnType<typeof momentOf>['question'],
): SearchResult<GameTypes> => {
  const thinker = BOTS[id](simulator).think(question);
  thinker.step(STEPS);
  return thinker.thought();
};

/** Finishes a piece of work; how often it paused. */
const pausesOf = (work: Task<unknown>): number => {
  let pauses = 0;
  while (work.next().done !== true) pauses++;
  return pauses;
};

describe('thinking with pauses', () => {
  it.each(TABLES)(
    'comes to the same, and one search pauses many times before its first answer: %s',
    (_, table) => {
      const { question } = momentOf(table, 5, 20);
      const thinker = BOTS.merciless(table.simulator).think(question);
      let pauses = pausesOf(thinker.stepping(STEPS));
      const conclusion = thinker.concluding();
      for (;;) {
        const next = conclusion.next();
        if (next.done === true) {
          expect(next.value).toEqual(thoughtOf('merciless', table, question));
          break;
        }
        pauses++;
      }
      // At least one for each plan that is looked at, and one for each iteration.
      expect(pauses).toBeGreaterThan(2 * STEPS);
    },
  );
});

describe('the merciless one', () => {
  it('plans no more answers with four than with two, so that its turn takes no longer', () => {
    const [two, four] = [TABLES[0]![1], TABLES[1]![1]].map((table) => {
      let work = 0;
      for (const seed of [1, 2, 3, 4, 5, 6]) {
        const { question } = momentOf({ ...table, values: {} }, seed, 20);
        const thinker = BOTS.merciless(table.simulator).think(question);
        // The first one looks for the plans of its own turn, too.
        thinker.step(1);
        work += pausesOf(thinker.stepping(STEPS));
      }
      return work;
    }) as [number, number];
    expect(four).toBeLessThan(1.5 * two);
  });
});

describe('choosing', () => {
  it.each(BOT_IDS)('is thinking for as long as one wants: %s', (id) => {
    const [[, table]] = TABLES as [(typeof TABLES)[number]];
    const { question } = momentOf(table, 5, 20);
    const bot = BOTS[id](table.simulator);
    const thinker = bot.think(question);
    thinker.step(thinker.budget);
    expect(bot.choose(question)).toEqual(thinker.thought().best);
  });
});

describe('thoughts of the same question', () => {
  const thought = (
    best: number,
    visits: readonly number[],
    values: readonly number[],
  ): SearchResult<GameTypes> => ({
    iterations: 10,
    actions: visits.map((count, action) => ({ action, visits: count, value: values[action]! })),
    best,
    line: [best, 'and on'],
  });

  it('are merged by how often each action was tried', () => {
    const merged = mergeResults([
      thought(0, [6, 4, 0], [0.5, 0.4, 0.2]),
      thought(1, [2, 8, 0], [0.1, 0.7, 0.4]),
    ]);
    expect(merged.iterations).toBe(20);
    expect(merged.actions.map(({ visits }) => visits)).toEqual([8, 12, 0]);
    expect(merged.actions[0]!.value).toBeCloseTo(0.4, 9);
    expect(merged.actions[1]!.value).toBeCloseTo(0.6, 9);
    expect(merged.actions[2]!.value).toBeCloseTo(0.3, 9);
    expect(merged.best).toBe(1);
    expect(merged.line).toEqual([1, 'and on']);
  });

  it('prefer of equally tried actions the better one', () => {
    expect(mergeResults([thought(0, [5, 5], [0.5, 0.6])]).best).toBe(1);
  });
});
