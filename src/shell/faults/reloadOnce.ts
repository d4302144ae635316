const KEY = 'kaiju-tabletop.reloaded';

/** No second reload within this time, ms. */
const RELOAD_INTERVAL = 60_000;

/**
 * Reloads the page when a module fails to load, e.g. because the tab is older than the program on the server. Only
 * once, so that a really missing module is reported.
 * @param before awaited first, to save data @param now milliseconds since 1970
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
    // Without storage we could not tell that we have reloaded, and might do so forever.
    return false;
  }
}
