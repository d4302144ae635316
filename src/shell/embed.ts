import { showPoster } from '../features/learn/embed/entry';

// What a frame runs first; the build gives it a page of its own.
void showPoster(window, () => import('./main'));
