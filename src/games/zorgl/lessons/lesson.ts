import type { Lesson, LessonCamera, LessonStep, LessonView } from '#learning';
import type { Action, ZorglTypes } from '#zorgl/rules';
import { positionFromSketch, type Sketch } from './sketch';

/** A lesson as stored in the data files, with a sketch in place of its position. */
export interface Example extends Pick<Lesson, 'id' | 'clauses' | 'title' | 'beside'> {
  readonly sketch: Sketch;
  /** Default camera of its steps; `close` if omitted. */
  readonly camera?: LessonCamera | LessonView;
  readonly steps: readonly LessonStep<Action>[];
}

/** Builds a lesson from its stored form. */
export function lessonOf({ sketch, camera = 'close', steps, ...lesson }: Example): Lesson<ZorglTypes> {
  return {
    ...lesson,
    steps: steps.map((step) => ({ camera, ...step })),
    position: () => positionFromSketch(sketch),
  };
}
