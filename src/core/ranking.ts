/** How one team stands; a team may be a single seat. */
export interface Standing<Seat extends string = string> {
  readonly seats: readonly Seat[];
  /**
   * 1 for the best. Teams that share a rank leave out the ones after it: 1, 1, 3. Of a game that everybody has lost, ranks
   * begin at 2.
   */
  readonly rank: number;
  /** In the game's own measure, larger is better; left out by games without one. */
  readonly score?: number;
}

/**
 * The standings of teams, the best first; the order of equal ones is kept.
 * @param compare negative if the first team stands better, zero if both stand equal
 * @param lost everybody has lost, so that nobody has rank 1
 */
export function rankTeams<Team extends Omit<Standing, 'rank'>>(
  teams: readonly Team[],
  compare: (a: Team, b: Team) => number,
  lost = false,
): readonly (Team & { readonly rank: number })[] {
  const sorted = teams.toSorted(compare);
  const best = lost ? 2 : 1;
  let rank = best;
  return sorted.map((team, index) => {
    if (index > 0 && compare(sorted[index - 1]!, team) !== 0) rank = index + best;
    return { ...team, rank };
  });
}

/** The seats of rank 1: the winners of a finished game; empty if everybody has lost. */
export function leaders<Seat extends string>(ranking: readonly Standing<Seat>[]): readonly Seat[] {
  return ranking.filter(({ rank }) => rank === 1).flatMap(({ seats }) => seats);
}
