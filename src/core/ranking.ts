/** How one team stands; a team may be a single seat. */
export interface Standing<Seat extends string = string> {
  readonly seats: readonly Seat[];
  /** 1 for the best. Teams that share a rank leave out the ones after it: 1, 1, 3. */
  readonly rank: number;
  /** In the game's own measure, larger is better; left out by games without one. */
  readonly score?: number;
}

/**
 * The standings of teams, the best first; the order of equal ones is kept.
 * @param compare negative if the first team stands better, zero if both stand equal
 */
export function rankTeams<Team extends Omit<Standing, 'rank'>>(
  teams: readonly Team[],
  compare: (a: Team, b: Team) => number,
): readonly (Team & { readonly rank: number })[] {
  const sorted = teams.toSorted(compare);
  let rank = 1;
  return sorted.map((team, index) => {
    if (index > 0 && compare(sorted[index - 1]!, team) !== 0) rank = index + 1;
    return { ...team, rank };
  });
}

/** The seats of rank 1: who has won, once the game is over. */
export function leaders<Seat extends string>(ranking: readonly Standing<Seat>[]): readonly Seat[] {
  return ranking.filter(({ rank }) => rank === 1).flatMap(({ seats }) => seats);
}
