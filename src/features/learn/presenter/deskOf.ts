import type { Page } from '../../../page/page';
import { type LessonPlace, lessonAddress } from '../../../table/lesson/place';

const KEY = 'kaiju-tabletop.desk';

/** For browsers that let the page keep nothing: until it is reloaded. */
const unkept = new WeakMap<Page, string>();

/**
 * The name by which tables know the presenter of this tab, so that two of them in one browser have tables of their own; a
 * reload keeps it.
 */
export function deskOf(page: Page, browser: Pick<Window, 'sessionStorage'>): string {
  try {
    const known = browser.sessionStorage.getItem(KEY) ?? page.newId();
    browser.sessionStorage.setItem(KEY, known);
    return known;
  } catch {
    const known = unkept.get(page) ?? page.newId();
    unkept.set(page, known);
    return known;
  }
}

/** The presenter whom the address of a table names; null for the one who speaks first. */
export const deskIn = (search: string): string | null => new URLSearchParams(search).get('desk');

/** The address of the table that follows a presenter. @param search of the presenter's own page */
export function tableOf(place: LessonPlace, desk: string, search: string): string {
  const address = lessonAddress({ ...place, lesson: `${place.lesson}/table` }, search, 'present');
  return `${address}${address.includes('?') ? '&' : '?'}desk=${desk}`;
}
