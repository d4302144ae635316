import { err, inFile, type Result } from '#core';
import { downloadText, readTextFile } from '#ui';
import { formatHouseMonster, type HouseMonster, readHouseMonster } from '#zorgl/rules';

/** Downloads a monster as a file for the workshop and the command line. */
export function downloadMonster(monster: HouseMonster): void {
  downloadText(`${monster.id}.kaiju-monster.json`, formatHouseMonster(monster));
}

/** Reads a monster file. Fails with the file name and the invalid field. */
export async function readMonsterFile(file: File): Promise<Result<HouseMonster>> {
  const text = await readTextFile(file);
  if (!text.ok) return text;
  const monster = readHouseMonster(text.value);
  if (monster.ok) return monster;
  return err(inFile(file.name, monster.error));
}
