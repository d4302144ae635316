import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { gzip } from './tools/build/gzip.ts';
import { notices } from './tools/build/notices.ts';

export default defineConfig(({ mode }) => ({
  // Modes that are conditions of package.json's imports, e.g. for tests with another list of games.
  resolve: { conditions: [mode, ...defaultClientConditions] },
  plugins: [react(), notices(), gzip()],
  build: {
    target: 'es2023',
    sourcemap: true,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // React looks for what `beforeReact` puts in place when its file is run, which is before the page's own.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /\/node_modules\/(react|react-dom|scheduler)\/|\/app\/(beforeReact|commitHook)\.ts$/,
            },
          ],
        },
      },
    },
  },
}));
