import { fail, ok, type Result } from '#core';
import type { Page } from '../page';
import { gameIn } from '../shelf';
import { gameFromPosition, startGame } from '../start';
import { type OpenedGame, openGameFile } from './files';
import { gameFromRecord } from './recorded';

const TABLE = '/table';

/** A hot-seat game of a position's players, played on from there. */
export async function openPosition(value: unknown, page: Page): Promise<Result<string>> {
  if (typeof value !== 'object' || value === null) return fail('', 'type.object');
  const module = await page.shelf.load(gameIn(value));
  if (!module.ok) return module;
  const position = module.value.parsePlayable(value);
  if (!position.ok) return position;
  const names = page.defaultNames(module.value);
  const game = gameFromPosition(module.value, position.value, page.newSeed(), names);
  if (!game.ok) return game;
  page.show(startGame({ ...game.value, borrowed: true }, page.context));
  return ok(TABLE);
}

/** A whole game: the table stands at its beginning, to be replayed or played on. */
export async function openGame(value: unknown, page: Page): Promise<Result<string>> {
  const opened = await openGameFile(value, page.shelf);
  return opened.ok ? openRecorded(opened.value, page) : opened;
}

/** Puts a game that was handed on upon the table, and among the saved games. Fails with the field at fault. */
export function openRecorded({ module, game: recorded }: OpenedGame, page: Page): Result<string> {
  const game = gameFromRecord(module, recorded, page.defaultNames(module), page.newSeed());
  if (!game.ok) return game;
  page.show(startGame(game.value, page.context));
  return ok(TABLE);
}
