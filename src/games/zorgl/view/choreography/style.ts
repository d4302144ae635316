import { MOMENTS, strike } from '#kaiju/show';
import type { Scene } from './scene';

/**
 * Shared timings, so that a new event needs no new ones. All durations in seconds.
 *
 * A new event winds up for {@link WIND_UP}, strikes, stops for the time of its force, plays its consequences,
 * and recovers for {@link RECOVERY}. Dust and camera shake come from the tables below.
 */
export const WIND_UP = { quick: 0.2, usual: 0.34, great: 0.5 } as const;

/** Pause between two movements. */
export const RECOVERY = 0.1;

/** Time for a blow to pass from one link of a chain to the next. */
export const LINK = 0.12;

/** Strength of a blow, ascending. */
export type Force = 'touch' | 'hit' | 'combo' | 'mega' | 'plant';

/** Hit stop, by force. */
const STOP: Readonly<Record<Force, number>> = {
  touch: 0.03,
  hit: 0.05,
  combo: MOMENTS.combo.blow.stop,
  mega: 0.16,
  plant: 0.12,
};

/** Slow motion after the hit stop: duration and rate. */
const SLOW: Readonly<Partial<Record<Force, { readonly lasts: number; readonly rate: number }>>> = {
  combo: MOMENTS.combo.blow.slow,
  mega: { lasts: 0.22, rate: 0.4 },
  plant: { lasts: 0.3, rate: 0.4 },
};

/** Camera shake: strength and duration. */
const SHAKE: Readonly<Record<Force, { readonly strength: number; readonly lasts: number }>> = {
  touch: { strength: 0.08, lasts: 0.15 },
  hit: { strength: 0.15, lasts: 0.2 },
  combo: MOMENTS.combo.blow.shake,
  mega: { strength: 0.85, lasts: 0.6 },
  plant: { strength: 1, lasts: 1.1 },
};

/** The force of a chain of monsters driven into a building. */
export function forceOfChain(chain: number): Force {
  if (chain >= 3) return 'mega';
  return chain === 2 ? 'combo' : 'hit';
}

/** A blow: hit stop, slow motion and camera shake. */
export function playImpact(scene: Scene, at: number, force: Force): void {
  const slow = SLOW[force];
  strike(scene, at, { stop: STOP[force], shake: SHAKE[force], ...(slow === undefined ? {} : { slow }) });
}
