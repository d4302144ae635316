import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOTS, type BotQuestion, botTasks } from '#bots';
import { type GameTypes, LEVELS, Match, runToEnd } from '#core';
import { king, simulator as kingSimulator } from '#king-of-monsters/rules';
import { LocalSource } from '#session';
import { tetzilla, simulator as tetzillaSimulator } from '#tetzilla/rules';
import { zorgl, simulator as zorglSimulator } from '#zorgl/rules';
import { choiceAfter, type Table } from '../helpers/moment';
import { redealtKing, redealtTetzilla, redealtZorgl } from '../helpers/redealt';

/** A game, with what deals again what a seat cannot see. */
interface DealtTable extends Table {
  redealt(position: unknown, seat: string, seed: number): unknown;
}

const TABLES: readonly (readonly [string, DealtTable])[] = [
  ['Zorgl-Zilla', { rules: zorgl, simulator: zorglSimulator, players: 2, redealt: redealtZorgl as never }],
  [
    'TetZilla',
    { rules: tetzilla, simulator: tetzillaSimulator, players: 3, redealt: redealtTetzilla as never },
  ],
  ['King of Monsters', { rules: king, simulator: kingSimulator, players: 2, redealt: redealtKing as never }],
];

/** What somebody does in a position of which a match knows all. */
type Player = (table: Table, position: unknown, seed: number) => unknown;

/** A bot as a session asks it: with what the match tells its seat, by the protocol of workers. */
const asked =
  (bot: keyof typeof BOTS, iterations: number): Player =>
  ({ rules, simulator }, position, seed) => {
    const source = new LocalSource(new Match(rules, position), 'spectator');
    const seat = source.seat!;
    const view = source.viewAt(0, seat);
    const question = { bot, view, legal: source.legal(seat), seat, seed, inCharacter: true } as const;
    // What goes to a worker goes as text.
    const sent = JSON.parse(JSON.stringify(question)) as typeof question;
    const answer = runToEnd(
      botTasks(simulator, () => 0)({ do: 'think', question: sent, time: { iterations } }),
    );
    return answer;
  };

/** One that is given the true position in place of its view, and looks at it. */
const peeking: Player = ({ rules, simulator }, position, seed) => {
  const open = { ...simulator, determinize: (view: unknown) => view };
  const seat = rules.pending(position).at(-1)!.seat;
  const question: BotQuestion<GameTypes> = { view: position, legal: rules.legal(position), seat, seed };
  const thinker = BOTS.merciless(open).think(question);
  thinker.step(2);
  return thinker.thought();
};

/** Whether somebody does the same whatever is hidden: so many moments, two deals each. Nothing where they do. */
function caught(
  table: DealtTable,
  player: Player,
  runs: number,
): fc.RunDetails<[{ seed: number; after: number }]> {
  const { rules } = table;
  return fc.check(
    fc.property(fc.record({ seed: fc.nat(100_000), after: fc.nat(60) }), ({ seed, after }) => {
      const position = choiceAfter(table, seed, after);
      const seat = rules.pending(position).at(-1)!.seat;
      const before = JSON.stringify(player(table, position, seed));
      for (let deal = 1; deal <= 2; deal++) {
        const elsewhere = table.redealt(position, seat, seed + deal);
        if (!rules.parse(elsewhere).ok) throw new Error('what was dealt again is no position');
        if (JSON.stringify(player(table, elsewhere, seed)) !== before) return false;
      }
      return true;
    }),
    { numRuns: runs, seed: 7 },
  );
}

/** Fewer for those that take their time. */
const RUNS: Readonly<Record<(typeof LEVELS)[number], number>> = {
  gentle: 25,
  greedy: 25,
  planner: 10,
  hunter: 5,
  merciless: 4,
};

describe.each(TABLES)('what is hidden at %s', (_, table) => {
  it.each(LEVELS)('never changes what a bot does with the same seed: %s', (level) => {
    const found = caught(table, asked(level, 2), RUNS[level]);
    expect(found.failed, String(found.errorInstance)).toBe(false);
  });

  it('changes what one does who looks at the true position', () => {
    expect(caught(table, peeking, 6).failed).toBe(true);
  });
});
