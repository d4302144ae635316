/** Under what the id of the game is remembered that the lobby proposes. */
const CHOSEN_GAME = 'kaiju-tabletop.chosen-game';

/** The id of the game that the lobby proposed last; null if none is remembered. */
export function chosenGame(browser: Window): string | null {
  try {
    return browser.localStorage.getItem(CHOSEN_GAME);
  } catch {
    return null;
  }
}

/** Remembers the id of the game that the lobby proposes, where the browser has a memory. */
export function rememberChosenGame(browser: Window, id: string): void {
  try {
    browser.localStorage.setItem(CHOSEN_GAME, id);
  } catch {
    // Without a memory the first game is proposed the next time.
  }
}
