import { simulator, zorgl } from '#zorgl/rules';
import { presentation } from '#zorgl/view';

/** Zorgl-Zilla as a session plays it: its rules, what bots need, and how it looks on the table. */
export const zorglOnTable = { game: zorgl, simulator, presentation };

/** Starts the worker in which its bots think. Throws where there are no workers. */
export const startBotWorker = () =>
  new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
