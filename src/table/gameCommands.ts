import type { BotId } from '#bots';
import type { Result } from '#core';
import type { PageServices } from '../page/services';
import { gameAgain, gameFromMoment, type NewGame, type RunningGame } from '../page/start';

export interface GameCommands {
  /** Restarts with the same players. */
  readonly again: () => void;
  /** Branches off a new game. @param bots by seat; all others are people @param anew deal hidden information again */
  readonly branch: (action: number, bots: ReadonlyMap<string, BotId>, redeals?: boolean) => void;
  readonly undo: () => void;
  readonly mute: () => void;
  readonly changeSpeed: (speed: number) => void;
}

/** Commands for the game on the table, except playing. */
export function gameCommands(
  {
    notices,
    preferenceStore,
    random,
    sessions,
  }: Pick<PageServices, 'notices' | 'preferenceStore' | 'random' | 'sessions'>,
  running: RunningGame,
): GameCommands {
  const { session } = running;
  const show = (game: Result<NewGame>) => {
    if (game.ok) sessions.begin(game.value);
    else notices.report(game.error);
  };
  return {
    again: () => show(gameAgain(running, random.seed())),
    branch: (action, bots, redeals) => show(gameFromMoment(running, action, bots, random.seed(), redeals)),
    undo() {
      if (session.store.getState().undoBlock === null) session.undo();
    },
    mute() {
      const { sound } = preferenceStore.getState();
      preferenceStore.change({ sound: { ...sound, muted: !sound.muted } });
    },
    changeSpeed: (speed) => preferenceStore.change({ speed }),
  };
}
