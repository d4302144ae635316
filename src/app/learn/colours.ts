import type { GameModule } from '#module';
import { coloursOfSeats, type SeatColours } from '#ui';

/** The colours of the seats of a game in its lessons: its own, or those by the order of the seats. */
export function lessonColours({
  seats,
  seatColours = {},
}: Pick<GameModule, 'seats' | 'seatColours'>): SeatColours {
  const byOrder = coloursOfSeats(seats);
  return Object.fromEntries(seats.map((seat) => [seat, seatColours[seat] ?? byOrder[seat]!]));
}
