import { traitsOf } from './monsters';
import type { Seat, View } from './position';

/** Worth of a seat's pile, in floors (Z9.5, Z10.1, Z11.13). */
export function pileWorth(view: Pick<View, 'players' | 'options' | 'house'>, seat: Seat): number {
  const player = view.players[seat];
  if (player === undefined) return 0;
  return player.floors + player.units * traitsOf(view, player.monster).unitWorth;
}
