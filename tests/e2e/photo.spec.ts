import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { positionParameter, QUIET } from '../helpers/positions';
import { expect, test } from './fixtures';

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

for (const size of SIZES) {
  test(`a photo by keyboard on ${size.width} × ${size.height}`, async ({ table }) => {
    test.slow();
    const { page } = table;
    await page.setViewportSize(size);
    await table.openTable({ position: positionParameter(QUIET), bots: 'C:greedy', clock: 'manual' });
    const home = await table.locate('a1');
    await page.keyboard.press('p');
    const panel = page.getByRole('region', { name: 'Photo' });
    await expect(panel).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(0);

    const choices = panel.getByRole('button', { name: 'Choices' });
    await expect(choices).toHaveAttribute('aria-expanded', String(size.width > 700));
    if (size.width <= 700) {
      await choices.focus();
      await page.keyboard.press('Enter');
    }
    await panel.getByRole('radio', { name: '1:1' }).focus();
    await page.keyboard.press('Space');
    await panel.getByRole('radio', { name: '1280' }).focus();
    await page.keyboard.press('Space');
    const shutter = panel.getByRole('button', { name: /Take the photo/ });
    await expect(shutter).toContainText('1280 × 1280');
    await shutter.focus();
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    const picture = await sharp(await readFile(await download.path())).stats();
    const { width, height } = await sharp(await readFile(await download.path())).metadata();
    expect([width, height]).toEqual([1280, 1280]);
    expect(Math.max(...picture.channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(10);

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
