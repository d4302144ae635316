/**
 * Softmax, in place: turns logits into shares that add up to 1.
 * @param likings finite logits
 * @param count number of entries, at least 1
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
