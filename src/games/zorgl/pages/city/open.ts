import { ok, type Result } from '#core';
import type { Shell } from '#module';
import { parseCity } from '#zorgl/rules';
import { deskOf } from '../desk';
import { EDITOR } from '../routes';

/** Opens a city from a link in the editor. */
export function openCity(value: unknown, shell: Shell): Result<string> {
  const city = parseCity(value);
  if (!city.ok) return city;
  deskOf(shell).store.setState({ arrival: city.value });
  return ok(EDITOR);
}
