import type { Cue } from '#director';
import type { Shake } from '#stage';

/** Largest camera shake, table units. */
const STRONGEST = 0.09;
/** Oscillations per second. */
const SWINGS = 9;

/**
 * Camera shake of the current blows: a pure function of the director's time.
 * @param visit iterates over the active cues, as the director does
 */
export function shakeOf(visit: (each: (cue: Cue, age: number) => void) => void, out: Shake): void {
  out.x = 0;
  out.y = 0;
  visit((cue, age) => {
    if (cue.kind !== 'shake') return;
    const fading = (1 - age / cue.duration) ** 2 * cue.intensity * STRONGEST;
    out.x += Math.sin(age * SWINGS * Math.PI * 2) * fading;
    out.y += Math.cos(age * SWINGS * Math.PI * 1.7 + 1) * fading;
  });
}
