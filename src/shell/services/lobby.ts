import { createStore } from 'zustand/vanilla';
import type { Result, Seed } from '#core';
import type { GameModule, Notices } from '#module';
import { fail } from '../../page/problems';
import type { Lobby, Sessions } from '../../page/services';
import { shelf } from '../../page/shelf';
import { rememberChosenGame } from '../chosenGame';

/** The lobby of a page, at first with a loaded game. */
export function createLobby(
  browser: Window,
  first: GameModule,
  seed: Seed | null,
  { notices, sessions }: { readonly notices: Notices; readonly sessions: Sessions },
): Lobby {
  const store = createStore(() => first);
  // On return, the lobby selects the game just played.
  sessions.subscribe(({ running }) => {
    if (running !== null) store.setState(running.module, true);
  });
  /** Id of the latest choice. */
  let choice: string | null = null;
  return {
    ...store,
    seed,
    async choose(id) {
      choice = id;
      let module: Result<GameModule>;
      try {
        module = await shelf.load(id);
      } catch {
        const title = shelf.entries.find((entry) => entry.id === id)?.title ?? id;
        module = fail('', 'game.notLoaded', { title });
      }
      if (choice !== id) return;
      if (!module.ok) {
        notices.report(module.error);
        return;
      }
      store.setState(module.value, true);
      rememberChosenGame(browser, id);
    },
  };
}
