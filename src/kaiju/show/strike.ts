import type { ShowScene } from './scene';

/** Parameters of a blow. */
export interface Blow {
  /** Duration of the hit stop, seconds. */
  readonly stop: number;
  /** Slow motion afterwards: its duration in seconds, and its rate, below 1. */
  readonly slow?: { readonly lasts: number; readonly rate: number };
  /** Camera shake, 0 … 1, and its duration, seconds. */
  readonly shake: { readonly strength: number; readonly lasts: number };
}

/** Source duration of a hit stop; all of it is at the blow. */
const INSTANT = 0.012;

/** A blow: hit stop, slow motion, camera shake. */
export function strike(scene: ShowScene, at: number, { stop, slow, shake }: Blow): void {
  scene.impact = at;
  scene.stop(at, INSTANT, stop);
  if (slow !== undefined) scene.stop(at + INSTANT, slow.lasts, slow.lasts * (1 / slow.rate - 1));
  scene.shake(at, shake.strength, shake.lasts);
}
