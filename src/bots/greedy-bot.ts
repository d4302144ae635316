import { type GameTypes, Random, type Simulator } from '#core';
import type { Bot, BotQuestion } from './bot';

/**
 * Looks one action ahead, in a position determinized from its view: takes the action after which its seat stands
 * best. Among equals it prefers those that leave the next decision to itself, then lets the seed choose.
 */
export function greedyBot<T extends GameTypes>(simulator: Simulator<T>): Bot<T> {
  const legal = simulator.newList();
  return {
    id: 'greedy',
    choose({ view, seat, seed }: BotQuestion<T>): T['Action'] {
      const now = simulator.from(simulator.determinize(view, seed));
      const next = now.clone();
      now.legal(legal);
      const best: number[] = [];
      let highest = Number.NEGATIVE_INFINITY;
      let stays = false;
      for (let index = 0; index < legal.length; index++) {
        const code = legal.at(index);
        next.copyFrom(now);
        next.play(code);
        const score = next.score(seat);
        const goesOn = next.decider === seat;
        if (score < highest || (score === highest && stays && !goesOn)) continue;
        if (score > highest || goesOn !== stays) best.length = 0;
        highest = score;
        stays = goesOn;
        best.push(code);
      }
      return now.decode(Random.fromSeed(seed).pick(best));
    },
  };
}
