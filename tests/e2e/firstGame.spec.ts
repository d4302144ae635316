import { findingsOf } from './axe';
import { expect, test } from './fixtures';
import { withoutPicture } from './windows';

test.use({ painting: true });

const SIZES = [
  { layout: 'wide', width: 1366, height: 768 },
  { layout: 'wide', width: 1024, height: 620 },
  { layout: 'tall', width: 768, height: 1024 },
  { layout: 'phone', width: 390, height: 844 },
  { layout: 'phone', width: 360, height: 640 },
  { layout: 'flat', width: 844, height: 390 },
] as const;

/** As long as anything that is said may be; a unit test holds what is said to it. */
const LONG_TEXT = 'La centrale, au milieu, a huit étages qui valent autant que les autres. '
  .repeat(3)
  .slice(0, 150);

test('what is said in a first game covers neither table nor hand, is never cut off, and can be read by everybody', async ({
  table,
}) => {
  const { page } = table;
  await withoutPicture(page);
  await table.open('/learn/zorgl/first', { clock: 'manual', lang: 'fr' });
  await page.locator('.coach-text').waitFor();
  await table.ready();
  expect(await findingsOf(page)).toEqual([]);
  for (const { layout, width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    await page.locator(`.table-page[data-layout="${layout}"]`).waitFor();
    const seen = () =>
      page.evaluate((text) => {
        const said = document.querySelector('.coach-text')!;
        said.querySelector('span')!.textContent = text;
        const rect = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
        const coach = rect('.coach');
        const covers = (selector: string) => {
          const other = rect(selector);
          return (
            Math.min(coach.right, other.right) - Math.max(coach.left, other.left) > 1 &&
            Math.min(coach.bottom, other.bottom) - Math.max(coach.top, other.top) > 1
          );
        };
        return {
          covered: [
            '.ui-hud:not(.ghost) .ui-hud-board',
            '.ui-hud-hand',
            '.ui-hud-players',
            '.ui-hud-turn',
            '.ui-hud-menu',
          ].filter(covers),
          cut: Math.max(0, said.scrollHeight - said.clientHeight - 1),
          board: rect('.ui-hud:not(.ghost) .ui-hud-board').height > 0.2 * window.innerHeight,
        };
      }, LONG_TEXT);
    await expect
      .poll(seen, { message: `${width} × ${height}` })
      .toEqual({ covered: [], cut: 0, board: true });
  }
});

test('in a game without cards the panels of a first game end at the edge of an upright tablet', async ({
  table,
}) => {
  const { page } = table;
  await page.setViewportSize({ width: 768, height: 1024 });
  await table.open('/learn/tetzilla/first', { clock: 'manual' });
  await page.locator('.coach-text').waitFor();
  await table.ready();
  const bottom = await page
    .locator('.ui-hud:not(.ghost) .ui-hud-turn')
    .evaluate((turn) => turn.getBoundingClientRect().bottom);
  expect(1024 - bottom).toBeLessThan(20);
});
