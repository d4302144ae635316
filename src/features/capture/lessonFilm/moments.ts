import type { LessonFilm } from '../../../table/lesson/film';
import type { LessonPlayer } from '../../../table/lesson/LessonPlayer';

/** A still of a lesson. */
export interface LessonMoment {
  /** 0 for the first. */
  readonly step: number;
  /** Time in its film, seconds. */
  readonly time: number;
}

/** How long before an action its first still is taken, seconds. */
const JUST_BEFORE = 0.001;

/** The stills of a lesson: before and after each action, and one for each step without an action. */
export function lessonMoments({ steps }: LessonFilm): readonly LessonMoment[] {
  return steps.flatMap(({ acts, acted, ends }, step) => {
    const said = { step, time: acts - JUST_BEFORE };
    return acted === acts && ends === acted ? [said] : [said, { step, time: ends }];
  });
}

/** Transition time of the camera between moments, seconds. */
const GLIDE = 1.6;

/**
 * Whether the frame equals the previous one: nothing moves and the part is the same.
 * @param turns the camera moves at the start of the part
 */
export function isResting({ film, time, span, part }: LessonPlayer, turns: boolean): boolean {
  if (part === 'act') return false;
  const begun = part === 'say' ? span.starts : span.acted;
  if (turns && time - begun < GLIDE) return false;
  let active = false;
  film.reel.visitActiveCues(time, () => {
    active = true;
  });
  return !active;
}
