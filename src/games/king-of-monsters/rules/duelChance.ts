/** Probability that a random card cannot answer another: neither its colour nor its number. */
const NO_ANSWER = 0.66;
/** Hand sizes beyond this sum make no difference. */
const MAX_SUM = 20;

const known = new Map<number, number>();

/**
 * Probability, 0 … 1, that the answering side wins a duel when both answer as long as they can (K10.1), by
 * hand sizes.
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
