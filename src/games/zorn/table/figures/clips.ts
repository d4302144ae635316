import type { Motion } from '#zorn/view';

/** Clip length that makes its final fade to idle a hundredth of it. */
const LONG = 100;
const BEFORE_FADE = 0.99;

/**
 * Time of a champion's clip for {@link Champions}: duration and elapsed time, seconds. It never reaches the
 * end, where a clip fades to idle, so the dead stay down.
 * @param share progress of the motion, 0 … 1
 */
export function momentOfClip(
  motion: Motion,
  share: number,
): { readonly duration: number; readonly age: number } {
  return motion === 'die' ? { duration: LONG, age: LONG * BEFORE_FADE * share } : { duration: 1, age: share };
}
