import { ok, type Result } from '#core';
import type { Shell } from '#module';
import { parseHouseMonster } from '#zorgl/rules';
import { deskOf } from '../desk';
import { WORKSHOP } from '../routes';

/** Opens a monster from a link in the workshop, where it can be saved. */
export function openMonster(value: unknown, shell: Shell): Result<string> {
  const monster = parseHouseMonster(value);
  if (!monster.ok) return monster;
  deskOf(shell).store.setState({ guest: monster.value });
  shell.report(null);
  return ok(WORKSHOP);
}
