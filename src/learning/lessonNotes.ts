import type { LocalizedText } from '#core';
import type { LessonStep } from './lesson';

/** Notes for the presenter: by the id of a lesson, and by its steps, from 1. */
export type LessonNotes = Readonly<Record<string, Readonly<Record<number, LocalizedText>>>>;

/** Steps of a lesson with their notes. @param id of the lesson */
export function withNotes<Action>(
  notes: LessonNotes,
  id: string,
  steps: readonly LessonStep<Action>[],
): readonly LessonStep<Action>[] {
  const mine = notes[id];
  if (mine === undefined) return steps;
  return steps.map((step, index) => {
    const note = mine[index + 1];
    return note === undefined ? step : { ...step, note };
  });
}
