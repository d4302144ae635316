import { createStore } from 'zustand/vanilla';
import { earlyFaults } from './earlyFaults';
import { missingStyle } from './reason';

/** Delay before a style sheet is requested again, ms. */
const SECOND_TRY = 1000;

/** Adds a style sheet to the page. Rejects if it fails to load. */
function addStyle(document: Document, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`Unable to preload CSS for ${address}`));
    link.href = address;
    document.head.append(link);
  });
}

/** Error of a style sheet without which a page would be shown; null if all have loaded. */
export const missingStyles = createStore<{ readonly fault: unknown }>(() => ({ fault: null }));

/**
 * Retries failed style sheets, and records it if that fails as well. Vite requests each of them only once and would
 * show the page unstyled the next time.
 * @param wait delay, ms
 */
export function watchStyles(browser: Window, wait = SECOND_TRY): void {
  const askAgain = (reason: unknown) => {
    const address = missingStyle(reason);
    if (address === undefined) return;
    const note = (fault: unknown) => missingStyles.setState({ fault });
    browser.setTimeout(() => void addStyle(browser.document, address).catch(note), wait);
  };
  earlyFaults.splice(0).forEach(askAgain);
  browser.addEventListener('vite:preloadError', ({ payload }) => askAgain(payload));
}
