import type { ShowScene } from './scene';

/** What a blow is worth. */
export interface Blow {
  /** Seconds for which everything holds still. */
  readonly stop: number;
  /** What follows is shown slower: for how long, seconds, and how fast, below 1. */
  readonly slow?: { readonly lasts: number; readonly rate: number };
  /** How much the picture shakes, 0 … 1, and for how long, seconds. */
  readonly shake: { readonly strength: number; readonly lasts: number };
}

/** A moment in which a stop is written; all of it lies on the blow. */
const INSTANT = 0.012;

/** A blow: time holds its breath and goes on slowly, the picture shakes. */
export function strike(scene: ShowScene, at: number, { stop, slow, shake }: Blow): void {
  scene.impact = at;
  scene.stop(at, INSTANT, stop);
  if (slow !== undefined) scene.stop(at + INSTANT, slow.lasts, slow.lasts * (1 / slow.rate - 1));
  scene.shake(at, shake.strength, shake.lasts);
}
