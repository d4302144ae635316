import type { GameTypes, Simulator } from '#core';
import type { Bot } from './bot';
import { scoreOf } from './evaluator';
import { lookingAhead } from './lookAhead';

/** Takes the action after which its seat stands best, and plays on as long as that costs nothing. */
export function greedyBot<T extends GameTypes>(simulator: Simulator<T>): Bot<T> {
  return lookingAhead(simulator, {
    id: 'greedy',
    likes: (simulation, seat) => scoreOf(simulator, simulation, seat, 'greedy', seat),
    // Where two are level, a chance more is worth so much of a score.
    fond: (simulation, seat) => 4 * simulator.scale * (simulator.profile?.character?.(simulation, seat) ?? 0),
    goesOn: true,
  });
}
