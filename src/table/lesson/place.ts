import type { Lesson } from '#learning';
import { persistentQuery } from '../../page/address';

/** A position in the lessons, for the way back. */
export interface LessonPlace {
  /** The id of the game. */
  readonly game: string;
  readonly lesson: string;
  /** From 1. */
  readonly step: number;
}

const PLACE = /^([a-z]+(?:-[a-z]+)*)\/([a-z]+(?:-[a-z]+)*)\.(\d{1,3})$/;

/** The place that the address of a table names; null for none. */
export function placeOf(search: string): LessonPlace | null {
  const [, game, lesson, step] = PLACE.exec(new URLSearchParams(search).get('lesson') ?? '') ?? [];
  if (game === undefined || lesson === undefined) return null;
  return { game, lesson, step: Number(step) };
}

/** The address of a place, with what of a query concerns every page. @param room of the pages that show lessons */
export function lessonAddress({ game, lesson, step }: LessonPlace, search: string, room = 'learn'): string {
  const query = new URLSearchParams(persistentQuery(search));
  if (step > 1) query.set('step', String(step));
  const text = query.toString();
  return `/${room}/${game}/${lesson}${text === '' ? '' : `?${text}`}`;
}

/** The step of a lesson that the query of its address names, 0 for the first; the nearest that is there. */
export function stepIn(search: string, { steps }: Pick<Lesson, 'steps'>): number {
  const asked = Number(new URLSearchParams(search).get('step') ?? 1) - 1;
  return Number.isInteger(asked) ? Math.min(steps.length - 1, Math.max(0, asked)) : 0;
}
