import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserLaunch, SOFTWARE_COMPOSITING } from './tests/e2e/browser';

const LAUNCH = browserLaunch();
/** Tests that compare what the graphics processor draws. */
const LOOKED_AT = /@pixels/;

const PORT = Number(process.env.TEST_PORT ?? 5390);

/** A container may own fewer processors than it sees. */
const PROCESSORS = Math.min(availableParallelism(), 4);

export default defineConfig({
  testDir: './tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/global-setup.ts',
  timeout: 150_000,
  expect: { timeout: 40_000 },
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A page waits half of its time, for its server and its next picture.
  workers: 2 * PROCESSORS,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    // What a worker has at hand could hide what the server does; the tests of the worker itself let it in.
    serviceWorkers: 'block',
    launchOptions: { ...LAUNCH, args: [...LAUNCH.args, SOFTWARE_COMPOSITING] },
  },
  projects: [
    // What draws in software waits for nothing.
    { name: 'pictures', grep: LOOKED_AT, workers: PROCESSORS },
    { name: 'pages', grepInvert: LOOKED_AT },
  ],
  webServer: {
    command: `node --import tsx src/server/main.ts --port ${PORT} --host localhost`,
    url: `http://localhost:${PORT}/`,
    // Tables of tests are nobody else's.
    env: { ROOMS_FILE: ':memory:' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    stdout: 'ignore',
  },
});
