import type { LessonFilm } from '../../../table/lesson/film';
import type { LessonPlayer } from '../../../table/lesson/LessonPlayer';

/** A picture of a lesson. */
export interface LessonMoment {
  /** 0 for the first. */
  readonly step: number;
  /** Seconds into its film. */
  readonly time: number;
}

/** Before what is done begins, seconds. */
const JUST_BEFORE = 0.001;

/** The moments that tell a lesson: before each step is done and after it, once where nothing is done. */
export function lessonMoments({ steps }: LessonFilm): readonly LessonMoment[] {
  return steps.flatMap(({ acts, acted, ends }, step) => {
    const said = { step, time: acts - JUST_BEFORE };
    return acted === acts && ends === acted ? [said] : [said, { step, time: ends }];
  });
}

/** How long the camera is on its way after the moment has changed, seconds. */
const GLIDE = 1.6;

/**
 * Nothing moves in the moment that a player shows: its picture is that of the moment before, unless that was another part.
 * @param turns the camera goes elsewhere at the beginning of the part
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
