/** How sure an interval is: so many standard deviations are 95 %. */
const SURE = 1.96;

/** What a share of wins says about the chance of winning: the interval of Wilson (1927), 95 %. */
export function wilson(wins: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const spread = SURE ** 2 / games;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (SURE * Math.sqrt((share * (1 - share)) / games + spread / (4 * games))) / (1 + spread);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** The part of a win that goes to some of those who share it, 0 … 1; half where nobody wins, as of a drawn game. */
export function partOfWin(winners: readonly string[], isOne: (winner: string) => boolean): number {
  return winners.length === 0 ? 0.5 : winners.filter(isOne).length / winners.length;
}

/** What was won of how many games by the first against the second of two players. */
export interface Score {
  readonly first: string;
  readonly second: string;
  readonly wins: number;
  readonly games: number;
}

/** Points of Elo: this much better wins ten times as often as it loses. */
const TENFOLD = 400;
const ROUNDS = 2000;
/** A drawn game of everybody against everybody keeps who has won or lost all games within reach. */
const DRAWN = 1;

/**
 * Elo numbers that agree best with all results (Bradley and Terry 1952, by the steps of Hunter 2004).
 * @param anchor who has 1500
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
