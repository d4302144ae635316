import { createStore } from 'zustand/vanilla';
import { earlyFaults } from './earlyFaults';
import { missingStyle } from './reason';

/** Milliseconds after which a style sheet that did not arrive is asked for again. */
const SECOND_TRY = 1000;

/** Puts a style sheet on the page. Rejects when it does not arrive. */
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

/** Why a part of the page would be shown without its style; null if all have come. */
export const missingStyles = createStore<{ readonly fault: unknown }>(() => ({ fault: null }));

/**
 * Asks again for every style sheet that does not arrive, and notes it where that is in vain. What loads the parts of
 * the program asks for each once only, and would show a part without its style the next time.
 * @param wait milliseconds in between
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
