import { fail, ok, type Result } from '#core';
import type { PageServices } from '../services';
import { gameIn, shelf } from '../shelf';
import { gameFromPosition } from '../start';
import { type OpenedGame, openGameFile } from './files';
import { gameFromRecord } from './recorded';

const TABLE = '/table';

/** A hot-seat game of a position's players, played on from there. */
export async function openPosition(
  value: unknown,
  { random, sessions }: Pick<PageServices, 'random' | 'sessions'>,
): Promise<Result<string>> {
  if (typeof value !== 'object' || value === null) return fail('', 'type.object');
  const module = await shelf.load(gameIn(value));
  if (!module.ok) return module;
  const position = module.value.parsePlayable(value);
  if (!position.ok) return position;
  const names = sessions.defaultNames(module.value);
  const game = gameFromPosition(module.value, position.value, random.seed(), names);
  if (!game.ok) return game;
  sessions.begin({ ...game.value, borrowed: true });
  return ok(TABLE);
}

/** A whole game: the table stands at its beginning, to be replayed or played on. */
export async function openGame(
  value: unknown,
  { random, sessions }: Pick<PageServices, 'random' | 'sessions'>,
): Promise<Result<string>> {
  const opened = await openGameFile(value, shelf);
  return opened.ok ? openRecorded(opened.value, { random, sessions }) : opened;
}

/** Puts a game that was handed on upon the table, and among the saved games. Fails with the field at fault. */
export function openRecorded(
  { module, game: recorded }: OpenedGame,
  { random, sessions }: Pick<PageServices, 'random' | 'sessions'>,
): Result<string> {
  const game = gameFromRecord(module, recorded, sessions.defaultNames(module), random.seed());
  if (!game.ok) return game;
  sessions.begin(game.value);
  return ok(TABLE);
}
