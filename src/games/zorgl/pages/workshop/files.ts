import { err, inFile, type Result } from '#core';
import { downloadText, readTextFile } from '#ui';
import { formatHouseMonster, type HouseMonster, readHouseMonster } from '#zorgl/rules';

/** Offers a monster as a file that the workshop and the command line read again. */
export function downloadMonster(monster: HouseMonster): void {
  downloadText(`${monster.id}.kaiju-monster.json`, formatHouseMonster(monster));
}

/** The monster that a file holds. Fails with the file's name and the field at fault. */
export async function readMonsterFile(file: File): Promise<Result<HouseMonster>> {
  const text = await readTextFile(file);
  if (!text.ok) return text;
  const monster = readHouseMonster(text.value);
  if (monster.ok) return monster;
  return err(inFile(file.name, monster.error));
}
