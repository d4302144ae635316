/** The part of `Storage` used for small values. */
export type SmallStorage = Pick<Storage, 'getItem' | 'setItem'>;

const FORGETFUL: SmallStorage = { getItem: () => null, setItem: () => undefined };

/** The browser's `localStorage`, or a dummy that stores nothing if site data is blocked. */
export function deviceStorage(browser: Window): SmallStorage {
  try {
    return browser.localStorage;
  } catch {
    return FORGETFUL;
  }
}
