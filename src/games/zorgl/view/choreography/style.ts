import { MOMENTS, strike } from '#kaiju/show';
import type { Scene } from './scene';

/**
 * The measures of the show, so that a new event needs no new ones. All durations in seconds.
 *
 * A new event: wind up for {@link WIND_UP}, strike, `stop` for as long as the blow is worth, let the consequence run,
 * recover for {@link RECOVERY}. Take dust and shaking from the tables below by what the blow is worth.
 */
export const WIND_UP = { quick: 0.2, usual: 0.34, great: 0.5 } as const;

/** From the end of a movement to the beginning of the next. */
export const RECOVERY = 0.1;

/** From the blow a link of a chain takes to the one it gives. */
export const LINK = 0.12;

/** What a blow is worth, from the least to the greatest. */
export type Force = 'touch' | 'hit' | 'combo' | 'mega' | 'plant';

/** For how long everything holds still at a blow. */
const STOP: Readonly<Record<Force, number>> = {
  touch: 0.03,
  hit: 0.05,
  combo: MOMENTS.combo.blow.stop,
  mega: 0.16,
  plant: 0.12,
};

/** What follows the stop is shown slower: for how long, and how fast. */
const SLOW: Readonly<Partial<Record<Force, { readonly lasts: number; readonly rate: number }>>> = {
  combo: MOMENTS.combo.blow.slow,
  mega: { lasts: 0.22, rate: 0.4 },
  plant: { lasts: 0.3, rate: 0.4 },
};

/** How much the picture shakes, and for how long. */
const SHAKE: Readonly<Record<Force, { readonly strength: number; readonly lasts: number }>> = {
  touch: { strength: 0.08, lasts: 0.15 },
  hit: { strength: 0.15, lasts: 0.2 },
  combo: MOMENTS.combo.blow.shake,
  mega: { strength: 0.85, lasts: 0.6 },
  plant: { strength: 1, lasts: 1.1 },
};

/** The force of a line of monsters driven into a building. */
export function forceOfChain(chain: number): Force {
  if (chain >= 3) return 'mega';
  return chain === 2 ? 'combo' : 'hit';
}

/** A blow: time holds its breath and goes on slowly, the picture shakes. */
export function playImpact(scene: Scene, at: number, force: Force): void {
  const slow = SLOW[force];
  strike(scene, at, { stop: STOP[force], shake: SHAKE[force], ...(slow === undefined ? {} : { slow }) });
}
