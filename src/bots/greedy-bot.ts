import { type Game, type GameTypes, type Imagination, Random, unwrap } from '#core';
import type { Bot, BotQuestion } from './bot';

/** How good an action is; compared from left to right. */
type Worth = readonly [score: number, stays: number];

/**
 * Looks one action ahead, in a position imagined from its view: takes the action after which its seat stands best.
 * Among equals it prefers those that leave the next decision to itself, then lets the seed choose.
 */
export function greedyBot<T extends GameTypes>(game: Game<T>, imagination: Imagination<T>): Bot<T> {
  return {
    id: 'greedy',
    choose({ view, legal, seat, seed }: BotQuestion<T>): T['Action'] {
      const imagined = imagination.imagine(view, seed);
      let best: T['Action'][] = [];
      let highest: Worth | undefined;
      for (const action of legal) {
        const { position } = unwrap(game.apply(imagined, action));
        const stays = game.pending(position).at(-1)?.seat === seat ? 1 : 0;
        const worth: Worth = [imagination.score(position, seat), stays];
        const order = highest === undefined ? 1 : compare(worth, highest);
        if (order > 0) {
          highest = worth;
          best = [action];
        } else if (order === 0) {
          best.push(action);
        }
      }
      return Random.fromSeed(seed).pick(best);
    },
  };
}

function compare(a: Worth, b: Worth): number {
  return a[0] - b[0] || a[1] - b[1];
}
