import type { Motion } from '#zorn/view';

/** So long that its last fade, in which a clip gives way to idling, is a hundredth of it. */
const LONG = 100;
const BEFORE_FADE = 0.99;

/**
 * When a champion's clip is, for {@link Champions} to play: how long it takes, and how much of that has passed, seconds.
 * Whoever has died stays down: the end, in which clips give way, is never reached.
 * @param share of the motion that has passed, 0 … 1
 */
export function momentOfClip(
  motion: Motion,
  share: number,
): { readonly duration: number; readonly age: number } {
  return motion === 'die' ? { duration: LONG, age: LONG * BEFORE_FADE * share } : { duration: 1, age: share };
}
