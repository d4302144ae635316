import { type GroundPoint, SETTLE } from '#director';
import type { SeenThing, ShowScene } from './scene';
import { type Blow, strike } from './strike';

/** Parameters of a great moment: its blow, its light, and its camera shot. */
export interface ShowMoment {
  readonly blow: Blow;
  /** Intensity of the flash. */
  readonly light: number;
  /** Intensity of the camera shot, 0 … 1, and how long it stays after the blow, seconds. */
  readonly near: number;
  readonly stays: number;
}

/** The great moments of all games in ascending order, so that players can compare their weight. */
export const MOMENTS = {
  combo: {
    blow: { stop: 0.1, slow: { lasts: 0.16, rate: 0.5 }, shake: { strength: 0.5, lasts: 0.4 } },
    light: 0.5,
    near: 0.7,
    stays: 0.6,
  },
  collapse: {
    blow: { stop: 0.12, slow: { lasts: 0.2, rate: 0.46 }, shake: { strength: 0.6, lasts: 0.5 } },
    light: 0.6,
    near: 0.75,
    stays: 0.7,
  },
  duel: {
    blow: { stop: 0.14, slow: { lasts: 0.26, rate: 0.43 }, shake: { strength: 0.72, lasts: 0.6 } },
    light: 0.75,
    near: 0.8,
    stays: 0.8,
  },
  zone: {
    blow: { stop: 0.18, slow: { lasts: 0.36, rate: 0.4 }, shake: { strength: 0.9, lasts: 0.8 } },
    light: 0.9,
    near: 0.9,
    stays: 1,
  },
  row: {
    blow: { stop: 0.2, slow: { lasts: 0.4, rate: 0.38 }, shake: { strength: 1, lasts: 0.9 } },
    light: 1,
    near: 1,
    stays: 1.1,
  },
} as const satisfies Readonly<Record<string, ShowMoment>>;
export type MomentKind = keyof typeof MOMENTS;

/**
 * A great moment: the camera is close when it happens and stays, time stops and resumes in slow motion, light flashes, the
 * camera shakes.
 * @param place position of the light @param seen what the camera must show
 */
export function greatMoment(
  scene: ShowScene,
  kind: MomentKind,
  at: number,
  place: GroundPoint & { readonly y?: number },
  seen: SeenThing | readonly SeenThing[],
): void {
  const { blow, light, near, stays } = MOMENTS[kind];
  const comes = Math.max(scene.now, at - SETTLE);
  scene.camera(comes, seen, { intensity: near, great: true, duration: at - comes + stays });
  scene.camera(at, seen, { role: 'impact', intensity: near, great: true, duration: stays });
  scene.effect('flash', at, place, { y: place.y ?? 0.5, intensity: light });
  strike(scene, at, blow);
}
