import { coloursOfSeats, type SeatColours } from '#ui';
import type { GameModule } from './game';

/** The colours of the seats of a game until somebody chooses others: its own, or those by the order of the seats. */
export function seatColoursOf({
  seats,
  seatColours = {},
}: Pick<GameModule, 'seats' | 'seatColours'>): SeatColours {
  const byOrder = coloursOfSeats(seats);
  return Object.fromEntries(seats.map((seat) => [seat, seatColours[seat] ?? byOrder[seat]!]));
}
