import type { LocalizedText } from '#core';
import type { LessonStep } from './lesson';

/** Presenter notes, by lesson id and step number from 1. */
export type LessonNotes = Readonly<Record<string, Readonly<Record<number, LocalizedText>>>>;

/** Adds the notes to the steps of a lesson. @param id of the lesson */
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
