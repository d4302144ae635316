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

test('a phone on its side shows the shelf, who plays and the way to the table at once', async ({ table }) => {
  const { page } = table;
  await page.setViewportSize({ width: 844, height: 390 });
  await table.open('/', { game: 'tetzilla' });
  await page.getByRole('button', { name: 'Raise the city' }).waitFor();
  for (const shown of [
    '.shelf-place:has(:checked) .box-front',
    '.ui-seat-card >> nth=0',
    '.lobby-start button',
  ]) {
    const box = (await page.locator(shown).boundingBox())!;
    expect(box.y, shown).toBeGreaterThanOrEqual(0);
    expect(box.y + Math.min(box.height, 100), shown).toBeLessThanOrEqual(390);
  }
  const place = page.locator('.shelf-place').filter({ has: page.locator(':checked') });
  const age = (await place.locator('.shelf-age').boundingBox())!;
  expect(age.height).toBeLessThan(22);
});

/** The least that a finger needs, in CSS pixels, and the smallest letters. */
const FINGER = 44;
const LETTERS = 12;

/** What of the lobby is cut off by the screen, written too small, or too low for a finger. */
function flaws({ finger, letters }: { finger: number; letters: number }): readonly string[] {
  const found: string[] = [];
  const name = (element: Element) => `${element.tagName} ${element.className} ${element.textContent?.trim()}`;
  const small = matchMedia('(max-width: 900px)').matches;
  for (const element of document.querySelectorAll('.lobby *')) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || element.closest('.visually-hidden, svg, .shelf-boxes .box') !== null) continue;
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === 3 && node.nodeValue?.trim() !== '',
    );
    const style = getComputedStyle(element);
    if (hasText && Number.parseFloat(style.fontSize) < letters) found.push(`small letters: ${name(element)}`);
    const scrolls = element.closest('.shelf-boxes') !== null;
    if (!scrolls && (box.left < 0 || box.right > innerWidth + 0.5)) found.push(`cut off: ${name(element)}`);
    if (hasText && element.scrollWidth > element.clientWidth + 1 && style.display !== 'inline')
      found.push(`cut off: ${name(element)}`);
    if (small && element.matches('button, select, label:has(input)') && box.height < finger - 0.5)
      found.push(`too low: ${name(element)} (${box.height})`);
  }
  return found;
}

for (const query of [
  { game: 'zorgl', lang: 'en' },
  { game: 'tetzilla', lang: 'fr' },
]) {
  test(`nothing of the lobby of ${query.game} is cut off, too small to read or too low for a finger`, async ({
    table,
  }) => {
    const { page } = table;
    await table.open('/', query);
    const boxes = page.locator('.shelf-place');
    await expect(boxes).toHaveCount(2);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(size.width);
      expect(await page.evaluate(flaws, { finger: FINGER, letters: LETTERS })).toEqual([]);
      for (const place of await boxes.all()) {
        await place.scrollIntoViewIfNeeded();
        const { x, width } = (await place.boundingBox())!;
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(size.width);
      }
    }
  });
}
