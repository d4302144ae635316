import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defaultClientConditions, defineConfig } from 'vite';
import { ahead } from './tools/build/ahead.ts';
import { chunks, DOORS } from './tools/build/chunks.ts';
import { gzip } from './tools/build/gzip.ts';
import { links } from './tools/build/links.ts';
import { notices } from './tools/build/notices.ts';
import { posters } from './tools/build/posters.ts';
import { pwa } from './tools/build/pwa.ts';

const { plugin: chunking, groups } = chunks();

export default defineConfig(({ mode }) => ({
  // Modes that are conditions of package.json's imports, e.g. for tests with another list of games.
  resolve: { conditions: [mode, ...defaultClientConditions] },
  plugins: [
    react(),
    ahead('src/shell/ahead.ts'),
    chunking,
    links('links.json', {
      '/table': ['/src/shell/ahead.ts', '/src/page/games.ts', '/src/shell/ExtendedTable.tsx'],
    }),
    posters(),
    notices(),
    pwa(),
    gzip(),
  ],
  css: {
    postcss: { plugins: [globalData({ files: ['src/ui/breakpoints.css'] }), customMedia()] },
  },
  build: {
    target: 'es2023',
    sourcemap: true,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // Who takes something from a room runs that, and not all that the room holds.
      treeshake: {
        moduleSideEffects: [{ test: DOORS, sideEffects: false }],
      },
      output: {
        codeSplitting: { groups },
      },
    },
  },
}));
