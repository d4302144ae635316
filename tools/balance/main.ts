/**
 * `npm run balance`: win rate of each monster, first-player advantage by city, and what it costs a bot to play in its
 * monster's character. Each game is appended to a file as it ends; another run resumes.
 * `--games N` per case, `--case NAME,…`, `--file PATH`, `--seed N`; `--report` plays nothing and prints the results.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CASES } from './cases';
import { playGame, type Result } from './play';
import { report } from './report';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    case: { type: 'string', default: Object.keys(CASES).join(',') },
    file: { type: 'string', default: 'balance.jsonl' },
    seed: { type: 'string', default: '1' },
    report: { type: 'boolean', default: false },
  },
});

const games = Number(values.games);
const seed = Number(values.seed);
if (!Number.isSafeInteger(games) || games < 1) throw new RangeError('--games must be a whole number from 1');
if (!Number.isSafeInteger(seed)) throw new RangeError('--seed must be a whole number');
const cases = values.case.split(',');
for (const name of cases) {
  if (!Object.hasOwn(CASES, name)) throw new RangeError(`--case takes ${Object.keys(CASES).join(', ')}`);
}

const results: Result[] = existsSync(values.file)
  ? readFileSync(values.file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Result)
  : [];
const done = new Set(results.map((result) => `${result.case} ${result.game}`));
const PROGRESS_EVERY = 50;

if (!values.report) {
  for (let game = 0; game < games; game++) {
    for (const name of cases) {
      if (done.has(`${name} ${game}`)) continue;
      const result = playGame(name, game, seed);
      appendFileSync(values.file, `${JSON.stringify(result)}\n`);
      results.push(result);
    }
    if ((game + 1) % PROGRESS_EVERY === 0) console.error(`${game + 1} of ${games} games of each case`);
  }
}
console.log(report(results.filter((result) => cases.includes(result.case))));
