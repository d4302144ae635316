import { showPoster } from '../features/learn/embed/entry';

// First code of a frame; the build gives it an HTML page of its own.
void showPoster(window, () => import('./main'));
