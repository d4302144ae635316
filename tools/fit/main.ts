/**
 * `npm run fit -- --game NAME`: learns by what features a seat's chances of winning are to be judged, from games that
 * bots play, and writes the weights where the rules read them. `--games N` and `--seed N` change how many are played.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LEARNED } from './games';
import { learn, surprise } from './learn';
import { playSamples, type Sample } from './samples';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'zorgl' },
    games: { type: 'string', default: '6000' },
    seed: { type: 'string', default: '1' },
  },
});

const game = LEARNED[values.game];
if (game === undefined) throw new RangeError(`--game must be one of ${Object.keys(LEARNED).join(', ')}`);
const games = Number(values.games);
const seed = Number(values.seed);
if (!Number.isSafeInteger(games) || games < 100)
  throw new RangeError('--games must be a whole number from 100');
if (!Number.isSafeInteger(seed)) throw new RangeError('--seed must be a whole number');

const PROGRESS_EVERY = 100;
const ELEVEN = 11;
const samples: Sample[] = [];
/** Of one game in eleven, which are of all kinds, to see how well the weights do on games that they do not know. */
const unknown: Sample[] = [];
for (let number = 0; number < games; number++) {
  (number % ELEVEN === 0 ? unknown : samples).push(...playSamples(game, number, seed * games + number));
  if (number % PROGRESS_EVERY === 0) console.log(`${number} of ${games} games, ${samples.length} positions`);
}

const weights = learn(samples, game.features.length, seed);
console.log(`surprise: ${surprise(samples, weights).toFixed(4)} on what was learned,`);
console.log(`${surprise(unknown, weights).toFixed(4)} on other games,`);
console.log(`${surprise(unknown, new Float64Array(weights.length)).toFixed(4)} knowing nothing`);

/** Whole thousandths: no digits that mean nothing, and no number that looks like a constant. */
const THOUSAND = 1000;
const entries = game.features.map((name, index) => `'${name}': ${Math.round(weights[index]! * THOUSAND)},`);
writeFileSync(
  game.data,
  [
    '/** What each feature weighs, in thousandths; written by `npm run fit`. */',
    `export const FITTED: Readonly<Record<string, number>> = {${entries.join('\n')}};`,
    '',
  ].join('\n'),
);
execFileSync('npx', ['biome', 'check', '--write', game.data], { stdio: 'inherit' });
