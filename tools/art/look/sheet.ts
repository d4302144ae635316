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

/** Opens the studio with the files of models in it. @param files by the path under which the page finds them */
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

/** Opens a browser for pictures: each is drawn in a page of its own, as the address of its data. */
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

/** The player's colour in pictures. */
const TINT = '#e8503a';

/**
 * Photographs a built model: `sides` (four sides, a player's view, small outlines), `face` and `clips`; or a built
 * kit: `parts` and `displays` (parts put together).
 * @param wanted some of these; all where none is named @returns the pictures' files
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

/** Pixels of a portrait, and how much larger it is drawn first. */
const PORTRAIT = { width: 176, height: 200, finer: 3 } as const;
const PORTRAITS = fileURLToPath(new URL('../../../public/portraits', import.meta.url));
/** A base that stands on any seat’s colour. */
const BARE_BASE = '#3a332c';

/**
 * Photographs models for the page, which shows them where no figure is drawn: alone, on nothing, as WebP.
 * @returns the pictures’ files with their bytes
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
 * Photographs the outlines of all models on one sheet, as small as on a small screen: anyone who knows them should tell
 * them apart. @returns the picture's file
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
