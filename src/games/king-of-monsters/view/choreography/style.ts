import { type Blow, strike } from '#kaiju/show';
import type { Scene } from './scene';

/** Strength of an impact, weakest first. */
export type Force = 'touch' | 'hit' | 'blast' | 'doom';

const BLOWS: Readonly<Record<Force, Blow>> = {
  touch: { stop: 0.03, shake: { strength: 0.08, lasts: 0.15 } },
  hit: { stop: 0.06, shake: { strength: 0.26, lasts: 0.28 } },
  blast: { stop: 0.09, slow: { lasts: 0.12, rate: 0.5 }, shake: { strength: 0.55, lasts: 0.45 } },
  doom: { stop: 0.18, slow: { lasts: 0.35, rate: 0.4 }, shake: { strength: 1, lasts: 0.8 } },
};

/** Plays an impact. */
export const landBlow = (scene: Scene, at: number, force: Force): void => strike(scene, at, BLOWS[force]);

/** The impact of a duel card, harder each time. @param count from 1 in its duel */
export function blowOf(count: number): Blow {
  const grown = Math.min(1, count / 7);
  const blow = {
    stop: 0.03 + 0.08 * grown,
    shake: { strength: 0.12 + 0.55 * grown, lasts: 0.2 + 0.25 * grown },
  };
  return count < 4 ? blow : { ...blow, slow: { lasts: 0.1, rate: 0.65 - 0.2 * grown } };
}
