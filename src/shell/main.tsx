import './beforeReact';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { ServicesProvider } from '#module';
import { playedPoster } from '../features/learn/embed/played';
import { isEmbedded } from '../page/address';
import { App } from './App';
import { Booting } from './Booting';
import { boot } from './boot';
import { BootFault } from './faults/BootFault';
import { watchStyles } from './faults/missingStyles';
import './page.css';
import { loadTableAhead } from './lazyTable';
import { keepProgram } from './pwa/worker';

/** Delay before an empty page shows that it is loading, ms. */
const LOADING_SCREEN_DELAY = 400;

/** Delay of what must not compete with loading, ms: the service worker, and the loading screen of a played poster. */
const UNHURRIED = 3000;

const patience = () => new Promise((resolve) => setTimeout(resolve, LOADING_SCREEN_DELAY));

const place = document.getElementById('root');
if (place === null) throw new Error('the page has no place for the program');
const root = createRoot(place);
watchStyles(window);

async function start(): Promise<void> {
  // A poster that was pressed already shows that it is loading.
  const wait = playedPoster === null ? LOADING_SCREEN_DELAY : UNHURRIED;
  const late = setTimeout(() => root.render(<Booting />), wait);
  try {
    const services = await boot(window);
    clearTimeout(late);
    const { running } = services.sessions.getState();
    if (running !== null) await Promise.race([loadTableAhead(services.tables, running.module), patience()]);
    root.render(
      <BrowserRouter>
        <ServicesProvider value={services}>
          <App />
        </ServicesProvider>
      </BrowserRouter>,
    );
    // A frame on another site should not cache the whole program.
    if (import.meta.env.PROD && !isEmbedded(window.location.pathname))
      setTimeout(() => void keepProgram(window, () => services.saves.flush()), UNHURRIED);
  } catch (reason) {
    clearTimeout(late);
    console.error(reason);
    root.render(<BootFault reason={reason} />);
  }
}

// Not awaited: what it loads shares chunks with this module and would wait for it.
void start();
