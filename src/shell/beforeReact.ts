/** What has to happen before React is loaded. The build puts this into React's file, in front of it. */
import { countCommits } from './commitHook';

countCommits(window);
