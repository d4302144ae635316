import { type GameTypes, Random } from '#core';
import type { Bot } from './bot';

/** Takes any legal action, all equally likely. */
export function randomBot<T extends GameTypes>(): Bot<T> {
  return {
    id: 'random',
    choose: ({ legal, seed }) => Random.fromSeed(seed).pick(legal),
  };
}
