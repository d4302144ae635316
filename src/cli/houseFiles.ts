import { describeProblem, ok, problem, type Result } from '#core';
import { type HouseMonster, type HouseMonsters, readHouseMonster } from '#zorgl/rules';
import { readOptionFile } from './optionFile';

/**
 * The house monsters in files, by id (Z12.1). Fails with the file, the field and the reason.
 * @param files their names, separated by commas
 */
export function readHouseFiles(files: string): Result<HouseMonsters> {
  const house: Record<string, HouseMonster> = {};
  for (const file of files.split(',')) {
    const text = readOptionFile('--house', file);
    if (!text.ok) return text;
    const monster = readHouseMonster(text.value);
    if (!monster.ok) return problem('--house', `${file}: ${describeProblem(monster.error)}`);
    const { id } = monster.value;
    if (Object.hasOwn(house, id))
      return problem('--house', `${file}: id: "${id}" is in another file as well`);
    house[id] = monster.value;
  }
  return ok(house);
}
