import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import type { LessonFilmSize } from '#learning';
import { startServer } from '#server';
import { browserLaunch, prepareBrowser } from '../../tests/e2e/browser';
import { cutStrip } from './cutStrip';

/** What a headless browser is to make of a lesson. */
export interface Rendering {
  /** Where the lesson is; where it is a file, the page on which one opens it. */
  readonly path: string;
  /** What is wanted of it: the query of its page, without `?`. */
  readonly query: string;
  /** A lesson's file; left out for a lesson of the program. */
  readonly file?: string;
  /** Where the file goes. */
  readonly out: string;
  /** The size of the pictures of a strip that are to be files of their own. */
  readonly apart?: LessonFilmSize;
  /** The browser to take; the packaged one if left out. */
  readonly browser?: string;
}

/** What can stand in the way: the built page, the browser, or what the page says. */
export type RenderFailure =
  | { readonly why: 'unbuilt' }
  | { readonly why: 'browser' | 'page'; readonly detail: string };

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** What nobody looks at is small: the page draws its own table beside the film, and software pays by the pixel. */
const WINDOW = { width: 400, height: 300 };

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

async function launch(named: string | undefined) {
  if (named === undefined) prepareBrowser();
  return chromium.launch({
    ...browserLaunch(),
    ...(named === undefined ? {} : { executablePath: named }),
  });
}

/** Waits for the file that the page offers. Rejects with what the page says where it fails. */
async function offeredFile(page: Page, address: string) {
  const failed = new Promise<never>((_, reject) => {
    page.on('crash', () => reject(new Error('the page has crashed')));
    page
      .locator('[role=alert]')
      .first()
      .waitFor({ timeout: 0 })
      .then(async () => reject(new Error((await page.locator('[role=alert]').first().textContent()) ?? '')))
      // The page is gone, and a person who waits has been told.
      .catch(() => {});
  });
  const offered = page.waitForEvent('download', { timeout: 0 });
  offered.catch(() => {});
  await page.goto(address);
  return Promise.race([offered, failed]);
}

/** Opens the file of a lesson on a page of lessons. @returns the address where it is played */
async function openedFile(page: Page, lessons: string, file: string): Promise<string> {
  await page.goto(lessons);
  await page.locator('.lessons-own input[type=file]').setInputFiles(file);
  await page.waitForURL(/\/author\/.+\/play/);
  const { origin, pathname } = new URL(page.url());
  return origin + pathname;
}

/** Makes a film or picture of a lesson with the built page in a browser without a window. Returns the files made. */
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
