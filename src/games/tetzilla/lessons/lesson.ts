import type { Lesson, LessonStep } from '#learning';
import type { Action, TetzillaTypes } from '#tetzilla/rules';
import { positionFromSketch, type Sketch } from './sketch';

/** A lesson as it is written down: its position is made up from a sketch. */
export interface Example extends Pick<Lesson, 'id' | 'clauses' | 'title' | 'beside'> {
  readonly sketch: Sketch;
  readonly steps: readonly LessonStep<Action>[];
}

/** A lesson of what was written down. */
export function lessonOf({ sketch, ...lesson }: Example): Lesson<TetzillaTypes> {
  return { ...lesson, position: () => positionFromSketch(sketch) };
}
