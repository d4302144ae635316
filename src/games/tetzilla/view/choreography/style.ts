import { type Blow, strike } from '#kaiju/show';
import type { Scene } from './scene';

/**
 * Shared timings. All durations in seconds, all lengths in boxes.
 *
 * Acceleration of falling tiles in rows/s²: eight rows in 0.6 s.
 */
const GRAVITY = 46;
/** Lower for figures, which are lighter. */
export const FIGURE_GRAVITY = 34;

/** Duration of a fall. @param rows at least 0 @param gravity in rows/s² */
export const fallTime = (rows: number, gravity = GRAVITY): number => Math.sqrt((2 * rows) / gravity);

/** Pause between two movements. */
export const RECOVERY = 0.08;

/** Strength of a blow, ascending. */
export type Force = 'touch' | 'hit' | 'blast' | 'death';

const BLOWS: Readonly<Record<Force, Blow>> = {
  touch: { stop: 0.03, shake: { strength: 0.1, lasts: 0.18 } },
  hit: { stop: 0.05, shake: { strength: 0.22, lasts: 0.25 } },
  blast: { stop: 0.08, slow: { lasts: 0.1, rate: 0.55 }, shake: { strength: 0.5, lasts: 0.4 } },
  death: { stop: 0.16, slow: { lasts: 0.3, rate: 0.4 }, shake: { strength: 0.9, lasts: 0.6 } },
};

/** Plays the effect of a blow. */
export const playImpact = (scene: Scene, at: number, force: Force): void => strike(scene, at, BLOWS[force]);

/** A fall of this many rows has the maximum impact; a typical fall of five has more than half of it. */
const HIGH = 13;

/**
 * How hard a tile lands, 0 … 1. Proportional to its speed, the square root of the height. @param rows that it
 * fell
 */
export const weightOf = (rows: number): number => Math.min(1, Math.sqrt(rows / HIGH));

/** A fall of at least this many rows gets a caption. */
export const DEEP = 9;

/** The blow of a landing tile. @param rows that it fell */
export function thud(rows: number): Blow {
  const weight = weightOf(rows);
  const blow = {
    stop: 0.02 + 0.1 * weight * weight,
    shake: { strength: 0.1 + 0.75 * weight * weight, lasts: 0.2 + 0.4 * weight },
  };
  return weight < 0.5 ? blow : { ...blow, slow: { lasts: 0.12, rate: 0.75 - 0.35 * weight } };
}
