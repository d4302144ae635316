import type { Page } from '@playwright/test';
import { findingsOf } from './axe';
import { expect, test } from './fixtures';
import { withoutPicture } from './windows';

/** Slow enough that no game of bots ends in the middle of a test. */
const QUERY = new URLSearchParams({ quality: 'test', lang: 'en', speed: '1' });

/** Opens a table and begins a game of bots at it. Gives its code. */
async function begun(table: Page, game: string): Promise<string> {
  await table.goto(`/host/${game}?${QUERY}`);
  await table.getByRole('button', { name: 'Open the table' }).click();
  await table.waitForURL(/\/room\//);
  const code = new URL(table.url()).pathname.split('/').at(-1)!;
  await table.getByRole('button', { name: 'Start the game' }).click();
  await table.locator('.room-table').waitFor();
  return code;
}

/**
 * What axe finds on a broadcast. The plates of its players are slanted by pseudo-elements, through which axe does not
 * see; its title is a drawing with a shadow of its own, over the picture.
 */
const findingsOnAir = async (page: Page) =>
  (await findingsOf(page)).filter((finding) => !/pseudo element|^h1: /.test(finding));

const everything = (page: Page) =>
  page.locator(':is(button, a[href], input, select, textarea, [tabindex="0"]):visible');

test('a table is broadcast: directed in a control room, watched with a key and by its feed, drawn on by a caster', async ({
  page: table,
  context,
  anotherTable,
}) => {
  await withoutPicture(table);
  const code = await begun(table, 'zorgl');
  const control = await context.newPage();
  await control.goto(`/control/${code}?${QUERY}`);
  const linkOf = (label: string) => control.getByLabel(label).inputValue();
  const pathOf = async (label: string) => {
    const link = new URL(await linkOf(label));
    for (const [name, value] of QUERY) link.searchParams.set(name, value);
    return `${link.pathname}${link.search}${link.hash}`;
  };

  const { page: watch } = await anotherTable();
  // What comes in fading would be faint at the moment in which it is looked at.
  await watch.emulateMedia({ reducedMotion: 'reduce' });
  await watch.goto(await pathOf('For OBS and viewers'));
  await expect(watch.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(2);
  await expect(watch.locator('.cast-live')).toHaveText('Live');
  await expect(watch.getByRole('list', { name: 'Latest events' })).toContainText('turn');
  await expect(everything(watch)).toHaveCount(0);
  expect(await findingsOnAir(watch)).toEqual([]);

  await control.getByLabel('Delay').selectOption({ label: '30 seconds' });
  await expect(watch.locator('.cast-live')).toHaveText('30 s delay');
  await control.getByLabel('Delay').selectOption({ label: 'none' });
  await expect(watch.locator('.cast-live')).toHaveText('Live');

  await control.getByRole('switch', { name: 'Public feed' }).click();
  const { page: follower } = await anotherTable();
  await withoutPicture(follower);
  await follower.goto(await pathOf('For a very large audience'));
  await expect(follower.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(2);
  await expect(follower.getByRole('list', { name: 'Latest events' })).toContainText('turn');
  expect(await findingsOf(control)).toEqual([]);

  const { page: caster } = await anotherTable();
  // All tools stand in the window at once: axe cannot tell the ground of one that is scrolled away by half.
  await caster.setViewportSize({ width: 1280, height: 1000 });
  await caster.goto(await pathOf('For casters, who see all hands'));
  await caster.getByRole('button', { name: 'Pen' }).click();
  const board = (await caster.locator('.desk-drawing').boundingBox())!;
  const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
  await caster.mouse.move(x, y);
  await caster.mouse.down();
  await caster.mouse.move(x + 60, y + 20, { steps: 4 });
  await caster.mouse.up();
  await expect(watch.locator('.cast-stroke-ink')).toHaveAttribute('d', /\d/);
  await caster.getByRole('button', { name: 'Clear all' }).click();
  await expect(watch.locator('.cast-stroke-ink')).toHaveCount(0);
  expect(await findingsOnAir(caster)).toEqual([]);

  const clear = await pathOf('Text only, transparent background');
  await watch.goto(clear);
  await expect(watch.getByRole('list', { name: 'Latest events' })).toBeVisible();
  await expect(watch.locator('canvas')).toHaveCount(0);
  expect(await watch.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  );
});

test('a broadcast names what is wrong with its address, and what it lacks', async ({ page }) => {
  await page.goto('/watch/ABCDEF?camera=wild&delay=999');
  await expect(page.getByRole('listitem')).toHaveText([/^camera/, /^delay/]);
  await page.goto(`/watch/ABCDEF?${QUERY}`);
  await expect(page.getByRole('heading', { name: 'This link has no key' })).toBeVisible();
});
