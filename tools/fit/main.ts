/**
 * `npm run fit -- --game NAME`: learns to estimate win probabilities from games between bots, and writes the weights
 * where the rules import them. `--games N` and `--seed N` change how many games are played.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fitKing, KING_DATA } from './king';
import { fitTetzilla, TETZILLA_DATA } from './tetzilla';
import { fitZorgl, ZORGL_DATA } from './zorgl';

const FITS = {
  zorgl: { fit: fitZorgl, data: ZORGL_DATA },
  tetzilla: { fit: fitTetzilla, data: TETZILLA_DATA },
  'king-of-monsters': { fit: fitKing, data: KING_DATA },
};

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'zorgl' },
    games: { type: 'string', default: '6000' },
    seed: { type: 'string', default: '1' },
  },
});

const known = Object.entries(FITS).find(([name]) => name === values.game);
if (known === undefined) throw new RangeError(`--game must be one of ${Object.keys(FITS).join(', ')}`);
const [, { fit: learnFrom, data }] = known;
const games = Number(values.games);
const seed = Number(values.seed);
if (!Number.isSafeInteger(games) || games < 100)
  throw new RangeError('--games must be a whole number from 100');
if (!Number.isSafeInteger(seed)) throw new RangeError('--seed must be a whole number');

const PROGRESS_EVERY = 100;
const text = learnFrom(games, seed, (done) => {
  if (done % PROGRESS_EVERY === 0) console.error(`${done} of ${games} games`);
});
writeFileSync(data, text);
execFileSync('npx', ['biome', 'check', '--write', data], { stdio: 'inherit' });
