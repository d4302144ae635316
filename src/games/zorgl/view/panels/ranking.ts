import { pileWorth, type Seat, type View } from '#zorgl/rules';
import { traitsOf } from './monsters';

/** The floors that win at once (Z10.1). */
export const FLOORS_TO_WIN = 10;

export interface RankedPlayer {
  readonly seat: Seat;
  /** 1 for the winner; equal piles behind it share a rank. */
  readonly rank: number;
  readonly floors: number;
  readonly units: number;
  /** What each of the units is worth, in floors (Z11.13). */
  readonly unitWorth: number;
  /** What the pile is worth (Z9.5). */
  readonly worth: number;
}

/** The players from first to last: the winner, then by what their piles are worth; equals in order of play. */
export function rankPlayers(
  position: Pick<View, 'options' | 'players' | 'order' | 'outcome'>,
): RankedPlayer[] {
  const winner = position.outcome?.winner;
  const piles = position.order.map((seat) => {
    const { floors, units } = position.players[seat] ?? { floors: 0, units: 0 };
    const { unitWorth } = traitsOf(position, seat);
    return { seat, floors, units, unitWorth, worth: pileWorth(position, seat) };
  });
  piles.sort((a, b) => Number(b.seat === winner) - Number(a.seat === winner) || b.worth - a.worth);
  const ranked: RankedPlayer[] = [];
  for (const [index, pile] of piles.entries()) {
    const before = ranked.at(-1);
    const shares = before !== undefined && before.seat !== winner && before.worth === pile.worth;
    ranked.push({ ...pile, rank: shares ? before.rank : index + 1 });
  }
  return ranked;
}
