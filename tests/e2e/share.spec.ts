import type { Page } from '@playwright/test';
import type { Position } from '#zorgl/rules';
import { positionParameter, QUIET } from '../helpers/positions';
import { expect, test } from './fixtures';
import type { Table } from './table';
import { withoutPicture } from './windows';

/** What the address of another browser asks for besides the link. */
const PLAIN = '?clock=manual&quality=test&lang=en';

/** A table against a bot on which two actions were played; the position after them. */
async function playTwo(table: Table): Promise<Position> {
  await withoutPicture(table.page);
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

test('the link to a game opens it elsewhere at its beginning, and a reload keeps it', async ({
  table,
  anotherTable,
}) => {
  const position = await playTwo(table);
  await openShare(table.page);
  await table.page.getByRole('button', { name: 'Share anyway' }).click();
  const link = await copyLink(table.page, 'The whole game');

  const other = await anotherTable();
  await withoutPicture(other.page);
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

test('a link that is put into the address of the open page is opened as well', async ({ table }) => {
  const position = await playTwo(table);
  await openShare(table.page);
  await table.page.getByRole('button', { name: 'Share anyway' }).click();
  const link = await copyLink(table.page, 'The whole game');
  await table.open('/');
  await table.page.evaluate((hash) => {
    window.location.hash = hash;
  }, new URL(link).hash);
  await table.page.waitForURL(({ pathname }) => pathname === '/table');
  await table.ready();
  expect(await table.position()).toEqual(position);
});

test('a game kept as a file is opened by the lobby', async ({ table, anotherTable }) => {
  const position = await playTwo(table);
  await openShare(table.page);
  await table.page.getByRole('button', { name: 'Share anyway' }).click();
  const [file] = await Promise.all([
    table.page.waitForEvent('download'),
    table.page.getByRole('button', { name: 'Game file' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^zorgl-rex-zed-\w{4}\.kaiju-game\.json$/);

  const other = await anotherTable();
  await withoutPicture(other.page);
  await other.open('/', { clock: 'manual' });
  const [chooser] = await Promise.all([
    other.page.waitForEvent('filechooser'),
    other.page.getByRole('button', { name: 'Open a file' }).click(),
  ]);
  await chooser.setFiles(await file.path());
  await other.ready();
  expect(await other.position()).toEqual(position);
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
  await withoutPicture(table.page);
  await table.open('/', { clock: 'manual' });
  await expect(table.page.getByRole('button', { name: 'Open a file' })).toBeVisible();
  const files = await table.page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'sunday.txt'));
    return transfer;
  }, record);
  await table.page.dispatchEvent('body', 'dragover', { dataTransfer: files });
  await expect(table.page.getByText('Drop the file to open it')).toBeVisible();
  await table.page.dispatchEvent('body', 'drop', { dataTransfer: files });
  await table.ready();
  expect((await table.position()).discard).toEqual(['9C']);
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
