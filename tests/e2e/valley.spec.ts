import sharp from 'sharp';
import { expect, PIXELS, test } from './fixtures';

/** The valley on a slow device, and the table under it. */
const BUDGET = { calls: 12 + 3, triangles: 40_000 + 3000 };

test('the valley is drawn within its budget on slow devices, with all of its names', {
  tag: PIXELS,
}, async ({ table, page }) => {
  await table.open('/dev/valley', { clock: 'manual', light: 'night', names: 'all', desk: 'off', lang: 'fr' });
  await table.ready();
  await page.waitForFunction(() => !window.kaiju!.busy());
  await table.advance(1);
  const { calls, triangles } = await table.stats();
  expect(calls).toBeLessThanOrEqual(BUDGET.calls);
  expect(triangles).toBeGreaterThan(20_000);
  expect(triangles).toBeLessThanOrEqual(BUDGET.triangles);
  // The tray fills the picture, north above, and all of it is in it.
  const [gap, west, east] = await Promise.all(['e10', 'PA', 'PE'].map((name) => table.locate(name)));
  const { width, height } = page.viewportSize()!;
  expect(gap!.y).toBeGreaterThan(0);
  expect(west!.y).toBeGreaterThan(height * 0.6);
  expect(west!.y).toBeLessThan(height);
  expect(west!.x).toBeGreaterThan(0);
  expect(east!.x).toBeLessThan(width);
});

test('the Blight turns the land red where it grows, and nowhere else', { tag: PIXELS }, async ({ table }) => {
  /** How much more red than green there is about the middle of an area. */
  const redAt = async (area: string) => {
    const { x, y } = await table.locate(area);
    const clip = { x: x - 12, y: y - 12, width: 24, height: 24 };
    const { channels } = await sharp(await table.page.screenshot({ clip, animations: 'disabled' })).stats();
    return channels[0]!.mean / channels[1]!.mean;
  };
  await table.open('/dev/valley', { clock: 'manual', growth: 'd7,e8', desk: 'off' });
  await table.ready();
  await table.page.waitForFunction(() => !window.kaiju!.busy());
  await table.advance(1);
  const free = await redAt('f3');
  expect(free).toBeLessThan(1.3);
  expect(await redAt('d7')).toBeGreaterThan(1.25 * free);
});
