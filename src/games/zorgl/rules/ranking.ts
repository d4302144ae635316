import { rankTeams, type Standing } from '#core';
import type { Seat, View } from './position';
import { pileWorth } from './worth';

/**
 * The players from first to last: the winner, then by worth of the pile. Ties are in order of play and share
 * a rank.
 */
export function rankSeats(
  known: Pick<View, 'options' | 'players' | 'house' | 'order' | 'outcome'>,
): readonly (Standing<Seat> & { readonly score: number })[] {
  const winner = known.outcome?.winner;
  const teams = known.order.map((seat) => ({ seats: [seat], score: pileWorth(known, seat) }));
  const won = ({ seats }: { seats: readonly Seat[] }) => Number(seats[0] === winner);
  return rankTeams(teams, (a, b) => won(b) - won(a) || b.score - a.score);
}
