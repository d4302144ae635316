import { type Blow, strike } from '#kaiju/show';
import type { Scene } from './scene';

/**
 * The measures of the show. All durations in seconds, all lengths in boxes.
 *
 * Rows per second per second with which tiles fall: eight rows in six tenths of a second.
 */
const GRAVITY = 46;
/** Figures are lighter, and fall slower. */
export const FIGURE_GRAVITY = 34;

/** How long a fall takes. @param rows at least 0 @param gravity rows per second per second */
export const fallTime = (rows: number, gravity = GRAVITY): number => Math.sqrt((2 * rows) / gravity);

/** From the end of a movement to the beginning of the next. */
export const RECOVERY = 0.08;

/** What a blow is worth, from the least to the greatest. */
export type Force = 'touch' | 'hit' | 'blast' | 'death';

const BLOWS: Readonly<Record<Force, Blow>> = {
  touch: { stop: 0.03, shake: { strength: 0.1, lasts: 0.18 } },
  hit: { stop: 0.05, shake: { strength: 0.22, lasts: 0.25 } },
  blast: { stop: 0.08, slow: { lasts: 0.1, rate: 0.55 }, shake: { strength: 0.5, lasts: 0.4 } },
  death: { stop: 0.16, slow: { lasts: 0.3, rate: 0.4 }, shake: { strength: 0.9, lasts: 0.6 } },
};

/** A blow lands. */
export const playImpact = (scene: Scene, at: number, force: Force): void => strike(scene, at, BLOWS[force]);

/** A fall over so many rows is as hard as they come; the usual one, over five, is more than half as hard. */
const HIGH = 13;

/** How hard a tile lands, 0 … 1: as its speed, which grows with the root of the height. @param rows that it fell */
export const weightOf = (rows: number): number => Math.min(1, Math.sqrt(rows / HIGH));

/** From so many rows on a fall has a word of its own. */
export const DEEP = 9;

/** What the landing of a tile is worth. @param rows that it fell */
export function thud(rows: number): Blow {
  const weight = weightOf(rows);
  const blow = {
    stop: 0.02 + 0.1 * weight * weight,
    shake: { strength: 0.1 + 0.75 * weight * weight, lasts: 0.2 + 0.4 * weight },
  };
  return weight < 0.5 ? blow : { ...blow, slow: { lasts: 0.12, rate: 0.75 - 0.35 * weight } };
}
