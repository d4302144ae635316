import { MONSTERS, ORDINARY } from './monsters';
import type { Seat, View } from './position';

/** What the pile of a seat is worth, in floors (Z9.5, Z10.1, Z11.13). */
export function pileWorth({ players, options }: Pick<View, 'players' | 'options'>, seat: Seat): number {
  const player = players[seat];
  if (player === undefined) return 0;
  const { unitWorth } = (options.specials ? MONSTERS.get(player.monster) : undefined) ?? ORDINARY;
  return player.floors + player.units * unitWorth;
}
