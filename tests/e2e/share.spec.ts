import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { packLink } from '#session';
import type { Position } from '#zorgl/rules';
import { positionParameter, QUIET } from '../helpers/positions';
import { expect, test } from './fixtures';
import type { Table } from './table';

/** What the address of another browser asks for besides the link. */
const PLAIN = '?clock=manual&quality=test&lang=en';

/** A table against a bot on which two actions were played; the position after them. */
async function playTwo(table: Table): Promise<Position> {
  await table.openTable({ position: positionParameter(QUIET), bots: 'C:greedy', clock: 'manual' });
  await table.act({ do: 'move', card: '9C', to: 'b3' });
  await table.act({ do: 'move', card: '2S', to: 'c4' });
  await table.settle();
  return table.position();
}

const openShare = (page: Page) => page.getByRole('button', { name: 'Share this game' }).click();

/** Copies a link of the open dialog with its button. Returns what is in the clipboard then. */
async function copyLink(page: Page, field: string): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const link = page.getByRole('textbox', { name: field });
  await expect(link).toHaveValue(/#/);
  await link.locator('xpath=..').getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The link on another route, with the parameters of tests. */
const onRoute = (link: string, route: string) => link.replace('/#', `${route}${PLAIN}#`);

async function download(
  page: Page,
  button: string,
): Promise<{ readonly name: string; readonly text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** Gives a file to the button that opens game files. */
const giveFile = (page: Page, name: string, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text, 'utf8') });

test('the link to a game opens it elsewhere at its beginning, and a reload keeps it', async ({
  table,
  anotherTable,
}) => {
  test.setTimeout(180_000);
  const position = await playTwo(table);
  await openShare(table.page);
  await expect(table.page.getByText(/shows everything: all hands/)).toBeVisible();
  const link = await copyLink(table.page, 'The whole game');

  const other = await anotherTable();
  await other.page.goto(onRoute(link, '/'));
  await other.ready();
  expect(await other.position()).toEqual(position);
  await expect(other.page).toHaveURL(({ pathname, hash }) => pathname === '/table' && hash === '');
  await expect(other.page.getByText('Action 0 of 2')).toBeVisible();

  await other.page.reload();
  await other.ready();
  expect(await other.position()).toEqual(position);

  await other.page.evaluate(() => window.kaiju!.seek(2));
  await other.act({ do: 'ignore', card: '5H' });
  expect((await other.position()).turn.played).toBe(3);
});

test('the link to a moment opens a game of people that goes on from there, on any route', async ({
  table,
  anotherTable,
}) => {
  const position = await playTwo(table);
  await openShare(table.page);
  const link = await copyLink(table.page, 'This moment');
  const other = await anotherTable();
  await other.page.goto(onRoute(link, '/table'));
  await other.ready();
  expect(await other.position()).toEqual(position);
  await expect(other.page.getByText('Bot', { exact: true })).toHaveCount(0);
});

test('a link that is put into the address of the open page is opened as well', async ({ table }) => {
  test.setTimeout(120_000);
  const position = await playTwo(table);
  await openShare(table.page);
  const link = await copyLink(table.page, 'The whole game');
  await table.open('/');
  await table.page.evaluate((hash) => {
    window.location.hash = hash;
  }, new URL(link).hash);
  await table.page.waitForURL(({ pathname }) => pathname === '/table');
  await table.ready();
  expect(await table.position()).toEqual(position);
});

test('a game kept as a file or as a record is opened by the lobby', async ({ table, anotherTable }) => {
  test.setTimeout(180_000);
  const position = await playTwo(table);
  await openShare(table.page);
  const game = await download(table.page, 'Game file');
  expect(game.name).toBe('zorgl-rex-zed.kaiju-game.json');
  const english = await download(table.page, 'Record in English');
  expect(english.name).toBe('zorgl-rex-zed.en.txt');
  expect(english.text).toContain('9♣ moves to b3');
  const french = await download(table.page, 'Record in French');
  expect(french.text).toContain('9♣ va en b3');

  for (const { name, text } of [game, french]) {
    const other = await anotherTable();
    await other.open('/', { clock: 'manual' });
    await giveFile(other.page, name, text);
    await other.ready();
    expect(await other.position()).toEqual(position);
  }
});

test('a saved game can be kept as a file in the lobby, deleted, and opened again', async ({ table }) => {
  test.setTimeout(120_000);
  const position = await playTwo(table);
  await table.open('/', { clock: 'manual' });
  const { text } = await download(table.page, 'Save the game of Rex, Zed as a file');
  await table.page.getByRole('button', { name: 'Delete the game of Rex, Zed' }).click();
  await expect(table.page.getByText('2 actions')).toHaveCount(0);
  await giveFile(table.page, 'kept.json', text);
  await table.ready();
  expect(await table.position()).toEqual(position);
});

test('a file that is dropped on the lobby is opened', async ({ table }) => {
  const record = [
    'Kaiju game record 1: Zorgl-Zilla',
    'Player A: Anna',
    'Player C: Bo',
    'Seed: 7',
    'Turn 1 - Anna',
    '9C moves to c2',
  ].join('\n');
  await table.open('/', { clock: 'manual' });
  await expect(table.page.getByRole('button', { name: 'Open a game file' })).toBeVisible();
  const files = await table.page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'sunday.txt'));
    return transfer;
  }, record);
  await table.page.dispatchEvent('body', 'dragover', { dataTransfer: files });
  await expect(table.page.getByText('Drop the game file to open it')).toBeVisible();
  await table.page.dispatchEvent('body', 'drop', { dataTransfer: files });
  await table.ready();
  expect((await table.position()).discard).toEqual(['9C']);
});

test('what cannot be opened says why, and no game is lost', async ({ table }) => {
  test.setTimeout(120_000);
  await playTwo(table);
  const alert = table.page.getByRole('alert');
  const saved = table.page.getByText('2 actions');
  const links = [
    ['#game=%%%', /game/],
    ['#game=bm90IGpzb24', /game/],
    [`#position=${await packLink({ game: 'chess' })}`, /position\.game.*zorgl/],
  ] as const;
  for (const [hash, says] of links) {
    await table.page.goto('about:blank');
    await table.page.goto(`/table${PLAIN}${hash}`);
    await expect(alert).toContainText(says);
    await expect(table.page).toHaveURL((address) => address.pathname === '/' && address.hash === '');
    await expect(saved).toBeVisible();
  }
  await giveFile(table.page, 'diary.txt', 'Dear diary');
  await expect(alert).toContainText(/diary\.txt: line 1, format.*begins with/);
  await giveFile(table.page, 'city.json', '{"format":"kaiju-city","version":1}');
  await expect(alert).toContainText(/city\.json: format.*kaiju-game/);
  await expect(saved).toBeVisible();
});

test('the dialog is reached and used with the keyboard', async ({ table }) => {
  const { page } = table;
  await playTwo(table);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.tabTo(/^Share this game$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'This moment' })).toHaveValue(/#position=/);
  // The cross has the focus; then come the first link and its button.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'This moment' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
