import { expect, PIXELS, test } from './fixtures';
import { differingArea } from './pictures';
import type { Table } from './table';

async function openWorkshop({ page }: Table): Promise<void> {
  await page.goto('/workshop?quality=low&clock=manual&lang=en');
  await expect(page.locator('.kaiju-figure canvas')).toBeVisible();
}

test('paint shows on the figure, which turns by keys and by dragging', { tag: PIXELS }, async ({ table }) => {
  const { page } = table;
  await openWorkshop(table);
  const figure = page.getByRole('slider', { name: 'Rotate the figure' });
  const paints = page.getByRole('group', { name: 'First paint' });
  // The figure and the letters may still be on their way; a figure that has come shows when it is turned.
  await page.waitForLoadState('networkidle');
  await figure.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
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
