import { Random, softmax } from '#core';
import type { Sample } from './samples';

const ROUNDS = 60;
const BATCH = 256;
const RATE = 0.02;
const FORGET_FIRST = 0.9;
const FORGET_SECOND = 0.999;
const TINY = 1e-8;
/** Keeps the weights of rare features small. */
const DECAY = 1e-4;

/** Predicted win probability of each seat. */
function predicted({ seats }: Sample, weights: Float64Array): number[] {
  const chances = seats.map((features) => {
    let liking = 0;
    for (let each = 0; each < weights.length; each++) liking += features[each]! * weights[each]!;
    return liking;
  });
  softmax(chances, chances.length);
  return chances;
}

/**
 * Mean cross-entropy of the predictions in nats, over samples that somebody won; the logarithm of the number of seats
 * is chance level.
 */
export function surprise(samples: readonly Sample[], weights: Float64Array): number {
  let total = 0;
  let won = 0;
  for (const sample of samples) {
    const chances = predicted(sample, weights);
    for (let seat = 0; seat < chances.length; seat++) {
      if (sample.won[seat]! > 0) total -= sample.won[seat]! * Math.log(chances[seat]!);
      won += sample.won[seat]!;
    }
  }
  return total / won;
}

/** Fits a conditional logit model with Adam (Kingma and Ba 2015), the learning rate decaying to zero. */
export function learn(samples: readonly Sample[], features: number, seed: number): Float64Array {
  const weights = new Float64Array(features);
  const first = new Float64Array(features);
  const second = new Float64Array(features);
  const slope = new Float64Array(features);
  const order = samples.map((_, index) => index);
  const random = Random.fromSeed(seed);
  const batches = Math.floor(samples.length / BATCH);
  for (let step = 1; step <= ROUNDS * batches; step++) {
    const batch = (step - 1) % batches;
    if (batch === 0) random.shuffle(order, order.length);
    slope.fill(0);
    for (let index = batch * BATCH; index < (batch + 1) * BATCH; index++) {
      addSlope(samples[order[index]!]!, weights, slope);
    }
    const rate = RATE * (1 - step / (ROUNDS * batches + 1));
    for (let each = 0; each < features; each++) {
      const steep = slope[each]! / BATCH + DECAY * weights[each]!;
      first[each] = FORGET_FIRST * first[each]! + (1 - FORGET_FIRST) * steep;
      second[each] = FORGET_SECOND * second[each]! + (1 - FORGET_SECOND) * steep * steep;
      const mean = first[each]! / (1 - FORGET_FIRST ** step);
      const spread = second[each]! / (1 - FORGET_SECOND ** step);
      weights[each]! -= (rate * mean) / (Math.sqrt(spread) + TINY);
    }
  }
  return weights;
}

function addSlope(sample: Sample, weights: Float64Array, slope: Float64Array): void {
  const chances = predicted(sample, weights);
  // A game that everybody lost says nothing about who is likelier to win.
  const won = sample.won.reduce((sum, each) => sum + each, 0);
  for (const [seat, features] of sample.seats.entries()) {
    const off = chances[seat]! * won - sample.won[seat]!;
    for (let each = 0; each < slope.length; each++) slope[each]! += off * features[each]!;
  }
}
