import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { positionParameter, QUIET } from '../helpers/positions';
import { expect, PIXELS, SMALL, test } from './fixtures';
import type { Table } from './table';

const QUERY = { position: positionParameter(QUIET), bots: 'C:greedy', clock: 'manual' };

/** Opens the photo mode, with the choices in sight. @param folded whether they have to be asked for */
async function openPhoto({ page }: Table, folded: boolean): Promise<Locator> {
  await page.keyboard.press('p');
  const panel = page.getByRole('region', { name: 'Photo' });
  await expect(panel).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(0);
  const choices = panel.getByRole('button', { name: 'Photo settings' });
  await expect(choices).toHaveAttribute('aria-expanded', String(!folded));
  if (folded) {
    await choices.focus();
    await page.keyboard.press('Enter');
  }
  return panel;
}

/** Takes a photo of 1280 pixels at its longer side, by keyboard. @param frame its shape @param size its pixels, in words */
async function takePhoto({ page }: Table, panel: Locator, frame: string, size: string): Promise<Buffer> {
  await panel.getByRole('radio', { name: frame }).focus();
  await page.keyboard.press('Space');
  await panel.getByRole('radio', { name: '1280' }).focus();
  await page.keyboard.press('Space');
  const shutter = panel.getByRole('button', { name: /Take the photo/ });
  await expect(shutter).toContainText(size);
  await shutter.focus();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  await expect(panel.getByRole('status')).toHaveText(
    `Saved to your downloads as ${download.suggestedFilename()}.`,
  );
  return readFile(await download.path());
}

test('a photo by keyboard shows the table, and so does the list of saved games', { tag: PIXELS }, async ({
  table,
}) => {
  const { page } = table;
  await page.setViewportSize(SMALL);
  await table.openTable({ ...QUERY, quality: 'low' });
  const photo = sharp(await takePhoto(table, await openPhoto(table, true), '16:9', '1280 × 720'));
  const { channels } = await photo.stats();
  const { width, height } = await photo.metadata();
  expect([width, height]).toEqual([1280, 720]);
  expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(10);

  await page.keyboard.press('Escape');
  await table.act({ do: 'move', card: '9C', to: 'b3' });
  await table.settle();
  // On so small a screen the tools are folded.
  for (const name of ['Tools', 'Back to the lobby']) {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  }
  const picture = page.getByRole('button', { name: /Rex to play/ }).locator('img');
  const [head, data] = (await picture.getAttribute('src'))!.split(',');
  expect(head).toBe('data:image/jpeg;base64');
  const left = await sharp(Buffer.from(data!, 'base64')).stats();
  expect(Math.max(...left.channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
});

for (const size of [
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
]) {
  test(`the photo mode by keyboard on ${size.width} × ${size.height} leaves the game and the camera as they were`, async ({
    table,
  }) => {
    const { page } = table;
    await page.setViewportSize(size);
    await table.openTable(QUERY);
    const home = await table.locate('a1');
    const panel = await openPhoto(table, size.width <= 700);
    const { width, height } = await sharp(await takePhoto(table, panel, '1:1', '1280 × 1280')).metadata();
    expect([width, height]).toEqual([1280, 1280]);

    await page.keyboard.press(']');
    await table.advanceSteps(8, 0.1);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await table.advance(0);
    const back = await table.locate('a1');
    expect(Math.hypot(back.x - home.x, back.y - home.y)).toBeLessThan(2);
    expect(await table.position()).toEqual(QUIET);
  });
}
