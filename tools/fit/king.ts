import { Random, unwrap } from '#core';
import { FEATURES, king, readFeatures, simulator } from '#king-of-monsters/rules';
import { learn, surprise } from './learn';
import type { Sample } from './samples';

/** Output file of the weights. */
export const KING_DATA = 'src/games/king-of-monsters/rules/evaluation.data.ts';

/** One position in this many is sampled. */
const SAMPLED = 8;
/** Percentage of random actions, so that all kinds of positions occur. */
const STRAY = 3;
/** One game in this many is held out for validation. */
const KEPT = 11;
/** Weights are rounded to thousandths; more digits would mean nothing. */
const THOUSAND = 1000;

const NOTHING: Float32Array = new Float32Array(FEATURES.length);

/**
 * Plays a game in which each seat takes the action with the best immediate result. The first entry of each sample is
 * the King, the second the League.
 */
function play(seed: number): readonly Sample[] {
  const random = Random.fromSeed(seed);
  const options = unwrap(king.options.parse({}));
  const simulation = simulator.from(unwrap(king.setup(options, random.uint32())));
  const next = simulation.clone();
  const list = simulator.newList();
  const moments: Float32Array[] = [];
  for (let seat = simulation.decider; seat !== undefined; seat = simulation.decider) {
    if (random.below(SAMPLED) === 0) {
      moments.push(
        Float32Array.from(
          readFeatures(
            simulation.position(),
            simulator.profile!.score!(simulation, 'king', 'merciless', 'king'),
          ),
        ),
      );
    }
    simulation.legal(list);
    let best = list.at(random.below(list.length));
    if (random.below(100) >= STRAY) {
      let most = Number.NEGATIVE_INFINITY;
      for (let index = 0; index < list.length; index++) {
        next.copyFrom(simulation);
        next.play(list.at(index));
        const score = next.score(seat);
        if (score <= most) continue;
        most = score;
        best = list.at(index);
      }
    }
    simulation.play(best);
  }
  const won = simulation.position().outcome?.winner === 'king' ? [1, 0] : [0, 1];
  return moments.map((features) => ({ seats: [features, NOTHING], won }));
}

/** Learns from who wins. Returns the source of the module that the rules import. */
export function fitKing(games: number, seed: number, progress: (done: number) => void): string {
  const samples: Sample[] = [];
  const unknown: Sample[] = [];
  for (let number = 0; number < games; number++) {
    (number % KEPT === 0 ? unknown : samples).push(...play(seed * games + number));
    progress(number);
  }
  const weights = learn(samples, FEATURES.length, seed);
  console.log(`surprise: ${surprise(samples, weights).toFixed(4)} on what was learned,`);
  console.log(`${surprise(unknown, weights).toFixed(4)} on other games,`);
  console.log(`${surprise(unknown, new Float64Array(weights.length)).toFixed(4)} knowing nothing`);
  const entries = FEATURES.map((name, index) => `'${name}': ${Math.round(weights[index]! * THOUSAND)},`);
  return [
    '/**',
    ' * What each feature weighs, in thousandths. Written by',
    ` * \`npm run fit -- --game king-of-monsters --games ${games} --seed ${seed}\`.`,
    ' */',
    `export const FEATURE_WEIGHTS: Readonly<Record<string, number>> = {${entries.join('\n')}};`,
    '',
  ].join('\n');
}
