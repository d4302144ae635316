import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { WorldByWorld } from './tests/world-by-world.ts';

const PAGES = 'tests/page/**/*.test.tsx';
/** The same with a second game in the list. */
const TINY = 'tests/tiny/*.test.tsx';

/** The game that `npm run new-game` writes, as it is written. */
const TEMPLATE = 'tools/new-game/template/tests/*.test.ts';

/** Tests of what a module says before anything has used it. */
const ALONE = ['tests/stage/loading.test.ts'];

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** All that the program uses of drei: to load the rest takes half a second of every worker. */
const DREI = { '@react-three/drei': here('node_modules/@react-three/drei/core/CameraControls.cjs.js') };

/** The pages as they are, on a stage that draws nothing. */
const ON_STUB_STAGE = { '#stage': here('tests/page/stubStage.tsx') };

export default defineConfig({
  resolve: { alias: DREI },
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Each file anew in a world of its own costs more than most files take.
    isolate: false,
    setupFiles: ['tests/settled.ts'],
    // One more than processors: each waits at times, for the modules of its next file or for a clock.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: WorldByWorld },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}', TEMPLATE],
          exclude: [PAGES, TINY, ...ALONE, 'tests/e2e/**', 'node_modules/**'],
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE, isolate: true } },
      {
        extends: true,
        resolve: { alias: ON_STUB_STAGE },
        test: {
          name: 'page',
          include: [PAGES],
          environment: 'happy-dom',
          setupFiles: ['tests/page/setup.ts'],
        },
      },
      {
        extends: true,
        resolve: { alias: { ...ON_STUB_STAGE, '#games': here('tests/tiny/games.ts') } },
        test: {
          name: 'tiny',
          include: [TINY],
          environment: 'happy-dom',
          setupFiles: ['tests/page/setup.ts'],
        },
      },
    ],
  },
});
