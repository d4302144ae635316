import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import type { LessonFilmSize } from '#learning';
import { startServer } from '#server';
import { browserLaunch, prepareBrowser, SOFTWARE_COMPOSITING } from '../../tests/e2e/browser';
import { cutStrip } from './cutStrip';

/** A render job for a headless browser. */
export interface Rendering {
  /** Path of the lesson's page; for a lesson file, the page that opens files. */
  readonly path: string;
  /** Query of the page, without `?`. */
  readonly query: string;
  /** A lesson file; left out for a built-in lesson. */
  readonly file?: string;
  /** Output file. */
  readonly out: string;
  /** Size of a strip's pictures, if they are to be separate files. */
  readonly apart?: LessonFilmSize;
  /** Browser executable; the bundled one if left out. */
  readonly browser?: string;
}

/** Possible failures: no built page, no browser, or an error of the page. */
export type RenderFailure =
  | { readonly why: 'unbuilt' }
  | { readonly why: 'browser' | 'page'; readonly detail: string };

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** A small window: the page also draws its own table, and software rendering is paid by the pixel. */
const WINDOW = { width: 400, height: 300 };

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

async function launch(named: string | undefined) {
  if (named === undefined) prepareBrowser();
  const options = browserLaunch();
  return chromium.launch({
    ...options,
    args: [...options.args, SOFTWARE_COMPOSITING],
    ...(named === undefined ? {} : { executablePath: named }),
  });
}

/** Waits for the file that the page offers. Rejects with the page's error message. */
async function offeredFile(page: Page, address: string) {
  const failed = new Promise<never>((_, reject) => {
    page.on('crash', () => reject(new Error('the page has crashed')));
    page
      .locator('[role=alert]')
      .first()
      .waitFor({ timeout: 0 })
      .then(async () => reject(new Error((await page.locator('[role=alert]').first().textContent()) ?? '')))
      // The page is gone, and the error has been reported.
      .catch(() => {});
  });
  const offered = page.waitForEvent('download', { timeout: 0 });
  offered.catch(() => {});
  await page.goto(address);
  return Promise.race([offered, failed]);
}

/** Opens a lesson file on the page of lessons. @returns URL where it is played */
async function openedFile(page: Page, lessons: string, file: string): Promise<string> {
  await page.goto(lessons);
  await page.locator('.lessons-own input[type=file]').setInputFiles(file);
  await page.waitForURL(/\/author\/.+\/play/);
  const { origin, pathname } = new URL(page.url());
  return origin + pathname;
}

/** Renders a film or picture of a lesson with the built page in a headless browser. Returns the files. */
export async function renderLesson({
  path,
  query,
  file,
  out,
  apart,
  browser: named,
}: Rendering): Promise<readonly string[] | RenderFailure> {
  if (!existsSync(join(DIST, 'index.html'))) return { why: 'unbuilt' };
  const server = await startServer({ directory: DIST, port: 0, host: 'localhost' });
  if (!server.ok) return { why: 'page', detail: 'no port is free' };
  try {
    const browser = await launch(named).catch((error: unknown) => messageOf(error));
    if (typeof browser === 'string') return { why: 'browser', detail: browser };
    try {
      const page = await browser.newPage({
        serviceWorkers: 'block',
        reducedMotion: 'no-preference',
        viewport: WINDOW,
      });
      const origin = `http://localhost:${server.value.port}`;
      const shown = file === undefined ? origin + path : await openedFile(page, origin + path, file);
      const offered = await offeredFile(page, `${shown}?${query}`);
      if (apart !== undefined) return await cutStrip(await offered.path(), apart, out);
      await offered.saveAs(out);
      return [out];
    } catch (error) {
      return { why: 'page', detail: messageOf(error) };
    } finally {
      await browser.close();
    }
  } finally {
    await server.value.close();
  }
}
