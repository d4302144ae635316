import { HEROES } from '#king-of-monsters/rules';
import { AROUND_THE_KING } from '../helpers/king/around';
import { heroFrame, type Sketch, sketched } from '../helpers/king/sketch';
import { positionParameter } from '../helpers/positions';
import { expect, test } from './fixtures';
import { resizeTo, withoutPicture } from './windows';

const SMALL = [
  [768, 1024],
  [844, 390],
  [390, 844],
  [360, 640],
] as const;

/** Everything around the King, with the first heroes only. */
function withHeroes(count: number): Omit<Sketch, 'stack'> {
  const heroes = Object.fromEntries(
    HEROES.slice(0, count).map((hero) => [hero, AROUND_THE_KING.heroes[hero]]),
  );
  return { ...AROUND_THE_KING, heroes };
}

/** Runs in the page: how many figures stand in each row of the King's zone. */
function rowLengths(): number[] {
  const rows = new Map<number, number>();
  for (const figure of document.querySelectorAll('.king-here .king-figure .ui-seat-mark')) {
    const { top } = figure.getBoundingClientRect();
    const row = [...rows.keys()].find((each) => Math.abs(each - top) < 3) ?? top;
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  return [...rows].toSorted(([one], [other]) => one - other).map(([, length]) => length);
}

test('the figures of a crowded zone stand in rows of one length, of which the last lacks one at most', async ({
  table,
}) => {
  const { page } = table;
  await withoutPicture(page);
  const uneven: string[] = [];
  for (const heroes of [4, 5, 6, 7, 8]) {
    const position = positionParameter(sketched({ ...withHeroes(heroes), stack: [heroFrame('artemis')] }));
    await table.openTable({ game: 'king-of-monsters', position, bots: 'king:greedy', clock: 'manual' });
    await table.advance(0.1);
    for (const size of SMALL) {
      await resizeTo(page, size);
      const [first = 0, ...more] = await page.evaluate(rowLengths);
      const last = more.at(-1) ?? first;
      const even =
        more.slice(0, -1).every((length) => length === first) && first - last <= 1 && last <= first;
      if (!even) uneven.push(`${heroes} heroes, ${size.join(' × ')}: ${[first, ...more].join(' + ')}`);
    }
  }
  expect(uneven).toEqual([]);
});

test('whoever reveals a wild sees at once what it does and every answer', async ({ table }) => {
  const { page } = table;
  await withoutPicture(page);
  const hidden: string[] = [];
  for (const lang of ['en', 'fr']) {
    const stack: Sketch['stack'] = [{ kind: 'card', seat: 'artemis', card: 'W' }];
    const position = positionParameter(sketched({ ...withHeroes(4), stack }));
    await table.openTable({ game: 'king-of-monsters', position, bots: 'king:greedy', lang, clock: 'manual' });
    await table.advance(0.1);
    for (const size of [[1366, 768], [1280, 720], ...SMALL] as const) {
      await resizeTo(page, size);
      const found = await page.evaluate(() => {
        const tray = document.querySelector('.king-answers')!;
        const { top, bottom } = tray.getBoundingClientRect();
        const seen = (selector: string) =>
          [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()).length;
        const rows = Math.max(seen('.king-row-head.open'), seen('.king-answer-row'));
        const parts = [...tray.querySelectorAll('.king-effect, .king-answers-list > button')].filter((part) =>
          part.checkVisibility(),
        );
        const out = parts.filter((part) => {
          const box = part.getBoundingClientRect();
          return box.top < top - 1 || box.bottom > bottom + 1;
        });
        const scrolls = tray.scrollHeight > tray.clientHeight + 1 ? ['the answers scroll'] : [];
        const cut = out.map(
          (part) => `${part.textContent}${part.getAttribute('aria-label') ?? ''} is cut off`,
        );
        return [...scrolls, ...cut, ...(rows === 4 ? [] : [`${rows} rows can be chosen`])];
      });
      hidden.push(...found.map((what) => `${lang}, ${size.join(' × ')}: ${what}`));
    }
  }
  expect(hidden).toEqual([]);
});
