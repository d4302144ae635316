import type { Lesson } from '#learning';
import { persistentQuery } from '../../page/address';

/** A position within the lessons, for the link back. */
export interface LessonPlace {
  /** Id of the game. */
  readonly game: string;
  readonly lesson: string;
  /** From 1. */
  readonly step: number;
}

const PLACE = /^([a-z]+(?:-[a-z]+)*)\/([a-z]+(?:-[a-z]+)*)\.(\d{1,3})$/;

/** The lesson place in the URL of a table; null for none. */
export function placeOf(search: string): LessonPlace | null {
  const [, game, lesson, step] = PLACE.exec(new URLSearchParams(search).get('lesson') ?? '') ?? [];
  if (game === undefined || lesson === undefined) return null;
  return { game, lesson, step: Number(step) };
}

/**
 * URL of a place, with the query parameters that concern every page. @param room route of the page that shows lessons
 */
export function lessonAddress({ game, lesson, step }: LessonPlace, search: string, room = 'learn'): string {
  const query = new URLSearchParams(persistentQuery(search));
  if (step > 1) query.set('step', String(step));
  const text = query.toString();
  return `/${room}/${game}/${lesson}${text === '' ? '' : `?${text}`}`;
}

/** The step of a lesson in the query of its URL, from 0, clamped to the existing steps. */
export function stepIn(search: string, { steps }: Pick<Lesson, 'steps'>): number {
  const asked = Number(new URLSearchParams(search).get('step') ?? 1) - 1;
  return Number.isInteger(asked) ? Math.min(steps.length - 1, Math.max(0, asked)) : 0;
}
