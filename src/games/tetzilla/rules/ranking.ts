import { rankTeams, type Standing } from '#core';
import { partsOf } from './markers';
import { SEATS, type Seat, type View } from './position';
import { DEFAULT_POINTS } from './worth';

/** The public part of a player's score, with buildings at their average. */
function visibleScore({ players, options }: Pick<View, 'players' | 'options'>, seat: Seat): number {
  const { pile, guards, hits } = players[seat]!;
  const points = pile.reduce((total, building) => total + DEFAULT_POINTS[partsOf(building).kind], 0);
  return points + guards.length * options.guardPoints - hits;
}

/**
 * The players from first to last: at the end by score (T9.4, T9.5), before that by their public score,
 * without a number. Ties share a rank.
 */
export function rankSeats(known: Pick<View, 'players' | 'options' | 'outcome'>): readonly Standing<Seat>[] {
  const { players, outcome } = known;
  const seats = SEATS.filter((seat) => players[seat] !== undefined);
  const scoreOf = (seat: Seat) => outcome?.scores[seat] ?? visibleScore(known, seat);
  const ranked = rankTeams(
    seats.map((seat) => ({ seats: [seat] })),
    ({ seats: [one] }, { seats: [other] }) =>
      scoreOf(other!) - scoreOf(one!) || players[one!]!.hits - players[other!]!.hits,
  );
  return outcome === null ? ranked : ranked.map((team) => ({ ...team, score: scoreOf(team.seats[0]!) }));
}
