import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** What is fetched when it is first needed, and kept from then on: large, and the table does without at first. */
const MODELS = /\/(models|audio|portraits)\/[^?]+$/;
const LARGE = /\/assets\/(encoder|EXRLoader|\w+\.exr)-[^/]+\.js$/;

/**
 * Addresses (path and query) that the page at hand must not stand in for: files, what comes with headers of its own
 * (`contentSecurityPolicy` of the server), and what the server tells.
 */
export const NOT_AT_HAND: readonly RegExp[] = [
  /^\/[^?]*\.[^/?]+(\?|$)/,
  /^\/(embed|watch|feed)\//,
  /^\/(health|metrics)\/?(\?|$)/,
];

/**
 * Makes the program installable, and puts a worker beside it that has its files at hand where there is no network: the
 * program itself from the first visit on, miniatures and sounds once they have been fetched. A new program waits until
 * somebody asks for it (`src/shell/pwa`).
 */
export function pwa(): Plugin[] {
  return VitePWA({
    registerType: 'prompt',
    // The page registers it, once it has nothing better to do.
    injectRegister: false,
    manifest: {
      id: '/',
      name: 'Kaiju Tabletop',
      short_name: 'Kaiju',
      description: 'Kaiju board games on a 3D table, for friends on one screen and for bots.',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#120d0a',
      theme_color: '#0e1420',
      categories: ['games'],
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      launch_handler: { client_mode: ['focus-existing', 'auto'] },
      file_handlers: [{ action: '/', accept: { 'application/json': ['.kaiju-game.json', '.json'] } }],
      share_target: {
        action: '/',
        method: 'GET',
        enctype: 'application/x-www-form-urlencoded',
        params: { title: 'shared-title', text: 'shared-text', url: 'shared-url' },
      },
    },
    workbox: {
      // Programs that are not minified, for tests, are larger than what is kept otherwise.
      maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
      globPatterns: ['**/*.{js,css,html,woff2,ttf,webmanifest}', 'models/stand-ins.bin', 'icons/*.png'],
      // Films, finer pictures, other languages and the page of frames are for those who want them.
      globIgnores: [
        'embed.html',
        '**/encoder-*.js',
        '**/EXRLoader-*.js',
        '**/*.exr-*.js',
        '**/*-vietnamese-*',
        '**/*.map',
      ],
      navigateFallback: '/index.html',
      navigateFallbackDenylist: [...NOT_AT_HAND],
      clientsClaim: true,
      skipWaiting: false,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      runtimeCaching: [
        {
          // Whether there are rooms is for the server to say; where it does not answer there are none.
          urlPattern: /\/rooms\.json$/,
          handler: 'NetworkOnly',
          options: {
            plugins: [{ handlerDidError: async () => Response.json({ version: 0, games: [] }) }],
          },
        },
        {
          urlPattern: MODELS,
          handler: 'NetworkFirst',
          options: { cacheName: 'kaiju-later', matchOptions: { ignoreVary: true } },
        },
        {
          urlPattern: LARGE,
          handler: 'CacheFirst',
          options: { cacheName: 'kaiju-later', matchOptions: { ignoreVary: true } },
        },
      ],
    },
  });
}
