import { type GameTypes, Random, type Simulator } from '#core';
import type { Bot } from './bot';
import { oneShotBot } from './oneShot';

/** Takes any legal action with equal probability. */
export function randomBot<T extends GameTypes>(simulator: Simulator<T>): Bot<T> {
  return oneShotBot('random', simulator, function* ({ legal, seed }) {
    yield 0;
    return [Random.fromSeed(seed).pick(legal)];
  });
}
