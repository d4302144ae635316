import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { unwrap } from '#core';
import { startServer } from '#server';
import { tokenAt } from '../helpers/cards';
import { positionParameter, QUIET } from '../helpers/positions';
import { expect, test } from './fixtures';
import { NO_DRAWING } from './noDrawing';
import { Table } from './table';

const DIST = join(process.cwd(), 'dist');
const TEXTS = new Set(['.js', '.css', '.html', '.json']);

/** The next build of the same program: every script has another name, and the page a mark. */
function nextBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kaiju-next-'));
  cpSync(DIST, folder, { recursive: true, filter: (path) => !/\.(gz|map)$/.test(path) });
  const assets = join(folder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const named = new RegExp(scripts.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const next = (name: string) => name.replace(/\.js$/, '-next.js');
  for (const name of scripts) renameSync(join(assets, name), join(assets, next(name)));
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXTS.has(extname(entry))) continue;
    const path = join(folder, entry);
    const text = readFileSync(path, 'utf8').replace(named, next);
    if (entry === 'index.html') writeFileSync(path, text.replace('<html ', '<html data-build="next" '));
    else if (entry === 'sw.js') writeFileSync(path, text.replace(/(index\.html",revision:")/, '$1next'));
    else writeFileSync(path, text);
  }
  return folder;
}

test('a new build is offered to every tab, taken by one, and costs no game', async ({
  browser,
  viewport,
}) => {
  const folder = nextBuild();
  const serve = async (directory: string, port: number) =>
    unwrap(await startServer({ directory, port, host: 'localhost' }));
  let server = await serve(DIST, 0);
  const { port } = server;
  const context = await browser.newContext({
    baseURL: `http://localhost:${port}`,
    viewport,
    serviceWorkers: 'allow',
  });
  await context.addInitScript(NO_DRAWING);
  const open = async () => new Table(await context.newPage());
  const [player, other] = [await open(), await open()];
  const offer = ({ page }: Table) => page.getByRole('status').filter({ hasText: 'A new version is ready' });
  const isNext = ({ page }: Table) =>
    page.waitForFunction(() => document.documentElement.dataset.build === 'next');

  await other.open('/about');
  await expect(other.page.getByText('The app is stored on this device')).toBeVisible();
  await player.openTable({ position: positionParameter(QUIET), bots: 'C:greedy', clock: 'manual' });
  await player.act({ do: 'move', card: '9C', to: 'b3' });
  await player.settle();

  await server.close();
  server = await serve(folder, port);
  await other.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await offer(player).getByRole('button', { name: 'Later' }).click();
  await expect(offer(player)).toHaveCount(0);
  await offer(other).getByRole('button', { name: 'Update now' }).click();
  await isNext(other);

  // The other tab is asked again, and plays on with what it has.
  await expect(offer(player)).toBeVisible();
  expect(await player.page.evaluate(() => document.documentElement.dataset.build)).toBeUndefined();
  await player.act({ do: 'move', card: '4C', to: 'b4' });
  await player.settle();
  // A part of its own program is neither on the server any more nor in the browser's memory.
  const browserItself = await context.newCDPSession(player.page);
  await browserItself.send('Network.enable');
  await browserItself.send('Network.setCacheDisabled', { cacheDisabled: true });
  await player.page.keyboard.press('p');
  await isNext(player);
  await player.ready();
  expect(tokenAt(await player.position(), 'b4')).toBe('A');
  await expect(offer(player)).toHaveCount(0);
  await player.page.keyboard.press('p');
  await expect(player.page.getByRole('region', { name: 'Photo' })).toBeVisible();

  await context.close();
  await server.close();
  rmSync(folder, { recursive: true });
});
