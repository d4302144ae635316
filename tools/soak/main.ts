/**
 * `npm run soak`: plays random games with all player counts and options, and checks every position and transition.
 * `--game ID` selects a game, default all; `--games N` per game; `--seed S` of the first game.
 */
import { parseArgs } from 'node:util';
import { COMMAND_GAMES } from '../../src/cli/games';
import { type Soaked, soak } from './soak';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
});

const count = Number(values.games);
const first = Number(values.seed);
if (!Number.isSafeInteger(count) || count < 1) throw new RangeError('--games must be a whole number from 1');
if (!Number.isSafeInteger(first) || first < 0) throw new RangeError('--seed must be a whole number from 0');
const chosen = COMMAND_GAMES.filter(({ rules }) => values.game === undefined || values.game === rules.id);
if (chosen.length === 0)
  throw new RangeError(`--game must be one of ${COMMAND_GAMES.map(({ rules }) => rules.id).join(', ')}`);

let broken = false;
for (const { rules } of chosen) {
  const tables = new Map<number, Soaked[]>();
  for (let seed = first; seed < first + count; seed++) {
    const played = soak(rules, seed);
    const table = tables.get(played.players) ?? [];
    tables.set(played.players, [...table, played]);
    if (played.fault === undefined) continue;
    broken = true;
    console.log(`${rules.id}: ${JSON.stringify(played.fault)}`);
  }
  for (const [players, table] of [...tables].sort(([one], [other]) => one - other)) {
    const steps = table.reduce((sum, each) => sum + each.steps, 0);
    const faults = table.filter(({ fault }) => fault !== undefined).length;
    console.log(
      `${rules.id.padEnd(18)} ${players} players ${String(table.length).padStart(6)} games ${String(steps).padStart(9)} actions ${faults} faults`,
    );
  }
}
process.exitCode = broken ? 1 : 0;
