import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { unwrap } from '#core';
import { type RunningServer, startServer } from '#server';
import { readFilm } from '../helpers/film';
import { expect, test } from './fixtures';

const DIRECTORY = fileURLToPath(new URL('../../node_modules/.cache/tiny-dist', import.meta.url));

let server: RunningServer;

test.beforeAll(async () => {
  // In a process of its own: the build draws with React, and here another test may have loaded it for development.
  const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
  const options = [
    '--mode',
    'with-tiny-game',
    '--outDir',
    DIRECTORY,
    '--minify',
    'false',
    '--logLevel',
    'error',
  ];
  await promisify(execFile)(process.execPath, [vite, 'build', ...options]);
  server = unwrap(await startServer({ directory: DIRECTORY, port: 0 }));
});
test.afterAll(() => server.close());

test('a game of five seats on a ring is chosen, played by mouse, and filmed', async ({ table }) => {
  const { page } = table;
  await page.goto(`${server.localAddress}?quality=test&clock=manual&lang=en`);
  await page.getByRole('radio', { name: 'Lap' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await table.ready();
  // With the manual clock every game is dealt from the same seed: Ann holds a three.
  const stone = await page.evaluate(() => window.kaiju?.project('ann3') ?? null);
  await page.mouse.click(stone!.x, stone!.y);
  await table.settle();
  expect(await page.evaluate(() => window.kaiju?.position())).toMatchObject({ game: 'lap', at: { ann: 3 } });

  await page.keyboard.press('v');
  await page.getByLabel('Size').selectOption('360p');
  await page.getByRole('radio', { name: '4×' }).check();
  await page.getByRole('button', { name: 'Make the film' }).click();
  const save = page.getByRole('button', { name: 'Save the film' });
  await save.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  const film = await readFilm(await readFile(await download.path()));
  expect(film).toMatchObject({ type: 'video/webm', width: 640, height: 360 });
});
