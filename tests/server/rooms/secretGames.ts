import { isDeepStrictEqual } from 'node:util';
import { unwrap } from '#core';
import { SERVED_GAMES } from '../../../src/server/games';

/** The ids of the served games in which something is hidden from spectators. */
export const GAMES_WITH_SECRETS: readonly string[] = [...SERVED_GAMES].flatMap(([id, { rules }]) => {
  const opening = unwrap(rules.setup(unwrap(rules.options.parse({}, rules.players.min)), 1));
  return isDeepStrictEqual(rules.view(opening, 'spectator'), opening) ? [] : [id];
});
