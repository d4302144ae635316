/** How likely a card is no answer to another: of another colour and another number. */
const NO_ANSWER = 0.66;
/** More cards than this change nothing. */
const MAX_SUM = 20;

const known = new Map<number, number>();

/**
 * How likely a duel is won by the side that is to answer, 0 … 1, if each answers as long as it can (K10.1): by how many
 * cards both hold.
 */
export function duelChance(answering: number, other: number): number {
  if (answering === 0) return 0;
  const [own, rest] = [Math.min(answering, MAX_SUM), Math.min(other, MAX_SUM)];
  const key = own * (MAX_SUM + 1) + rest;
  let chance = known.get(key);
  if (chance === undefined) {
    chance = (1 - NO_ANSWER ** own) * (1 - duelChance(rest, own - 1));
    known.set(key, chance);
  }
  return chance;
}
