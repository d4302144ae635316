/**
 * `npm run bench:first`: time to the first frame, compared with a page that shows only a cube, alternating in one run.
 * Needs the built page. Exits with status 1 if the table takes too long.
 */
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { problemLine } from '#core';
import { startServer } from '#server';
import { browserLaunch, prepareBrowser } from '../../tests/e2e/browser';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const BARE = here('../../node_modules/.cache/kaiju-bare');

/** Largest time of the table relative to the bare page. */
const BUDGET = 1.5;
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const VIEWPORT = { width: 960, height: 540 };
const TABLE = 'table?seed=3&lang=en&bots=A:greedy,B:greedy,C:greedy,D:greedy';
const TETZILLA = `${TABLE}&game=tetzilla`;

/** Records when the first frame was submitted: of a scene if the page draws one, else of the page itself. */
const WATCH = `
window.firstPicture = new Promise((resolve) => {
  const watch = (from, name, context) => {
    const draw = from[name];
    from[name] = function (...how) {
      from[name] = draw;
      requestAnimationFrame(() => resolve(performance.now()));
      window.drawnWith ??= context ?? this;
      return draw.apply(this, how);
    };
  };
  const drawing = WebGL2RenderingContext.prototype;
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced']) {
    watch(drawing, name);
  }
  const { getExtension } = drawing;
  drawing.getExtension = function (name) {
    const extension = getExtension.call(this, name);
    if (name === 'WEBGL_multi_draw' && extension !== null && !Object.hasOwn(extension, 'multiDrawElementsWEBGL')) {
      watch(extension, 'multiDrawElementsWEBGL', this);
    }
    return extension;
  };
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (paint !== undefined && location.pathname === '/' && document.querySelector('canvas') === null) {
      setTimeout(() => document.querySelector('canvas') === null && resolve(paint.startTime), 2000);
    }
  }).observe({ type: 'paint', buffered: true });
});`;

/** The globals set by {@link WATCH}. */
interface Watched {
  readonly firstPicture: Promise<number>;
  readonly drawnWith?: WebGL2RenderingContext;
}

/** @returns milliseconds since the start of the navigation */
async function firstPicture(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.addInitScript(WATCH);
    await page.goto(address, { waitUntil: 'commit' });
    return await page.evaluate(async () => {
      const watched = window as unknown as Watched;
      const time = await watched.firstPicture;
      // Otherwise the next page would wait for this one to finish drawing.
      const { drawnWith } = watched;
      drawnWith?.readPixels(0, 0, 1, 1, drawnWith.RGBA, drawnWith.UNSIGNED_BYTE, new Uint8Array(4));
      return time;
    });
  } finally {
    await context.close();
  }
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

async function serve(directory: string) {
  const started = await startServer({ directory, port: 0, alternatives: 0 });
  if (!started.ok) throw new Error(problemLine(started.error));
  return started.value;
}

await build({
  configFile: false,
  root: here('bare'),
  logLevel: 'warn',
  plugins: [react()],
  build: { outDir: BARE, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 1500 },
});
prepareBrowser();
const [bare, built] = [await serve(BARE), await serve(process.env.DIST ?? here('../../dist'))];
const browser = await chromium.launch(browserLaunch());
try {
  const pages = {
    'bare page': bare.localAddress,
    lobby: built.localAddress,
    'table, test': `${built.localAddress}${TABLE}&quality=test`,
    'table, low': `${built.localAddress}${TABLE}&quality=low`,
    'TetZilla, low': `${built.localAddress}${TETZILLA}&quality=low`,
  };
  const times = Object.fromEntries(Object.keys(pages).map((name): [string, number[]] => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, address] of Object.entries(pages)) {
      times[name]!.push(await firstPicture(browser, address));
    }
  }
  const least = median(times['bare page']!);
  for (const [name, list] of Object.entries(times)) {
    const ratio = median(list) / least;
    const isTable = name.includes(', ');
    const verdict = isTable && ratio > BUDGET ? `   exceeds ${BUDGET}` : '';
    console.log(
      `${name.padEnd(14)}${median(list).toFixed(0).padStart(7)} ms ${ratio.toFixed(2).padStart(6)}${verdict}`,
    );
    if (verdict !== '') process.exitCode = 1;
  }
} finally {
  await browser.close();
  await bare.close();
  await built.close();
}
