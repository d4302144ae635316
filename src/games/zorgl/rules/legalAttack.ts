import { type ActionList, encode, NO_FLEE } from './code';
import { flights, MEETS_UNIT, scanLine } from './line';
import type { State } from './state';

/**
 * Adds `kind` for an attack along `direction` at the monster in `target`: once for each flight (Z9.1), or once.
 * A gentle attacker does not crush (Z11.2). Returns whether there is such an attack.
 */
export function addAttack(
  state: State,
  list: ActionList,
  kind: number,
  card: number,
  seat: number,
  second: number,
  suit: number,
  target: number,
  direction: number,
): boolean {
  const { meets, recoil } = scanLine(state, target, direction);
  let flees = false;
  if (meets === MEETS_UNIT) {
    for (const flee of flights(state, recoil, direction)) {
      list.push(encode(kind, card, seat, second, suit, flee));
      flees = true;
    }
    if (!flees && state.traits(state.player).gentle) return false;
  }
  if (!flees) list.push(encode(kind, card, seat, second, suit, NO_FLEE));
  return true;
}
