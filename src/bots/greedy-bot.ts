import type { GameTypes, Simulator } from '#core';
import type { Bot } from './bot';
import { scoreOf } from './evaluator';
import { lookingAhead } from './lookAhead';

/** Takes the action after which its seat scores best, and keeps playing as long as that costs nothing. */
export function greedyBot<T extends GameTypes>(simulator: Simulator<T>): Bot<T> {
  return lookingAhead(simulator, {
    id: 'greedy',
    likes: (simulation, seat) => scoreOf(simulator, simulation, seat, 'greedy', seat),
    // Converts win probability to score: the slope of the softmax at even chances.
    fond: (simulation, seat) => 4 * simulator.scale * (simulator.profile?.character?.(simulation, seat) ?? 0),
    goesOn: true,
  });
}
