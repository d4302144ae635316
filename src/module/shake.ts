import type { Cue } from '#director';
import type { Shake } from '#stage';

/** Table units by which the strongest blow moves the picture. */
const STRONGEST = 0.09;
/** Swings per second. */
const SWINGS = 9;

/**
 * How the blows of a moment make the picture shake: a pure function of the director's time.
 * @param visit calls for each active cue, as the director does
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
