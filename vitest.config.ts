import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const PAGES = 'tests/page/**/*.test.tsx';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  test: {
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [PAGES, 'tests/e2e/**', 'node_modules/**'],
        },
      },
      {
        extends: true,
        // The pages as they are, on a stage that draws nothing.
        resolve: { alias: { '#stage': here('tests/page/stubStage.tsx') } },
        test: {
          name: 'page',
          include: [PAGES],
          environment: 'happy-dom',
          setupFiles: ['tests/page/setup.ts'],
          isolate: false,
        },
      },
    ],
  },
});
