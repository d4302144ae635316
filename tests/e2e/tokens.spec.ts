import { expect, test } from './fixtures';

/** What may lie on the table of the page, and the table under it. */
const MOST_CALLS = 10;

test('dice roll on the page to the numbers that its address asks for, and all of them are two batches', async ({
  table,
  page,
}) => {
  await table.open('/dev/tokens', { clock: 'manual', dice: 'd12:7,d6:3', roll: '5', desk: 'off' });
  await table.ready();
  const { height } = page.viewportSize()!;
  await table.advance(0.3);
  const thrown = await table.locate('rolled 0');
  await table.advance(2);
  expect(await page.evaluate(() => window.kaiju!.busy())).toBe(false);
  const [left, right] = await Promise.all([table.locate('rolled 0'), table.locate('rolled 1')]);
  expect(left!.x).toBeLessThan(right!.x);
  expect(left!.y).toBeLessThan(thrown!.y);
  expect(right!.y).toBeLessThan(height);
  expect((await table.stats()).calls).toBeLessThanOrEqual(MOST_CALLS);
});

test('all tokens of the course of the game are drawn in few calls', async ({ table }) => {
  await table.open('/dev/tokens', { clock: 'manual', show: 'course', desk: 'off', lang: 'fr' });
  await table.ready();
  await table.advance(0.1);
  const { calls, triangles } = await table.stats();
  expect(calls).toBeLessThanOrEqual(MOST_CALLS);
  expect(triangles).toBeGreaterThan(8000);
  expect(triangles).toBeLessThan(30_000);
});
