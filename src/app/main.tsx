import '@fontsource/atkinson-hyperlegible/400.css';
import '@fontsource/atkinson-hyperlegible/700.css';
import '@fontsource/bangers/400.css';
import { Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { countCommit } from '#module';
import { App } from './App';
import { boot } from './boot';
import './page.css';

const page = await boot(window);
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no place for the program');
createRoot(root).render(
  <Profiler id="page" onRender={countCommit}>
    <BrowserRouter>
      <App page={page} />
    </BrowserRouter>
  </Profiler>,
);
