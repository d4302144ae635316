import { rankSeats, type Seat, type View } from '#zorgl/rules';
import { traitsOf } from './monsters';

/** The floors that win at once (Z10.1). */
export const FLOORS_TO_WIN = 10;

export interface RankedPlayer {
  readonly seat: Seat;
  /** 1 for the winner; equal piles behind it share a rank. */
  readonly rank: number;
  readonly floors: number;
  readonly units: number;
  /** Worth of each unit in the pile, in floors (Z11.13). */
  readonly unitWorth: number;
  /** Worth of the pile, in floors (Z9.5). */
  readonly worth: number;
}

/** The players from first to last, with the contents of their piles. */
export function rankPlayers(
  position: Pick<View, 'options' | 'players' | 'house' | 'order' | 'outcome'>,
): RankedPlayer[] {
  return rankSeats(position).map(({ seats, rank, score }) => {
    const seat = seats[0]!;
    const { floors, units } = position.players[seat] ?? { floors: 0, units: 0 };
    return { seat, rank, floors, units, unitWorth: traitsOf(position, seat).unitWorth, worth: score };
  });
}
