import type { GameTypes } from '#core';
import type { SessionSnapshot } from '#session';
import type { SavedGame } from './saved-game';
import type { Saves } from './saves';

/** Identity of a saved session. */
export interface SaveIdentity {
  readonly id: string;
  /** When the game was started, not loaded; milliseconds since 1970. */
  readonly createdAt: number;
  /** Query of the launch URL. */
  readonly launch?: string;
  /** Opened from a link: nothing is saved until somebody acts. */
  readonly borrowed?: boolean;
}

/** Saves every snapshot of a session. @param now milliseconds since 1970 */
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
