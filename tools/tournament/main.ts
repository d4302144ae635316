/**
 * `npm run tournament`: plays levels of bots against each other. Each game is appended to a file as it ends; another
 * run resumes. `--games N` per pairing, `--mirror` for each level against itself where sides differ; `--place
 * NAME,NAME,…` and `--levels NAME,NAME,…` select pairings, `--file PATH` stores the games, `--seed N` sets the random
 * seed. `--report` plays nothing and prints the tables. `--keep` writes them into `docs/bots.md`, and their numbers
 * into `tools/tournament/kept.json`.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type BotLevel, LEVELS } from '#core';
import { rewrite } from '../document';
import { CASES, keyOf, type Pairing } from './cases';
import { playGame, type Result } from './play';
import { report, withReport } from './report';
import { merged, type Summary, summarize } from './summary';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    place: { type: 'string', default: 'two' },
    levels: { type: 'string', default: LEVELS.join(',') },
    neighbours: { type: 'boolean', default: false },
    mirror: { type: 'boolean', default: false },
    file: { type: 'string', default: 'tournament.jsonl' },
    seed: { type: 'string', default: '1' },
    report: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});

function listOf<Name extends string>(text: string, known: readonly Name[], option: string): readonly Name[] {
  return text.split(',').map((name) => {
    const found = known.find((each) => each === name);
    if (found === undefined) throw new RangeError(`${option} takes ${known.join(', ')}`);
    return found;
  });
}

const games = Number(values.games);
const seed = Number(values.seed);
if (!Number.isSafeInteger(games) || games < 2) throw new RangeError('--games must be a whole number from 2');
if (!Number.isSafeInteger(seed)) throw new RangeError('--seed must be a whole number');
const places = listOf(values.place, Object.keys(CASES), '--place');
const levels = listOf<BotLevel>(values.levels, LEVELS, '--levels');

const pairings: readonly Pairing[] = places.flatMap((place) =>
  levels.flatMap((level, index) =>
    levels
      .slice(0, index)
      .filter((_, below) => !values.neighbours || below === index - 1)
      .concat(values.mirror ? [level] : [])
      .map((below): Pairing => ({ place, levels: [level, below] })),
  ),
);

const results: Result[] = existsSync(values.file)
  ? readFileSync(values.file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Result)
  : [];
const done = new Set(results.map(({ pairing, game }) => `${pairing} ${game}`));

const KEPT = 'tools/tournament/kept.json';
const DOCUMENT = 'docs/bots.md';

/** Two games with the same opening. */
const ROUND = 2;
const PROGRESS_EVERY = 20;

function playAll(): void {
  const all = pairings.length * games;
  for (let first = 0; first < games; first += ROUND) {
    for (const pairing of pairings) {
      for (let game = first; game < Math.min(first + ROUND, games); game++) {
        if (done.has(`${keyOf(pairing)} ${game}`)) continue;
        const result = playGame(pairing, game, seed);
        appendFileSync(values.file, `${JSON.stringify(result)}\n`);
        results.push(result);
      }
    }
    const played = pairings.length * Math.min(first + ROUND, games);
    if (first % PROGRESS_EVERY === 0) console.error(`${played} of ${all} games`);
  }
}

/** Writes the results into the document about bots. */
function keep(played: readonly Summary[]): void {
  const all = merged(JSON.parse(readFileSync(KEPT, 'utf8')) as readonly Summary[], played);
  rewrite(KEPT, () => JSON.stringify(all));
  rewrite(DOCUMENT, (document) => withReport(document, all));
}

if (!values.report) playAll();
const played = pairings.map((pairing) => summarize(pairing, results, CASES[pairing.place]!.side));
console.log(report(played));
if (values.keep) keep(played);
