import type { GameTypes, Simulator } from '#core';
import type { Bot } from './bot';
import { lookingAhead } from './lookAhead';

/** Takes the action after which its seat stands best, and plays on as long as that costs nothing. */
export function greedyBot<T extends GameTypes>(simulator: Simulator<T>): Bot<T> {
  return lookingAhead(simulator, {
    id: 'greedy',
    likes: (simulation, seat) => simulation.score(seat),
    goesOn: true,
  });
}
