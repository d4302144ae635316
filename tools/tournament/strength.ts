/** Standard deviations of a 95 % interval. */
const SURE = 1.96;

/** Wilson's (1927) 95 % confidence interval of a win probability. */
export function wilson(wins: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const spread = SURE ** 2 / games;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (SURE * Math.sqrt((share * (1 - share)) / games + spread / (4 * games))) / (1 + spread);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** Share of a win for the matching winners, 0 … 1; half if nobody wins, as in a draw. */
export function partOfWin(winners: readonly string[], isOne: (winner: string) => boolean): number {
  return winners.length === 0 ? 0.5 : winners.filter(isOne).length / winners.length;
}

/** Result of several games between two players, for the first. */
export interface Score {
  readonly first: string;
  readonly second: string;
  readonly wins: number;
  readonly games: number;
}

/** Elo difference at which the better player wins ten times as often as they lose. */
const TENFOLD = 400;
const ROUNDS = 2000;
/** One virtual draw of everybody against everybody keeps ratings finite after only wins or only losses. */
const DRAWN = 1;

/**
 * Maximum likelihood Elo ratings (Bradley and Terry 1952, with Hunter's 2004 iteration).
 * @param anchor player whose rating is 1500
 */
export function eloOf(
  players: readonly string[],
  scores: readonly Score[],
  anchor: string,
): readonly number[] {
  const wins = players.map(() => players.map(() => DRAWN / 2));
  for (const { first, second, wins: won, games } of scores) {
    const one = players.indexOf(first);
    const two = players.indexOf(second);
    wins[one]![two]! += won;
    wins[two]![one]! += games - won;
  }
  let strengths = players.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    strengths = strengths.map((own, one) => {
      let won = 0;
      let met = 0;
      for (let two = 0; two < players.length; two++) {
        if (two === one) continue;
        won += wins[one]![two]!;
        met += (wins[one]![two]! + wins[two]![one]!) / (own + strengths[two]!);
      }
      return won / met;
    });
  }
  const base = strengths[players.indexOf(anchor)]!;
  return strengths.map((strength) => 1500 + TENFOLD * Math.log10(strength / base));
}
