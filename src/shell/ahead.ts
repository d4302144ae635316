import { canDraw } from '#stage/graphics';
import { isTable } from '../page/address';
import { fontsLoaded } from '../page/fonts';
import { chosenGame } from './chosenGame';
import { earlyFaults } from './faults/earlyFaults';

function preload(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  link.crossOrigin = 'anonymous';
  link.href = file;
  return link;
}

/**
 * Prefetches what a table needs while the page is still loading, if the URL is that of a table. The page loads it again
 * and reports errors.
 */
async function fetchAhead(browser: Window): Promise<void> {
  const { pathname, search } = browser.location;
  if (!isTable(pathname)) return;
  // Vite requests a style sheet only once, so the page, which asks second, would not learn that it is missing.
  browser.addEventListener('vite:preloadError', ({ payload }) => earlyFaults.push(payload));
  const id = new URLSearchParams(search).get('game') ?? chosenGame(browser);
  const ofGame = async () => {
    const { GAMES } = await import('#games');
    const { ahead, load } = GAMES.find((game) => game.id === id) ?? GAMES[0];
    for (const file of ahead?.files ?? []) document.head.append(preload(file));
    await Promise.all([load(), ahead?.load()]);
  };
  const fetched = Promise.allSettled([import('./ExtendedTable'), ofGame(), fontsLoaded(document.fonts)]);
  // Creating a WebGL context takes a while, and there is nothing else to do until the files arrive.
  canDraw();
  await fetched;
}

void fetchAhead(window);
