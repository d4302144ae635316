import { expect, test } from './fixtures';

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

for (const size of SIZES) {
  test.describe(`at ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test('no page is wider than the screen, and the hand is on it', async ({ table }) => {
      const width = () => table.page.evaluate(() => document.documentElement.scrollWidth);
      await table.open('/');
      await expect(table.page.getByRole('button', { name: 'Wreck the city' })).toBeVisible();
      expect(await width()).toBeLessThanOrEqual(size.width);

      await table.openTable({ seed: '2', bots: 'C:greedy', clock: 'manual' });
      await table.settle();
      expect(await width()).toBeLessThanOrEqual(size.width);
      const { players } = await table.position();
      for (const card of players.A?.hand ?? []) {
        const box = await table.card(card).boundingBox();
        expect(box, card).not.toBeNull();
        expect(box!.x).toBeGreaterThanOrEqual(0);
        expect(box!.y).toBeGreaterThanOrEqual(0);
        expect(box!.x + box!.width).toBeLessThanOrEqual(size.width + 1);
        expect(box!.y + box!.height).toBeLessThanOrEqual(size.height + 1);
      }
    });
  });
}
