import type { RandomSource } from '#module';

import { type LessonPlace, lessonAddress } from '../../../table/lesson/place';

const KEY = 'kaiju-tabletop.desk';

/** Ids for pages without storage, valid until reload. */
const unkept = new WeakMap<RandomSource, string>();

/**
 * Id of this tab's presenter, so that several presenters in one browser have separate tables; survives
 * reloads.
 */
export function deskOf(random: RandomSource, browser: Pick<Window, 'sessionStorage'>): string {
  try {
    const known = browser.sessionStorage.getItem(KEY) ?? random.id();
    browser.sessionStorage.setItem(KEY, known);
    return known;
  } catch {
    const known = unkept.get(random) ?? random.id();
    unkept.set(random, known);
    return known;
  }
}

/** Presenter id in a table's address; null to follow the first one. */
export const deskIn = (search: string): string | null => new URLSearchParams(search).get('desk');

/** Address of the table that follows a presenter. @param search query string of the presenter's page */
export function tableOf(place: LessonPlace, desk: string, search: string): string {
  const address = lessonAddress({ ...place, lesson: `${place.lesson}/table` }, search, 'present');
  return `${address}${address.includes('?') ? '&' : '?'}desk=${desk}`;
}
