import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { browserLaunch, prepareBrowser } from '../../../tests/e2e/browser';
import { DRAFTS, modelFile } from '../build';
import type { Model } from '../kit/model';

export const SHEET_KINDS = ['sides', 'face', 'clips'] as const;
type SheetKind = (typeof SHEET_KINDS)[number];

/** An address that no server answers: the page is handed to the browser as it asks for it. */
const ORIGIN = 'http://studio.test';
const PATIENCE = 300_000;

/** The studio's page as one script. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: fileURLToPath(new URL('./page.ts', import.meta.url)) },
    },
  });
  const [{ output }] = (Array.isArray(result) ? result : [result]) as [{ output: { code?: string }[] }];
  return output.map(({ code }) => code ?? '').join('\n');
}

/** Opens the studio with a model's file in it. */
async function enter(page: Page, script: string, file: string): Promise<void> {
  page.on('pageerror', (error) => console.error(error));
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(message.text());
  });
  const html = '<!doctype html><canvas id="sheet"></canvas><script type="module" src="/page.js"></script>';
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    if (pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: script });
    if (pathname === '/model.glb') return route.fulfill({ body: readFileSync(file) });
    return route.fulfill({ status: 204 });
  });
  await page.goto(ORIGIN, { timeout: PATIENCE });
  await page.waitForFunction(() => 'review' in window, null, { timeout: PATIENCE });
}

/**
 * Photographs a built model: `sides` (four sides, a player's view, small outlines), `face` and `clips`.
 * @returns the pictures' files
 */
export async function look(model: Model, draft: boolean, kinds: readonly SheetKind[]): Promise<string[]> {
  prepareBrowser();
  mkdirSync(DRAFTS, { recursive: true });
  const script = await bundle();
  const browser = await chromium.launch(browserLaunch());
  try {
    const files: string[] = [];
    for (const kind of kinds) {
      const page = await browser.newPage();
      await enter(page, script, modelFile(model.name, draft));
      const picture = await page.evaluate(
        async ([url, which]) => (await window.review(url, which, '#e8503a')).toDataURL('image/png'),
        ['/model.glb', kind] as const,
      );
      const file = join(DRAFTS, `${model.name}-${kind}.png`);
      writeFileSync(file, Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'));
      files.push(file);
      await page.close();
    }
    return files;
  } finally {
    await browser.close();
  }
}
