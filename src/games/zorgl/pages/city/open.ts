import { ok, type Result } from '#core';
import type { GameServices } from '#module';
import { parseCity } from '#zorgl/rules';
import { deskOf } from '../desk';
import { EDITOR } from '../routes';

/** Opens a city from a link in the editor. */
export function openCity(value: unknown, services: GameServices): Result<string> {
  const city = parseCity(value);
  if (!city.ok) return city;
  deskOf(services).store.setState({ arrival: city.value });
  return ok(EDITOR);
}
