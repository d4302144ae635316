import type { BotId } from '#bots';
import type { Result } from '#core';
import type { Page } from '../page/page';
import { gameAgain, gameFromMoment, type NewGame, type RunningGame, startGame } from '../page/start';

export interface GameCommands {
  /** The same players again. */
  readonly again: () => void;
  /** A new game from a moment of this one. @param bots by seat; all others are people @param again hidden things are dealt again */
  readonly branch: (action: number, bots: ReadonlyMap<string, BotId>, anew?: boolean) => void;
  readonly undo: () => void;
  readonly mute: () => void;
  readonly changeSpeed: (speed: number) => void;
}

/** What can be done with the game on the table, beside playing it. */
export function gameCommands(page: Page, running: RunningGame): GameCommands {
  const { session } = running;
  const show = (game: Result<NewGame>) => {
    if (game.ok) page.show(startGame(game.value, page.context));
    else page.report(game.error);
  };
  return {
    again: () => show(gameAgain(running, page.newSeed())),
    branch: (action, bots, anew) => show(gameFromMoment(running, action, bots, page.newSeed(), anew)),
    undo() {
      if (session.store.getState().undoBlock === null) session.undo();
    },
    mute() {
      const { sound } = page.store.getState().preferences;
      page.prefer({ sound: { ...sound, muted: !sound.muted } });
    },
    changeSpeed: (speed) => page.prefer({ speed }),
  };
}
