/** Runs before React is loaded; the build puts it in front of React's chunk. */
import { countCommits } from './commitHook';

countCommits(window);
