import { ok, type Result } from '#core';
import type { SavedGame, Saves } from '#storage';
import { downloadText } from '#ui';
import { downloadGame } from '../share/files';
import { fileOfSaved, openSaved } from '../share/recorded';
import { shelf } from '../shelf';

const download = (name: string, value: unknown) => downloadText(name, `${JSON.stringify(value, null, 2)}\n`);

/** Offers a saved game as a file. Fails with the invalid field of the save. */
async function offer(saved: SavedGame): Promise<Result<void>> {
  try {
    const game = await openSaved(saved, shelf);
    if (!game.ok) return game;
    downloadGame(game.value);
  } catch {
    // The game's code has not loaded, or is what failed.
    download(`${saved.game}.kaiju-game.json`, fileOfSaved(saved));
  }
  return ok(undefined);
}

/**
 * Offers a saved game as a file that the lobby can open, even without the game's code; an unreadable save is exported
 * as it is. Fails if there is nothing to export.
 */
export async function saveGameFile(saves: Saves, id: string): Promise<Result<void>> {
  const saved = await saves.load(id);
  const offered = saved.ok ? await offer(saved.value) : saved;
  if (offered.ok) return offered;
  const raw = await saves.raw(id);
  if (!raw.ok) return raw;
  download(`${id}.kaiju-save.json`, raw.value);
  return ok(undefined);
}
