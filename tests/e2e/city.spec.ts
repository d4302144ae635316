import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { CITIES, formatCity } from '#zorgl/rules';
import { expect, test } from './fixtures';
import type { Table } from './table';

const HARBOUR = { format: 'kaiju-city', version: 1, name: 'Harbour', board: CITIES.harbour } as const;

async function openEditor(table: Table): Promise<void> {
  await table.open('/city', { clock: 'manual' });
  await table.ready();
}

/** What stands in a box, in the words of the plan. */
async function contentOf(page: Page, box: string): Promise<string> {
  const label = await page.locator(`.city-plan [data-box=${box}]`).getAttribute('aria-label');
  return label?.replace(`${box}: `, '') ?? '';
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tool = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** Clicks a box on the table, on its roof, and lets the page take it in. */
async function clickBox(table: Table, box: string, options: { button?: 'right' } = {}): Promise<void> {
  const { x, y } = await table.locate(box);
  await table.page.mouse.click(x, y, options);
  await table.advance(0);
}

test('a city is built by mouse and outlives a reload', async ({ table }) => {
  const { page } = table;
  await openEditor(table);
  await button(page, 'Clear all').click();
  await expect(page.getByText('Not a city yet')).toBeVisible();
  await expect(page.getByText('It has no power plant.')).toBeVisible();

  // The symmetry of four quarter turns is in hand.
  await tool(page, '3').check();
  await clickBox(table, 'c1');
  await clickBox(table, 'c1');
  expect(await contentOf(page, 'c1')).toBe('building, 4 floors');
  expect(await contentOf(page, 'a5')).toBe('building, 4 floors');
  await clickBox(table, 'e7', { button: 'right' });
  expect(await contentOf(page, 'c1')).toBe('building, 3 floors');
  await tool(page, 'Power plant').check();
  await clickBox(table, 'd4');
  await tool(page, 'Start A').check();
  await clickBox(table, 'b3');
  expect(await contentOf(page, 'e2')).toBe('start D');
  await tool(page, 'Army unit').check();
  await clickBox(table, 'f4');
  await tool(page, 'This box alone').check();
  await clickBox(table, 'e5');
  await expect(page.getByText('Ready to be wrecked')).toBeVisible();
  await page.getByLabel('Name of the city').fill('Crossroads');
  const board = [
    '. . . . 3 . .',
    '. . B u . . .',
    '3 . . . u C .',
    '. u . P8 . u .',
    '. A . . . . 3',
    '. . . u D . .',
    '. . 3 . . . .',
  ];
  expect((await table.position()).board).toEqual(board);

  await page.reload();
  await table.ready();
  await expect(page.getByLabel('Name of the city')).toHaveValue('Crossroads');
  expect((await table.position()).board).toEqual(board);
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  expect(await contentOf(page, 'e5')).toBe('empty');
  await button(page, 'Redo').click();
});

test('a city is played in', async ({ table }) => {
  const { page } = table;
  await openEditor(table);
  await button(page, 'Open a city').click();
  await page.getByRole('button', { name: /^Harbour/ }).click();
  await tool(page, 'Clear box').check();
  await clickBox(table, 'd3');
  await page.getByLabel('Name of the city').fill('Quiet Harbour');
  await button(page, 'Play here').click();
  await expect(page.getByRole('img', { name: /City: Quiet Harbour/ })).toBeVisible();
  await tool(page, '4').check();
  await button(page, 'Wreck the city').click();
  await table.ready();
  const bare = CITIES.harbour.map((row) => row.replaceAll('u', '.'));
  expect((await table.position()).board).toEqual(bare);
});

test('a city is built by keyboard', async ({ table }) => {
  const { page } = table;
  await openEditor(table);
  await table.tabTo(/^Clear all$/);
  await page.keyboard.press('Enter');
  // On its way the focus has met the middle of the plan, so that is where the keys begin.
  await page.keyboard.press('p');
  await page.keyboard.press('-');
  expect(await contentOf(page, 'd4')).toBe('power plant, 7 floors');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowLeft', '5', 'ArrowLeft', 'a'])
    await page.keyboard.press(key);
  expect(await contentOf(page, 'c2')).toBe('building, 5 floors');
  expect(await contentOf(page, 'f3')).toBe('building, 5 floors');
  expect(await contentOf(page, 'f6')).toBe('start C');
  await expect(page.getByText('Ready to be wrecked')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^b2: start A; / })).toHaveCount(1);
  await page.keyboard.press('s');
  await expect(tool(page, 'All turns and mirrors')).toBeChecked();
  await page.keyboard.press('Delete');
  expect(await contentOf(page, 'f6')).toBe('empty');
  await page.keyboard.press('Control+z');
  expect(await contentOf(page, 'f6')).toBe('start C');

  // The boxes of the plan follow the arrows, and are buttons too.
  await page.locator('.city-plan [data-box=b2]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.city-plan [data-box=c2]')).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await contentOf(page, 'c2')).toBe('building, 6 floors');
});

