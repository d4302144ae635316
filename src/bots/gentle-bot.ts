import type { GameTypes, Simulator } from '#core';
import type { Bot } from './bot';
import { lookingAhead } from './lookAhead';

/**
 * A partner to learn with: takes the action that the game's profile likes best for gentle bots, else the one after which its
 * rivals stand best, and hands over as soon as that costs them nothing.
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
    // Where dice decide, it believes the first throw that it imagines.
    ...(simulator.profile?.plans === 'rolls' ? { rolls: 1 } : {}),
  });
}
