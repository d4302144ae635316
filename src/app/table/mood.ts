import type { Cue } from '#director';
import type { CameraMood } from '#stage';

/** Table units by which the strongest blow moves the picture. */
const TREMBLE = 0.09;
/** Swings per second. */
const SWINGS = 9;

/** Rises and falls gently over a life. @param life 0 … 1 */
const swell = (life: number): number => Math.sin(Math.PI * life) ** 2;

/**
 * What the cues of a moment ask of the camera: a pure function of the director's time.
 * @param visit calls for each active cue, as the director does
 */
export function cameraMood(
  visit: (each: (cue: Cue, age: number) => void) => void,
  calm: boolean,
  out: CameraMood,
): void {
  out.shakeX = 0;
  out.shakeY = 0;
  out.lean = 0;
  if (calm) return;
  visit((cue, age) => {
    if (cue.kind === 'shake') {
      const fading = (1 - age / cue.duration) ** 2 * cue.intensity * TREMBLE;
      out.shakeX += Math.sin(age * SWINGS * Math.PI * 2) * fading;
      out.shakeY += Math.cos(age * SWINGS * Math.PI * 1.7 + 1) * fading;
    } else if (cue.kind === 'camera') {
      const lean = swell(age / cue.duration) * cue.intensity;
      if (lean <= out.lean) return;
      out.lean = lean;
      out.leanX = cue.x;
      out.leanZ = cue.z;
    }
  });
}
