import type { Lesson, LessonCamera, LessonStep, LessonView } from '#learning';
import type { Action, ZorglTypes } from '#zorgl/rules';
import { positionFromSketch, type Sketch } from './sketch';

/** A lesson as it is written down: its position is made up from a sketch. */
export interface Example extends Pick<Lesson, 'id' | 'clauses' | 'title' | 'beside'> {
  readonly sketch: Sketch;
  /** From where its steps are seen that say nothing of it; from near by if left out. */
  readonly camera?: LessonCamera | LessonView;
  readonly steps: readonly LessonStep<Action>[];
}

/** A lesson of what was written down. */
export function lessonOf({ sketch, camera = 'close', steps, ...lesson }: Example): Lesson<ZorglTypes> {
  return {
    ...lesson,
    steps: steps.map((step) => ({ camera, ...step })),
    position: () => positionFromSketch(sketch),
  };
}
