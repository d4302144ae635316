/** The rank of one team; a team may be a single seat. */
export interface Standing<Seat extends string = string> {
  readonly seats: readonly Seat[];
  /** 1 is best. Ties skip the ranks after them: 1, 1, 3. If everybody has lost, ranks begin at 2. */
  readonly rank: number;
  /** In the game's own units, higher is better. Omitted by games without a score. */
  readonly score?: number;
}

/**
 * The standings of teams, best first; ties keep their order.
 * @param compare negative if the first team stands better, zero for a tie
 * @param lost whether everybody has lost, so that nobody has rank 1
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
