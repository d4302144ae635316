import { coloursOfSeats, type SeatColours } from '#ui';
import type { GameModule } from './game';

/** Default seat colours: the game's own, or by order of the seats. */
export function seatColoursOf({
  seats,
  seatColours = {},
}: Pick<GameModule, 'seats' | 'seatColours'>): SeatColours {
  const byOrder = coloursOfSeats(seats);
  return Object.fromEntries(seats.map((seat) => [seat, seatColours[seat] ?? byOrder[seat]!]));
}
