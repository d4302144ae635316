import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { createServer, type Plugin } from 'vite';
import { browserLaunch, prepareBrowser } from '../../../tests/e2e/browser';
import { DRAFTS, modelFile } from '../build';
import type { Model } from '../kit/model';

export const SHEET_KINDS = ['sides', 'face', 'clips'] as const;
type SheetKind = (typeof SHEET_KINDS)[number];

/** Serves one file under one address. */
function serving(address: string, file: string): Plugin {
  return {
    name: 'model-file',
    configureServer: ({ middlewares }) => {
      middlewares.use(address, (_request, response) => {
        response.setHeader('content-type', 'model/gltf-binary');
        response.end(readFileSync(file));
      });
    },
  };
}

/**
 * Photographs a built model: `sides` (four sides, a player's view, small outlines), `face` and `clips`.
 * @returns the pictures' files
 */
export async function look(model: Model, draft: boolean, kinds: readonly SheetKind[]): Promise<string[]> {
  prepareBrowser();
  const address = '/model.glb';
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    cacheDir: join(DRAFTS, 'vite'),
    logLevel: 'error',
    plugins: [serving(address, modelFile(model.name, draft))],
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  await server.listen();
  const browser = await chromium.launch(browserLaunch());
  try {
    const files: string[] = [];
    mkdirSync(DRAFTS, { recursive: true });
    for (const kind of kinds) {
      const page = await browser.newPage();
      page.on('pageerror', (error) => console.error(error));
      page.on('console', (message) => {
        if (message.type() === 'error') console.error(message.text());
      });
      await page.goto(server.resolvedUrls?.local[0] ?? '');
      await page.waitForFunction(() => 'review' in window, null, { timeout: 240_000 });
      const picture = await page.evaluate(
        async ([url, which]) => (await window.review(url, which, '#e8503a')).toDataURL('image/png'),
        [address, kind] as const,
      );
      const file = join(DRAFTS, `${model.name}-${kind}.png`);
      writeFileSync(file, Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'));
      files.push(file);
      await page.close();
    }
    return files;
  } finally {
    await browser.close();
    await server.close();
  }
}
