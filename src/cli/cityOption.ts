import { describeProblem, ok, problem, type Result } from '#core';
import { CITIES, CITY_IDS, readCity } from '#zorgl/rules';
import { readOptionFile } from './optionFile';

/**
 * The board of a city (Z1.5). Fails with the file, the field and the reason.
 * @param name of a city of the game, or of a city file
 */
export function boardOfCity(name: string): Result<readonly string[]> {
  const known = CITY_IDS.find((id) => id === name);
  if (known !== undefined) return ok(CITIES[known]);
  if (!name.endsWith('.json')) {
    return problem('--city', `"${name}" is neither one of ${CITY_IDS.join(', ')} nor a .json file`);
  }
  const text = readOptionFile('--city', name);
  if (!text.ok) return text;
  const city = readCity(text.value);
  return city.ok ? ok(city.value.board) : problem('--city', `${name}: ${describeProblem(city.error)}`);
}
