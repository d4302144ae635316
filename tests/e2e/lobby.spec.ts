import { expect, test } from './fixtures';

/** First the screen on which the pages are opened, then others that it becomes. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

test.describe('on screens from a phone’s to a wall’s', () => {
  test.use({ viewport: SIZES[0]! });

  test('no page is wider than the screen, and the hand is on it', async ({ table }) => {
    const { page } = table;
    const expectFit = async ({ width }: { readonly width: number }) => {
      await expect
        .poll(() => page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth]))
        .toEqual([width, width]);
    };
    await table.open('/');
    await expect(page.getByRole('button', { name: 'Wreck the city' })).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectFit(size);
    }

    await page.setViewportSize(SIZES[0]!);
    await table.openTable({ seed: '2', bots: 'C:greedy', clock: 'manual' });
    await table.settle();
    const { players } = await table.position();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await table.advance(0);
      await expectFit(size);
      for (const card of players.A?.hand ?? []) {
        const box = await table.card(card).boundingBox();
        expect(box, card).not.toBeNull();
        expect(box!.x).toBeGreaterThanOrEqual(0);
        expect(box!.y).toBeGreaterThanOrEqual(0);
        expect(box!.x + box!.width).toBeLessThanOrEqual(size.width + 1);
        expect(box!.y + box!.height).toBeLessThanOrEqual(size.height + 1);
      }
    }
  });
});
