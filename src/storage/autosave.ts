import type { GameTypes } from '#core';
import type { SessionSnapshot } from '#session';
import type { SavedGame } from './saved-game';
import type { Saves } from './saves';

/** Under what a session is saved. */
export interface SaveIdentity {
  readonly id: string;
  /** Milliseconds since 1970; when the game was begun, not when it was loaded. */
  readonly createdAt: number;
  /** The query of the page's address that the game began with. */
  readonly launch?: string;
  /** The game was opened from a link: nothing is saved before somebody plays. */
  readonly borrowed?: boolean;
}

/** Writes every snapshot of a session to the saved games. @param now milliseconds since 1970 */
export function autosave<T extends GameTypes>(
  saves: Saves,
  { borrowed = false, ...identity }: SaveIdentity,
  now: () => number,
): (snapshot: SessionSnapshot<T>) => void {
  let untouched = borrowed;
  return ({ record, ...rest }) => {
    const game: SavedGame = {
      ...identity,
      game: record.game,
      version: 1,
      record: { ...record, actions: [...record.actions] },
      ...rest,
      updatedAt: now(),
    };
    if (untouched) saves.hold(game);
    else saves.save(game);
    untouched = false;
  };
}
