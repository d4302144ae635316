import { ok, type Result } from '#core';
import { parseCity } from '#zorgl/rules';
import type { Page } from '../page';

/** The route of the editor. */
export const EDITOR = '/city';

/** Brings a city that came by a link to the drawing board. */
export function openCity(value: unknown, page: Page): Result<string> {
  const city = parseCity(value);
  if (!city.ok) return city;
  page.store.setState({ arrival: city.value });
  return ok(EDITOR);
}
