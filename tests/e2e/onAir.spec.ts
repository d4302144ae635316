import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { withoutPicture } from './windows';

/** Slow enough that no game of bots ends in the middle of a test. */
const QUERY = 'quality=test&lang=en&speed=1';

interface Built {
  /** Rows from above, a token for each column; `.` is unbuilt. */
  readonly board: readonly string[];
}

/** TetZilla shows its whole frame until its city is founded. */
const isFounding = (position: unknown): boolean =>
  (position as { readonly turn?: { readonly stage?: string } }).turn?.stage === 'found';

/** The outermost places of each board: of TetZilla's those of the city, for the sky above it is cropped. */
const CORNERS: Readonly<Record<string, (position: unknown) => readonly string[]>> = {
  zorgl: () => ['a1', 'g1', 'g7', 'a7'],
  'king-of-monsters': () => ['ocean', 'reactor'],
  tetzilla: (position) => {
    const { board } = position as Built;
    const top = board.length - board.findIndex((row) => /[^. ]/.test(row));
    return ['a1', 'h1', `h${top}`, `a${top}`];
  },
};

/** What is written over the picture. */
const WRITTEN =
  '.cast-title, .cast-facts, .cast-seat, .cast-hands, .cast-narration, .cast-winning, .cast-in-play, .cast-ticker';

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const boxesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      return { name: each.className, left, top, right, bottom };
    }),
  );

/** The box around places of the board as they are drawn. */
async function boardOf(page: Page, places: readonly string[]): Promise<Box> {
  const points = await page.evaluate(
    (names) => names.map((name) => [name, window.kaiju!.project(name)] as const),
    places,
  );
  const found = points.flatMap(([name, point]) => {
    expect(point, name).not.toBeNull();
    return point === null ? [] : [point];
  });
  const [xs, ys] = [found.map(({ x }) => x), found.map(({ y }) => y)];
  return {
    name: 'board',
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

for (const [game, cornersOf] of Object.entries(CORNERS)) {
  test(`nothing that is written over a broadcast of ${game} lies on its board, hands included`, async ({
    page,
    anotherTable,
  }) => {
    test.slow();
    // Only what goes out is looked at.
    await withoutPicture(page);
    await page.goto(`/host/${game}?${QUERY}`);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL(/\/room\//);
    const code = new URL(page.url()).pathname.split('/').at(-1)!;
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.room-table').waitFor();
    await page.route('**/watch/**', (route) => route.abort());
    await page.goto(`/control/${code}?${QUERY}`);
    const hands = page.getByRole('switch', { name: /^Show .*’s hand$/ });
    await hands.first().waitFor();
    for (const hand of await hands.all()) await hand.click();
    const link = new URL(await page.getByLabel('For OBS and viewers').inputValue());

    for (const [width, height] of [
      [1920, 1080],
      [1080, 1920],
    ] as const) {
      const { page: watch } = await anotherTable();
      await watch.setViewportSize({ width, height });
      await watch.goto(`${link.pathname}?${QUERY}&clock=manual&camera=fixed${link.hash}`);
      await watch.locator('.cast-hands').first().waitFor();
      const founding = async () => {
        await watch.reload();
        await watch.locator('.cast-hands').first().waitFor();
        return isFounding(await watch.evaluate(() => window.kaiju!.position()));
      };
      await expect.poll(founding, { intervals: [2000], timeout: 120_000 }).toBe(false);
      await watch.evaluate(() => window.kaiju!.advance(30));
      const position = await watch.evaluate(() => window.kaiju!.position());
      const board = await boardOf(watch, cornersOf(position));
      expect(board.right - board.left, 'the board is seen').toBeGreaterThan(width / 6);
      // In an upright picture the island is followed zone by zone.
      if (game !== 'king-of-monsters' || width > height) {
        expect(Math.min(board.left, width - board.right), 'all of it').toBeGreaterThan(0);
      }
      // The King may hold nine cards; how many there are now is a matter of chance.
      await watch.evaluate(() => {
        for (const cards of document.querySelectorAll('.cast-cards'))
          while (cards.lastElementChild !== null && cards.children.length < 9)
            cards.append(cards.lastElementChild.cloneNode(true));
      });
      const written = await boxesOf(watch, WRITTEN);
      expect(written.filter((each) => meet(each, board))).toEqual([]);
      for (const { name, left, right, bottom } of written) {
        expect([left >= 0, right <= width + 1, bottom <= height + 1], name).toEqual([true, true, true]);
      }
      const apart = written.filter(({ name }) => /cast-(seat|hands|told|winning|in-play)/.test(name));
      for (const [index, one] of apart.entries()) {
        expect(
          apart.slice(index + 1).filter((other) => meet(one, other)),
          one.name,
        ).toEqual([]);
      }
    }
  });
}
