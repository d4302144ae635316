import { FEATURES, readFeatures, type SetupOptions, simulator, zorgl } from '#zorgl/rules';
import { learn, surprise } from './learn';
import { playSamples, type Sample } from './samples';

const SPECIALS = ['xman', 'greatzilla', 'nogyab', 'krustazor'];
const COMPANIES = [
  ['A', 'C'],
  ['B', 'D'],
  ['A', 'B', 'C'],
  ['A', 'B', 'C', 'D'],
] as const;

/** Half of the games are for two; every third has special monsters, every fourth no army. */
const zorglOptions = (game: number): SetupOptions => {
  const places = game % 2 === 0 ? COMPANIES[(game / 2) % 2]! : COMPANIES[game % COMPANIES.length]!;
  const cast = places.map((seat, index) => [
    seat,
    SPECIALS[(index + Math.floor(game / 3)) % SPECIALS.length]!,
  ]);
  return {
    places,
    army: game % 4 !== 3,
    flight: 'english',
    ...(game % 3 === 0 ? { monsters: Object.fromEntries(cast) } : {}),
  };
};

/** Where the weights are written. */
export const ZORGL_DATA = 'src/games/zorgl/rules/evaluation.data.ts';

const ELEVEN = 11;

/** Learns from who wins. Returns the module that the rules read. */
export function fitZorgl(games: number, seed: number, progress: (done: number) => void): string {
  const samples: Sample[] = [];
  /** Of one game in eleven, which are of all kinds, to see how well the weights do on games that they do not know. */
  const unknown: Sample[] = [];
  for (let number = 0; number < games; number++) {
    const game = { rules: zorgl, simulator, read: readFeatures, options: zorglOptions(number) };
    (number % ELEVEN === 0 ? unknown : samples).push(...playSamples(game, seed * games + number));
    progress(number);
  }
  const weights = learn(samples, FEATURES.length, seed);
  console.log(`surprise: ${surprise(samples, weights).toFixed(4)} on what was learned,`);
  console.log(`${surprise(unknown, weights).toFixed(4)} on other games,`);
  console.log(`${surprise(unknown, new Float64Array(weights.length)).toFixed(4)} knowing nothing`);
  /** Whole thousandths: no digits that mean nothing, and no number that looks like a constant. */
  const THOUSAND = 1000;
  const entries = FEATURES.map((name, index) => `'${name}': ${Math.round(weights[index]! * THOUSAND)},`);
  return [
    '/** What each feature weighs, in thousandths; written by `npm run fit`. */',
    `export const FEATURE_WEIGHTS: Readonly<Record<string, number>> = {${entries.join('\n')}};`,
    '',
  ].join('\n');
}
