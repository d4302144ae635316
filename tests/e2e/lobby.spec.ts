import type { Locator } from '@playwright/test';
import type { CardId } from '#zorgl/rules';
import { expect, test } from './fixtures';
import { withoutPicture } from './windows';

/** First the screen on which the pages are opened, then others that it becomes. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

/** A phone on its side, and a tablet. */
const TOUCHED = [
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
];

/** Runs in the page: the buttons of the page and the shelf are come to by Tab in the order in which they are seen. */
function seenInOrder(): boolean {
  const [top, shelf] = ['.lobby-top', '.lobby-title'].map((name) => document.querySelector(name)!);
  const tops = [top!, shelf!].map((part) => part.getBoundingClientRect());
  const beside = tops[0]!.left >= tops[1]!.right - 1;
  const after = (top!.compareDocumentPosition(shelf!) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return beside ? !after : after;
}

/** Runs in the page: boxes that stand outside the shelf. */
function outsideShelf(): string[] {
  const shelf = document.querySelector('.shelf-boxes')!.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>('.shelf-place')]
    .filter((place) => place.querySelector('.box')!.getBoundingClientRect().right > shelf.right)
    .map((place) => String(place.dataset.game));
}

test.describe('on screens from a phone’s to a wall’s', () => {
  test.use({ viewport: SIZES[0]! });

  test('no page is wider than the screen, and the hand is on it', async ({ table }) => {
    const { page } = table;
    await withoutPicture(page);
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
      await expect.poll(() => page.evaluate(seenInOrder)).toBe(true);
      expect(await page.evaluate(outsideShelf)).toEqual([]);
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
    const [focused, pointed] = players.A!.hand as readonly CardId[];
    await page.keyboard.press('Tab');
    await table.card(focused!).focus();
    await table.card(pointed!).hover();
    const large = page
      .locator('.ui-hand-card')
      .evaluateAll((cards) =>
        cards
          .filter((card) => getComputedStyle(card.querySelector('.ui-card')!).scale !== 'none')
          .map((card) => (card as HTMLElement).dataset.card),
      );
    expect(await large, 'the card under the pointer, and not the one with the focus as well').toEqual([
      pointed,
    ]);
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
    '.ui-setup-start button',
  ]) {
    const box = (await page.locator(shown).boundingBox())!;
    expect(box.y, shown).toBeGreaterThanOrEqual(0);
    expect(box.y + Math.min(box.height, 100), shown).toBeLessThanOrEqual(390);
  }
  const age = (await page.locator('.shelf-below .shelf-age').boundingBox())!;
  expect(age.height).toBeLessThan(22);
  expect(age.y + age.height).toBeLessThanOrEqual(390);
  expect(await page.evaluate(outsideShelf)).toEqual([]);
});

/** Runs in the page: the width of each row of so many seats, as a share of the room that they have. */
function widthsOfRows(seats: number): readonly number[] {
  const grid = document.querySelector('.setup-seats')!;
  const copy = grid.cloneNode() as Element;
  copy.append(...Array.from({ length: seats }, () => grid.firstElementChild!.cloneNode(true)));
  grid.after(copy);
  const rows = new Map<number, DOMRect[]>();
  for (const box of [...copy.children].map((seat) => seat.getBoundingClientRect()))
    rows.set(box.top, [...(rows.get(box.top) ?? []), box]);
  const { width } = copy.getBoundingClientRect();
  copy.remove();
  return [...rows.values()].map((row) => (row.at(-1)!.right - row[0]!.left) / width);
}

test('seats fill every row, however many there are', async ({ table }) => {
  const { page } = table;
  await table.open('/', { game: 'tetzilla' });
  await page.getByRole('button', { name: 'Raise the city' }).waitFor();
  for (const size of [...SIZES, ...TOUCHED]) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(size.width);
    for (const seats of [1, 2, 3, 4, 5, 6, 7, 8, 9])
      for (const width of await page.evaluate(widthsOfRows, seats))
        expect(width, `${seats} seats, ${size.width} × ${size.height}`).toBeCloseTo(1, 2);
  }
});

