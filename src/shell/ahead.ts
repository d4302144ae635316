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
 * Fetches what a table needs while the page itself is still on its way, where the address is that of a table. The page
 * asks for it again, and says so where it does not arrive.
 */
async function fetchAhead(browser: Window): Promise<void> {
  const { pathname, search } = browser.location;
  if (!isTable(pathname)) return;
  // A style sheet is asked for once only: the page, which asks second, would not hear that it is missing.
  browser.addEventListener('vite:preloadError', ({ payload }) => earlyFaults.push(payload));
  const id = new URLSearchParams(search).get('game') ?? chosenGame(browser);
  const ofGame = async () => {
    const { GAMES } = await import('#games');
    const { ahead, load } = GAMES.find((game) => game.id === id) ?? GAMES[0];
    for (const file of ahead?.files ?? []) document.head.append(preload(file));
    await Promise.all([load(), ahead?.load()]);
  };
  const fetched = Promise.allSettled([import('./ExtendedTable'), ofGame(), fontsLoaded(document.fonts)]);
  // Making a canvas for the stage takes a while, and nothing else can be done before the files are there.
  canDraw();
  await fetched;
}

void fetchAhead(window);
