import { ok, type Result } from '#core';
import type { Saves } from '#session';
import { downloadText } from '#ui';
import { downloadGame } from '../share/files';
import { openSaved } from '../share/recorded';
import { shelf } from '../shelf';

/**
 * Offers a saved game as a file that the lobby opens again; one that cannot be read as it lies there. Fails when there
 * is nothing to offer.
 */
export async function saveGameFile(saves: Saves, id: string): Promise<Result<void>> {
  const saved = await saves.load(id);
  const game = saved.ok ? await openSaved(saved.value, shelf) : saved;
  if (game.ok) {
    downloadGame(game.value);
    return ok(undefined);
  }
  const raw = await saves.raw(id);
  if (!raw.ok) return raw;
  downloadText(`${id}.kaiju-save.json`, `${JSON.stringify(raw.value, null, 2)}\n`);
  return ok(undefined);
}
