const KEY = 'kaiju-tabletop.reloaded';

/** No second reload within this time, ms. */
const RELOAD_INTERVAL = 60_000;

/**
 * Reloads the page when a part of the program does not arrive, as in a tab that is older than the program on the
 * server; once, so that a part that is really missing is told instead.
 * @param before is waited for, so that nothing is lost @param now milliseconds since 1970
 */
export function reloadForNewProgram(
  browser: Window,
  before: () => Promise<unknown>,
  now: () => number,
): void {
  browser.addEventListener('vite:preloadError', () => {
    if (!mayReload(browser, now())) return;
    void before().finally(() => browser.location.reload());
  });
}

function mayReload(browser: Window, now: number): boolean {
  try {
    const { sessionStorage } = browser;
    const last = Number(sessionStorage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
    sessionStorage.setItem(KEY, String(now));
    return !(now - last < RELOAD_INTERVAL);
  } catch {
    // Who cannot remember having reloaded might do it forever.
    return false;
  }
}
