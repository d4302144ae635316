import { scoreOf } from './result';
import type { State } from './state';

/** How well a seat stands: its score against that of the strongest rival. @param seat 0 … 4 */
export function prospectsOf(state: State, seat: number): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.config.players; other++) {
    if (other !== seat) rival = Math.max(rival, scoreOf(state, other));
  }
  return scoreOf(state, seat) - rival;
}
