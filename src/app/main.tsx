import './beforeReact';
import '@fontsource/atkinson-hyperlegible/400.css';
import '@fontsource/atkinson-hyperlegible/700.css';
import '@fontsource/bangers/400.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App';
import { boot } from './boot';
import { BootFault } from './faults/BootFault';
import './page.css';

const place = document.getElementById('root');
if (place === null) throw new Error('the page has no place for the program');
const root = createRoot(place);
try {
  const page = await boot(window);
  root.render(
    <BrowserRouter>
      <App page={page} />
    </BrowserRouter>,
  );
} catch (reason) {
  console.error(reason);
  root.render(<BootFault reason={reason} />);
}
