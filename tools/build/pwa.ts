import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Files cached on first use: they are large, and the table works without them at first. */
const MODELS = /\/(models|audio|portraits)\/[^?]+$/;
const LARGE = /\/assets\/(encoder|EXRLoader|\w+\.exr)-[^/]+\.js$/;

/**
 * URLs (path and query) that the cached page must not answer: files, pages with headers of their own
 * (`contentSecurityPolicy` of the server), and server responses.
 */
export const NOT_AT_HAND: readonly RegExp[] = [
  /^\/[^?]*\.[^/?]+(\?|$)/,
  /^\/(embed|watch|feed)\//,
  /^\/(health|metrics)\/?(\?|$)/,
];

/**
 * Makes the program installable, with a service worker that makes it work offline: the program itself from the first
 * visit on, models and sounds once they have been fetched. An update waits until somebody accepts it (`src/shell/pwa`).
 */
export function pwa(): Plugin[] {
  return VitePWA({
    registerType: 'prompt',
    // The page registers the worker itself, once it is idle.
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
      // Unminified builds for tests exceed the default limit.
      maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
      globPatterns: ['**/*.{js,css,html,woff2,ttf,webmanifest}', 'models/stand-ins.bin', 'icons/*.png'],
      // Films, high-resolution pictures, other languages and the frame page are cached on demand only.
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
          // Only the server knows whether there are rooms; offline there are none.
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
