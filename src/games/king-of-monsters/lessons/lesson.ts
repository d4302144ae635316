import type { Action, KingTypes } from '#king-of-monsters/rules';
import type { Lesson, LessonStep } from '#learning';
import { positionFromSketch, type Sketch } from './sketch';

/** A lesson as authored: its position is built from a sketch. */
export interface Example extends Pick<Lesson, 'id' | 'clauses' | 'title' | 'beside'> {
  readonly sketch: Sketch;
  readonly steps: readonly LessonStep<Action>[];
}

/** Builds a lesson from its authored form. */
export function lessonOf({ sketch, steps, ...lesson }: Example): Lesson<KingTypes> {
  return {
    ...lesson,
    steps: steps.map((step) => ({ camera: 'close', ...step })),
    position: () => positionFromSketch(sketch),
  };
}