/** The middle of what a locator finds. */
async function middleOf(found: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = (await found.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test('seats are dragged to other corners, by mouse and by finger, and go there by keyboard', async ({
  table,
}) => {
  const { page } = table;
  await page.setViewportSize({ width: 1366, height: 768 });
  await table.open('/');
  const corner = (place: string) => page.locator(`[data-place=${place}]`);
  const handle = (place: string) => corner(place).locator('.ui-seat-card-handle');
  const expectSeated = async (names: Readonly<Record<string, string>>) => {
    for (const [place, name] of Object.entries(names))
      await expect(page.getByRole('textbox', { name: `Name of player ${place}` })).toHaveValue(name);
    await expect(page.getByRole('textbox', { name: /^Name of player/ })).toHaveCount(
      Object.keys(names).length,
    );
  };
  await expectSeated({ A: 'Rex', C: 'Zed' });

  const [from, to] = [await middleOf(handle('A')), await middleOf(corner('B'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await expect(corner('B')).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
  // The other one goes along: two players sit opposite each other.
  await expectSeated({ B: 'Rex', D: 'Zed' });
  await page.mouse.move(0, 0);

  const client = await page.context().newCDPSession(page);
  const finger = async (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', at?: Locator) => {
    const touchPoints = at === undefined ? [] : [await middleOf(at)];
    await client.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await finger('touchStart', handle('B'));
  await finger('touchMove', corner('D'));
  await expect(corner('D')).toHaveAttribute('data-over', 'true');
  await finger('touchCancel');
  await expectSeated({ B: 'Rex', D: 'Zed' });
  await finger('touchStart', handle('B'));
  await finger('touchMove', corner('D'));
  await finger('touchEnd');
  await expectSeated({ B: 'Zed', D: 'Rex' });

  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('button', { name: 'Rex and Mia swap places' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  // The focus has gone along: both presses were for Rex.
  await expectSeated({ A: 'Zed', B: 'Rex', C: 'Olga', D: 'Mia' });
});

/** The least that a finger and a pointer need, in CSS pixels, and the smallest letters. */
const FINGER = 44;
const POINTER = 24;
const LETTERS = 12;

/** What of the lobby is cut off by the screen, written too small, or too low for a finger. */
function flaws({
  finger,
  pointer,
  letters,
}: {
  finger: number;
  pointer: number;
  letters: number;
}): readonly string[] {
  const found: string[] = [];
  const name = (element: Element) => `${element.tagName} ${element.className} ${element.textContent?.trim()}`;
  const small = matchMedia('(max-width: 900px)').matches;
  for (const element of document.querySelectorAll('.lobby *')) {
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || element.closest('.visually-hidden, svg, .shelf-boxes .box') !== null) continue;
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === 3 && node.nodeValue?.trim() !== '',
    );
    const style = getComputedStyle(element);
    if (hasText && Number.parseFloat(style.fontSize) < letters) found.push(`small letters: ${name(element)}`);
    const scrolls = element.closest('.shelf-boxes') !== null;
    if (!scrolls && (box.left < 0 || box.right > innerWidth + 0.5)) found.push(`cut off: ${name(element)}`);
    if (hasText && element.scrollWidth > element.clientWidth + 1 && style.display !== 'inline')
      found.push(`cut off: ${name(element)}`);
    // A colour has as much room as a fingertip covers; what else is pressed has a whole one.
    const least = element.closest('[role=radiogroup]') === null ? finger : finger / 2;
    if (small && element.matches('button, select, label:has(input)')) {
      if (box.height < finger - 0.5) found.push(`too low: ${name(element)} (${box.height})`);
      if (box.width < least - 0.5) found.push(`too narrow: ${name(element)} (${box.width})`);
    }
    if (element.matches('label:has(input)') && Math.min(box.width, box.height) < pointer)
      found.push(`too small for a pointer: ${name(element)} (${box.width} × ${box.height})`);
  }
  return found;
}

for (const query of [
  // The longer words.
  { game: 'zorgl', lang: 'fr' },
  { game: 'tetzilla', lang: 'fr' },
  { game: 'king-of-monsters', lang: 'fr' },
]) {
  test(`nothing of the lobby of ${query.game} is cut off, too small to read or too low for a finger`, async ({
    table,
  }) => {
    const { page } = table;
    await table.open('/', query);
    const boxes = page.locator('.shelf-place');
    await expect(boxes).toHaveCount(3);
    for (const size of [...SIZES, ...TOUCHED]) {
      await page.setViewportSize(size);
      await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(size.width);
      const found = await page.evaluate(flaws, { finger: FINGER, pointer: POINTER, letters: LETTERS });
      expect(found, `${size.width} × ${size.height}`).toEqual([]);
      const head = (await page.locator('.lobby-top').boundingBox())!;
      expect(head.height).toBeLessThan(2 * FINGER);
      const title = (await page.locator('.lobby-title h1').boundingBox())!;
      expect(head.y + head.height <= title.y || title.x + title.width <= head.x).toBe(true);
      for (const place of await boxes.all()) {
        await place.scrollIntoViewIfNeeded();
        const { x, width } = (await place.boundingBox())!;
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(size.width);
      }
    }
    if (query.game !== 'zorgl') return;
    await page.setViewportSize({ width: 1366, height: 625 });
    const options = (await page.locator('.ui-options-head').boundingBox())!;
    const start = (await page.locator('.ui-setup-start').boundingBox())!;
    expect(options.y + options.height).toBeLessThanOrEqual(start.y);
    // All who play fit a phone at once, over the way to the table.
    await page.setViewportSize({ width: 390, height: 844 });
    const corners = await page
      .locator('.lobby-corner')
      .evaluateAll((each) =>
        each.map((corner) => corner.getBoundingClientRect().toJSON() as { top: number; bottom: number }),
      );
    const height =
      Math.max(...corners.map(({ bottom }) => bottom)) - Math.min(...corners.map(({ top }) => top));
    expect(height).toBeLessThan(844 - start.height - 2 * FINGER);
  });
}
