import type { GameTypes, Simulator } from '#core';
import type { Bot } from './bot';
import { lookingAhead } from './lookAhead';

/**
 * A sparring partner for beginners: takes the best action by the profile's `gentle` score, or else the one
 * that leaves its rivals best off, and ends its turn as soon as that makes no difference to them.
 */
export function gentleBot<T extends GameTypes>(simulator: Simulator<T>): Bot<T> {
  return lookingAhead(simulator, {
    id: 'gentle',
    likes(simulation, seat) {
      const own = simulator.profile?.gentle?.(simulation, seat);
      if (own !== undefined) return own;
      let total = 0;
      for (const rival of simulation.seats) if (rival !== seat) total += simulation.score(rival);
      return total;
    },
    goesOn: false,
    // With dice, it only samples a single roll.
    ...(simulator.profile?.plans === 'rolls' ? { rolls: 1 } : {}),
  });
}
