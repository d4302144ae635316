import type { ActionList } from './actionList';
import { GRID } from './board';
import { type CardlessCode, withFlee } from './code';
import { flightDirections } from './geometry';
import type { State } from './state';

/**
 * Adds an action for each box to which the unit in `box` may flee from a monster arriving in `direction`:
 * boxes completely empty before anyone moves (Z9.2). Returns whether there are any.
 */
export function addFlights(
  state: State,
  list: ActionList,
  code: CardlessCode,
  box: number,
  direction: number,
): boolean {
  let any = false;
  for (const way of flightDirections(state.config.options.flight, direction)) {
    const to = GRID.step(box, way);
    if (to < 0 || !state.isEmpty(to)) continue;
    list.push(withFlee(code, to));
    any = true;
  }
  return any;
}
