import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { packLink } from '#session';
import type { HouseMonster } from '#zorgl/rules';
import { expect, test } from './fixtures';
import { differingArea } from './pictures';
import type { Table } from './table';

const MOSS: HouseMonster = {
  format: 'kaiju-monster',
  version: 1,
  id: 'moss-back',
  name: 'Moss Back',
  advantage: 'climber',
  weakness: 'stiff',
  mega: 'missile',
  model: 'greatzilla',
  colours: { body: '#79b43c' },
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const resident = (page: Page, name: string) => page.locator('.workshop-resident', { hasText: name });

async function openWorkshop({ page }: Table, fragment = ''): Promise<void> {
  await page.goto(`/workshop?quality=test&clock=manual&lang=en${fragment}`);
  await expect(page.locator('.workshop-figure canvas')).toBeVisible();
}

/** Makes {@link MOSS} by hand and keeps it. */
async function invent({ page }: Table): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Moss Back');
  for (const trait of ['climber', 'stiff', 'missile']) await page.locator(`[data-trait=${trait}]`).click();
  await page.locator('[data-figure=greatzilla]').click();
  await page.getByRole('group', { name: 'First paint' }).getByRole('radio', { name: 'green' }).check();
  await button(page, 'Keep it').click();
  await expect(resident(page, 'Moss Back')).toBeVisible();
}

const giveFile = (page: Page, name: string, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text, 'utf8') });

test('a monster is invented, played with, and there again after a reload', async ({ table }) => {
  test.setTimeout(180_000);
  const { page } = table;
  await table.open('/', { clock: 'manual' });
  await button(page, 'Invent a monster').click();
  await invent(table);
  await button(page, 'Play with it').click();
  await expect(page.getByRole('combobox', { name: 'Monster of Rex' })).toHaveValue('moss-back');
  await button(page, 'Wreck the city').click();
  await table.ready();
  await table.settle();
  const { house, players } = await table.position();
  expect(house).toEqual({ 'moss-back': MOSS });
  expect(players.A?.monster).toBe('moss-back');
  await page.getByText('Moss Back', { exact: true }).click();
  await expect(page.getByText('its spades count as clubs')).toBeVisible();

  await page.reload();
  await table.ready();
  expect((await table.position()).house).toEqual({ 'moss-back': MOSS });
  await expect(page.getByText('Moss Back', { exact: true })).toBeVisible();
  await openWorkshop(table);
  await expect(resident(page, 'Moss Back')).toBeVisible();
});

test('a monster goes out as a file and comes back; a bad file is refused, and nothing is lost', async ({
  table,
}) => {
  test.setTimeout(120_000);
  const { page } = table;
  await openWorkshop(table);
  await invent(table);
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Save file').click()]);
  expect(file.suggestedFilename()).toBe('moss-back.kaiju-monster.json');
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toEqual(MOSS);

  await button(page, 'Delete').click();
  await expect(resident(page, 'Moss Back')).toHaveCount(0);
  await giveFile(page, 'moss-back.kaiju-monster.json', text);
  await expect(page.getByText('Moss Back has moved in.')).toBeVisible();
  await expect(resident(page, 'Moss Back')).toBeVisible();

  await page.getByLabel('Name', { exact: true }).fill('Moss Front');
  await giveFile(page, 'bad.json', text.replace('"stiff"', '"lazy"'));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('bad.json: weakness');
  await expect(alert).toContainText('"lazy" is not one of gentle, inert, radiant, stiff');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Moss Front');
  await expect(resident(page, 'Moss Back')).toBeVisible();
});

test('a link on any route brings a monster into the workshop, where it can be kept', async ({ table }) => {
  const { page } = table;
  await page.goto(`/table?quality=test&clock=manual&lang=en#monster=${await packLink(MOSS)}`);
  await expect(page).toHaveURL(({ pathname, hash }) => pathname === '/workshop' && hash === '');
  const notice = page.getByRole('status').filter({ hasText: 'Moss Back came by a link.' });
  await expect(resident(page, 'Moss Back')).toHaveCount(0);
  await notice.getByRole('button', { name: 'Keep it' }).click();
  await expect(resident(page, 'Moss Back')).toBeVisible();

  await button(page, 'Link').click();
  const link = page.getByRole('textbox', { name: 'Link to the monster' });
  await expect(link).toHaveValue(/\/#monster=/);
  expect(await link.inputValue()).toContain(await packLink(MOSS));
});

test('a link with a bad monster says which field is at fault', async ({ table }) => {
  const { page } = table;
  const bad = await packLink({ ...MOSS, colours: { body: 'green' } });
  await page.goto(`/workshop?quality=test&clock=manual&lang=en#monster=${bad}`);
  await expect(page.getByRole('alert')).toContainText('monster.colours.body');
  await expect(page.getByRole('alert')).toContainText('is not a colour');
});

test('paint shows on the figure, which turns by keys and by dragging', async ({ table }) => {
  test.setTimeout(120_000);
  const { page } = table;
  await openWorkshop(table);
  const figure = page.getByRole('slider', { name: 'Turn the figure' });
  const paints = page.getByRole('group', { name: 'First paint' });
  // The page may still be lettering itself, so the first picture is one that comes twice.
  await table.picture();
  const look = () => page.locator('.workshop-show').screenshot({ animations: 'disabled' });
  const plain = await look();
  await paints.getByRole('radio', { name: 'pink' }).check();
  await expect(async () => expect(await differingArea(await look(), plain)).not.toBeNull()).toPass();
  await paints.getByRole('radio', { name: 'as it is' }).check();
  await expect(async () => expect(await differingArea(await look(), plain)).toBeNull()).toPass();

  const turned = async () => Number(await figure.getAttribute('aria-valuenow'));
  const before = await turned();
  await figure.focus();
  await page.keyboard.press('ArrowRight');
  expect((await turned()) - before).toBe(15);
  const { x, y, width, height } = (await figure.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y + height / 2);
  await page.mouse.up();
  expect(await turned()).not.toBe((before + 15) % 360);
});