test('a city goes out and comes back as a file; a bad file changes nothing', async ({ table }) => {
  const { page } = table;
  await openEditor(table);
  const open = (name: string, text: string) =>
    page
      .locator('.city-desk input[type=file]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await open('harbour.kaiju-city.json', formatCity(HARBOUR));
  await expect(page.getByLabel('Name of the city')).toHaveValue('Harbour');
  expect((await table.position()).board).toEqual(CITIES.harbour);

  await button(page, 'Share').click();
  const downloading = page.waitForEvent('download');
  await button(page, 'Export a file').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('harbour.kaiju-city.json');
  expect(readFileSync(await download.path(), 'utf8')).toBe(formatCity(HARBOUR));
  await page.keyboard.press('Escape');

  await open(
    'bad.json',
    formatCity({ ...HARBOUR, board: HARBOUR.board.map((row) => row.replace('P7', 'X')) }),
  );
  await expect(page.getByRole('alert')).toContainText('bad.json: board[3]');
  await expect(page.getByRole('alert')).toContainText('"X" on d4');
  expect((await table.position()).board).toEqual(CITIES.harbour);

  await page.evaluate(
    (text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'no.json'));
      window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
    },
    formatCity({ ...HARBOUR, name: '' }),
  );
  await expect(page.getByRole('alert')).toContainText('no.json: name must not be empty');

  await button(page, 'Undo').click();
  expect((await table.position()).board).toEqual(CITIES.printed);
});

test('a link shows its city on any route, and takes nothing away', async ({ table, anotherTable }) => {
  await openEditor(table);
  await button(table.page, 'Open a city').click();
  await table.page.getByRole('button', { name: /^Ring Road/ }).click();
  await button(table.page, 'Share').click();
  const field = table.page.getByLabel('Link to the city');
  await expect(field).toHaveValue(/#city=/);
  const { hash } = new URL(await field.inputValue());

  const other = await anotherTable();
  await other.page.goto(`/table?quality=test&lang=en&clock=manual${hash}`);
  await other.ready();
  await expect(other.page).toHaveURL((address) => address.pathname === '/city' && address.hash === '');
  await expect(other.page.getByLabel('Name of the city')).toHaveValue('Ring Road');
  expect((await other.position()).board).toEqual(CITIES['ring-road']);
  await button(other.page, 'Undo').first().click();
  await expect(other.page.getByLabel('Name of the city')).toHaveValue('My city');
});

test('a link that holds no city leads to the lobby, which says what is wrong', async ({ table }) => {
  const bad = deflateRawSync(JSON.stringify({ ...HARBOUR, board: HARBOUR.board.slice(1) })).toString(
    'base64url',
  );
  await table.page.goto(`/city?quality=test&lang=en&clock=manual#city=${bad}`);
  await expect(table.page.getByRole('alert')).toContainText('city.board needs 7 rows, has 6');
  await expect(button(table.page, 'Wreck the city')).toBeVisible();
});

test('cities are kept on this device, and one that cannot be read is named and kept', async ({ table }) => {
  const { page } = table;
  await openEditor(table);
  await button(page, 'Keep it').click();
  await expect(button(page, 'Kept')).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('kaiju-tabletop');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('cities', 'readwrite');
          writing
            .objectStore('cities')
            .put({ format: 'kaiju-city', version: 1, name: 'Half a ci' }, 'broken');
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.reload();
  await table.ready();
  await button(page, 'Open a city').click();
  await expect(page.getByRole('alert')).toContainText('broken.board is missing');
  await expect(page.getByRole('button', { name: /^My city/ })).toBeVisible();
  await button(page, 'Delete My city').click();
  await page.keyboard.press('Escape');
  await button(page, 'Put it back').click();
  await expect(page.getByText('“My city” is among your cities.')).toBeVisible();
  await button(page, 'Open a city').click();
  await expect(page.getByRole('button', { name: /^My city/ })).toBeVisible();
});

for (const size of [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test('every button of the editor is on the screen, and the board is not under the panels', async ({
      table,
    }) => {
      await openEditor(table);
      const buttons = table.page.locator('.city-tools label, .city-desk button, .city-menu button');
      for (const each of await buttons.all()) {
        const box = (await each.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(size.width + 1);
        expect(box.y + box.height).toBeLessThanOrEqual(size.height + 1);
      }
      for (const corner of ['a1', 'c1', 'g1', 'd4', 'c7']) {
        const { x, y } = await table.locate(corner);
        const hit = await table.page.evaluate(
          ([left, top]) => document.elementFromPoint(left, top)?.tagName,
          [x, y] as const,
        );
        expect(hit, corner).toBe('CANVAS');
      }
    });
  });
}
