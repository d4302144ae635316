import './beforeReact';
import '@fontsource/atkinson-hyperlegible/400.css';
import '@fontsource/atkinson-hyperlegible/700.css';
import '@fontsource/bangers/400.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App';
import { boot } from './boot';
import './page.css';

const page = await boot(window);
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no place for the program');
createRoot(root).render(
  <BrowserRouter>
    <App page={page} />
  </BrowserRouter>,
);
