/**
 * Turns likings into shares of 1, in place and in the same order: one that is larger by 1 gets e times as much (softmax).
 * @param likings finite
 * @param count how many of them there are, at least 1
 */
export function softmax(likings: number[], count: number): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < count; index++) most = Math.max(most, likings[index]!);
  let total = 0;
  for (let index = 0; index < count; index++) {
    const weight = Math.exp(likings[index]! - most);
    likings[index] = weight;
    total += weight;
  }
  for (let index = 0; index < count; index++) likings[index]! /= total;
}
