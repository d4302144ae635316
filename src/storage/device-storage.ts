/** What the page needs of the device's memory for small things. */
export type SmallStorage = Pick<Storage, 'getItem' | 'setItem'>;

const FORGETFUL: SmallStorage = { getItem: () => null, setItem: () => undefined };

/** The `localStorage` of a browser; where it blocks all site data, one that remembers nothing. */
export function deviceStorage(browser: Window): SmallStorage {
  try {
    return browser.localStorage;
  } catch {
    return FORGETFUL;
  }
}
