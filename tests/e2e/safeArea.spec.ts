import { expect, test } from './fixtures';
import { withoutPicture } from './windows';

/** A phone on its side: a notch at the left, the same kept free at the right, a bar to swipe below. */
const INSETS = { top: 0, left: 44, right: 44, bottom: 21 };
const SCREEN = { width: 844, height: 390 };
/** Pages that no panel of the table lays out. */
const PAGES = ['/', '/rules/zorgl', '/learn/zorgl', '/workshop', '/city'];

/** Runs in the page: what is read or pressed and lies under the notch, or is wider than the screen. */
function underNotch({ left, right }: typeof INSETS): string[] {
  return [...document.querySelectorAll('button, a, input, select, h1, h2, h3, p, li')].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    if (element.closest('.visually-hidden, .shelf-boxes') !== null) return [];
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || (box.left >= left - 1 && box.right <= innerWidth - right + 1)) return [];
    return [`${element.tagName} “${element.textContent?.slice(0, 30)}” ${box.left}–${box.right}`];
  });
}

test('no page has anything to read or to press under the notch of a phone on its side', async ({ table }) => {
  const { page } = table;
  await withoutPicture(page);
  await page.setViewportSize(SCREEN);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: INSETS });
  for (const path of PAGES) {
    await table.open(path);
    await page.locator('.ui-safe').first().waitFor();
    expect(await page.evaluate(underNotch, INSETS), path).toEqual([]);
    const [foot] = await page.evaluate(() => [
      document.querySelector('.ui-safe')?.getBoundingClientRect().bottom,
    ]);
    expect(foot, path).toBe(SCREEN.height);
  }
  await table.open('/');
  const start = (await page.locator('.ui-setup-start button').boundingBox())!;
  expect(start.y + start.height).toBeLessThanOrEqual(SCREEN.height - INSETS.bottom);
});
