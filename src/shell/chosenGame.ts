/** Storage key of the lobby's game. */
const CHOSEN_GAME = 'kaiju-tabletop.chosen-game';

/** Id of the game last selected in the lobby; null if none is stored. */
export function chosenGame(browser: Window): string | null {
  try {
    return browser.localStorage.getItem(CHOSEN_GAME);
  } catch {
    return null;
  }
}

/** Stores the id of the lobby's game, if the browser has storage. */
export function rememberChosenGame(browser: Window, id: string): void {
  try {
    browser.localStorage.setItem(CHOSEN_GAME, id);
  } catch {
    // Without storage the first game is selected next time.
  }
}
