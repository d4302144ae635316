import { ok, type Result } from '#core';
import { parseHouseMonster } from '#zorgl/rules';
import type { Page } from '../page';

/** Shows a monster that came by a link in the workshop, where it can be kept. */
export function openMonster(value: unknown, page: Page): Result<string> {
  const monster = parseHouseMonster(value);
  if (!monster.ok) return monster;
  page.store.setState({ guest: monster.value, problem: null });
  return ok('/workshop');
}
