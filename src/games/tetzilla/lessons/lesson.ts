import type { Lesson, LessonStep } from '#learning';
import type { Action, TetzillaTypes } from '#tetzilla/rules';
import { positionFromSketch, type Sketch } from './sketch';

/** A lesson as stored in the data files, with a sketch in place of its position. */
export interface Example extends Pick<Lesson, 'id' | 'clauses' | 'title' | 'beside'> {
  readonly sketch: Sketch;
  readonly steps: readonly LessonStep<Action>[];
}

/** Builds a lesson from its stored form. */
export function lessonOf({ sketch, ...lesson }: Example): Lesson<TetzillaTypes> {
  return { ...lesson, position: () => positionFromSketch(sketch) };
}
