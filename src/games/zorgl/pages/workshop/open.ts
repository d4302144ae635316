import { ok, type Result } from '#core';
import type { GameServices } from '#module';
import { parseHouseMonster } from '#zorgl/rules';
import { deskOf } from '../desk';
import { WORKSHOP } from '../routes';

/** Opens a monster from a link in the workshop, where it can be saved. */
export function openMonster(value: unknown, services: GameServices): Result<string> {
  const monster = parseHouseMonster(value);
  if (!monster.ok) return monster;
  deskOf(services).store.setState({ guest: monster.value });
  services.notices.report(null);
  return ok(WORKSHOP);
}
