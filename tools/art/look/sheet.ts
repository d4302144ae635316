import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { build } from 'vite';
import { browserLaunch, prepareBrowser } from '../../../tests/e2e/browser';
import { DRAFTS, modelFile } from '../build';
import type { Kit } from '../kit/kit';
import type { Model } from '../kit/model';
import { isKit } from '../models';

const MODEL_SHEETS = ['sides', 'face', 'clips'] as const;
const KIT_SHEETS = ['parts', 'displays'] as const;
type SheetKind = (typeof MODEL_SHEETS | typeof KIT_SHEETS)[number];

/** A dummy origin: the page is served by intercepting the browser's requests. */
const ORIGIN = 'http://studio.test';
const PATIENCE = 300_000;

/** The studio page as one script. */
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

/** Opens the studio with model files. @param files by their path in the page */
async function enter(page: Page, script: string, files: ReadonlyMap<string, string>): Promise<void> {
  page.on('pageerror', (error) => console.error(error));
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(message.text());
  });
  const html = '<!doctype html><canvas id="sheet"></canvas><script type="module" src="/page.js"></script>';
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    if (pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: script });
    const file = files.get(pathname);
    if (file) return route.fulfill({ body: readFileSync(file) });
    return route.fulfill({ status: 204 });
  });
  await page.goto(ORIGIN, { timeout: PATIENCE });
  await page.waitForFunction(() => 'review' in window, null, { timeout: PATIENCE });
}

type Draw = (files: ReadonlyMap<string, string>, draw: (page: Page) => Promise<string>) => Promise<Buffer>;

/** Opens a browser for pictures; each is drawn in a page of its own and returned as a `data:` URL. */
async function withStudio<T>(work: (draw: Draw) => Promise<T>): Promise<T> {
  prepareBrowser();
  mkdirSync(DRAFTS, { recursive: true });
  const script = await bundle();
  const browser = await chromium.launch(browserLaunch());
  try {
    return await work(async (files, draw) => {
      const page = await browser.newPage();
      await enter(page, script, files);
      const picture = await draw(page);
      await page.close();
      return Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
    });
  } finally {
    await browser.close();
  }
}

/** Player colour in pictures. */
const TINT = '#e8503a';

/**
 * Renders previews of a built model: `sides` (four sides, a player's view, small silhouettes), `face` and `clips`; or
 * of a built kit: `parts` and `displays` (assembled parts).
 * @param wanted some of these; default all @returns the picture files
 */
export async function look(made: Model | Kit, draft: boolean, wanted: readonly string[]): Promise<string[]> {
  const all: readonly SheetKind[] = isKit(made) ? KIT_SHEETS : MODEL_SHEETS;
  const chosen = all.filter((kind) => wanted.includes(kind));
  const kinds = chosen.length > 0 ? chosen : all;
  const kit = isKit(made)
    ? { parts: made.parts.map(({ name }) => name), displays: made.displays ?? [] }
    : { parts: [], displays: [] };
  return withStudio(async (draw) => {
    const pictures: string[] = [];
    for (const kind of kinds) {
      const picture = await draw(new Map([['/model.glb', modelFile(made.name, draft)]]), (page) =>
        page.evaluate(
          async ([which, tint, of]) =>
            (await window.review('/model.glb', which, tint, of)).toDataURL('image/png'),
          [kind, TINT, kit] as const,
        ),
      );
      const file = join(DRAFTS, `${made.name}-${kind}.png`);
      writeFileSync(file, picture);
      pictures.push(file);
    }
    return pictures;
  });
}

/** Size of a portrait in pixels, and its supersampling factor. */
const PORTRAIT = { width: 176, height: 200, finer: 3 } as const;
const PORTRAITS = fileURLToPath(new URL('../../../public/portraits', import.meta.url));
/** A base colour that fits every seat's colour. */
const BARE_BASE = '#3a332c';

/**
 * Renders portraits, which the page shows where no figure is drawn: alone, on a transparent background, as WebP.
 * @returns the picture files with their bytes
 */
export function portraits(models: readonly Model[]): Promise<readonly (readonly [string, number])[]> {
  const { width, height, finer } = PORTRAIT;
  mkdirSync(PORTRAITS, { recursive: true });
  return withStudio(async (draw) => {
    const made: (readonly [string, number])[] = [];
    for (const { name } of models) {
      const picture = await draw(new Map([['/model.glb', modelFile(name, false)]]), (page) =>
        page.evaluate(
          async ([tint, wide, high]) =>
            (await window.portray('/model.glb', tint, wide, high)).toDataURL('image/png'),
          [BARE_BASE, width * finer, height * finer] as const,
        ),
      );
      const small = await sharp(picture)
        .resize(width, height)
        .webp({ quality: 80, alphaQuality: 85 })
        .toBuffer();
      const file = join(PORTRAITS, `${name}.webp`);
      writeFileSync(file, small);
      made.push([file, small.length]);
    }
    return made;
  });
}

/**
 * Renders the silhouettes of all models on one sheet at the size of a small screen; anyone who knows them should be
 * able to tell them apart. @returns the picture file
 */
export function lookTogether(models: readonly Model[], draft: boolean): Promise<string> {
  const path = ({ name }: Model): string => `/${name}.glb`;
  return withStudio(async (draw) => {
    const picture = await draw(
      new Map(models.map((model) => [path(model), modelFile(model.name, draft)])),
      (page) =>
        page.evaluate(async ([urls, tint]) => (await window.compare(urls, tint)).toDataURL('image/png'), [
          Object.fromEntries(models.map((model) => [model.name, path(model)])),
          TINT,
        ] as const),
    );
    const file = join(DRAFTS, 'silhouettes.png');
    writeFileSync(file, picture);
    return file;
  });
}
