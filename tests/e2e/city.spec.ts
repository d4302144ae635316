import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import type { Table } from './table';

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

/** First the screen on which the editor is opened, then others that it becomes. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

test.describe('on screens from a phone’s to a wall’s', () => {
  test.use({ viewport: SIZES[0]! });

  test('every button of the editor is on the screen, and the board is not under the panels', async ({
    table,
  }) => {
    const { page } = table;
    await openEditor(table);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await table.advance(0);
      const buttons = page.locator('.city-tools label, .city-desk button, .city-menu button');
      for (const each of await buttons.all()) {
        const box = (await each.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(size.width + 1);
        expect(box.y + box.height).toBeLessThanOrEqual(size.height + 1);
      }
      for (const corner of ['a1', 'c1', 'g1', 'd4', 'c7']) {
        const { x, y } = await table.locate(corner);
        const hit = await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.tagName, [
          x,
          y,
        ] as const);
        expect(hit, `${corner} at ${size.width}`).toBe('CANVAS');
      }
    }
  });
});
