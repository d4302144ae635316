import { fail, ok, type Result } from '#core';
import type { PageServices } from '../services';
import { gameIn, shelf } from '../shelf';
import { gameFromPosition } from '../start';
import { type OpenedGame, openGameFile } from './files';
import { gameFromRecord } from './recorded';

const TABLE = '/table';

/** Opens a hot-seat game that continues from a position. */
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

/** Opens a whole game at its beginning, to be replayed or continued. */
export async function openGame(
  value: unknown,
  { random, sessions }: Pick<PageServices, 'random' | 'sessions'>,
): Promise<Result<string>> {
  const opened = await openGameFile(value, shelf);
  return opened.ok ? openRecorded(opened.value, { random, sessions }) : opened;
}

/** Shows a shared game and adds it to the saved games. Fails with the invalid field. */
export function openRecorded(
  { module, game: recorded }: OpenedGame,
  { random, sessions }: Pick<PageServices, 'random' | 'sessions'>,
): Result<string> {
  const game = gameFromRecord(module, recorded, sessions.defaultNames(module), random.seed());
  if (!game.ok) return game;
  sessions.begin(game.value);
  return ok(TABLE);
}
