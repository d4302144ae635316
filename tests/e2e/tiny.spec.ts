import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { unwrap } from '#core';
import { type RunningServer, startServer } from '#server';
import { readFilm } from '../helpers/film';
import { expect, test } from './fixtures';
import type { Table } from './table';

const DIRECTORY = fileURLToPath(new URL('../../node_modules/.cache/tiny-dist', import.meta.url));

// One after another in one worker, since each worker would build the program again.
test.describe.configure({ mode: 'default' });

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
    '--sourcemap',
    'false',
    '--logLevel',
    'error',
  ];
  await promisify(execFile)(process.execPath, [vite, 'build', ...options]);
  server = unwrap(await startServer({ directory: DIRECTORY, port: 0 }));
});
test.afterAll(() => server.close());

/** A game of Ann against bots; with the manual clock every game is dealt from the same seed: Ann holds a three, no two. */
async function begin(table: Table): Promise<void> {
  const { page } = table;
  await page.goto(`${server.localAddress}?quality=test&clock=manual&lang=en`);
  await page.getByRole('radio', { name: 'Lap' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await table.ready();
}

const stoneOfAnn = async (table: Table) =>
  ((await table.position()) as unknown as { readonly at: { readonly ann?: number } }).at.ann ?? 0;

/** Points of the ring by stone and distance from the middle: in a corner of stone 3 that reaches out to stone 2, and beyond. */
const CORNER_OF_3 = '2.42@2.75';
const BESIDE_3 = '2.2@3.5';

test('a game of five seats on a ring of irregular stones is played by mouse, and filmed', async ({
  table,
}) => {
  const { page } = table;
  await begin(table);
  const beside = await table.locate(BESIDE_3);
  await page.mouse.click(beside.x, beside.y);
  expect(await stoneOfAnn(table)).toBe(0);
  const corner = await table.locate(CORNER_OF_3);
  await page.mouse.click(corner.x, corner.y);
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

test('the stones of the ring are walked by keyboard, from neighbour to neighbour', async ({ table }) => {
  const { page } = table;
  await begin(table);
  await page.getByRole('button', { name: 'Text board: the table in words' }).press('Enter');
  const stones = page.getByRole('list', { name: 'The board in words' });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-cell'));
  await expect(stones).toBeVisible();
  await page.keyboard.press('Home');
  expect(await focused()).toBe('stone0');
  // North of the middle the ring goes east, then south.
  for (const [key, stone] of [
    ['ArrowRight', 'stone1'],
    ['ArrowRight', 'stone2'],
    ['ArrowDown', 'stone3'],
    ['ArrowUp', 'stone2'],
    ['ArrowDown', 'stone3'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused()).toBe(stone);
  }
  await page.keyboard.press('Enter');
  await table.settle();
  expect(await stoneOfAnn(table)).toBe(3);
});

test.describe('a finger', () => {
  test.use({ hasTouch: true });

  test('chooses the stone that it taps, at any point of it', async ({ table }) => {
    const { page } = table;
    await begin(table);
    const beside = await table.locate(BESIDE_3);
    await page.touchscreen.tap(beside.x, beside.y);
    expect(await stoneOfAnn(table)).toBe(0);
    const corner = await table.locate(CORNER_OF_3);
    await page.touchscreen.tap(corner.x, corner.y);
    await table.settle();
    expect(await stoneOfAnn(table)).toBe(3);
  });
});
