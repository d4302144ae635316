import { positionParameter, sketch } from '../helpers/positions';
import { expect, test } from './fixtures';
import { faultsOf } from './hits';

/** Width and height of the windows that the table is to fit, from the sofa to the smallest phone. */
const SIZES = [
  [1920, 1080],
  [1920, 940],
  [1536, 730],
  [1366, 768],
  [1366, 625],
  [1280, 720],
  [1280, 593],
  [1180, 820],
  [1024, 768],
  [960, 540],
  [844, 390],
  [740, 360],
  [683, 384],
  [667, 375],
  [820, 1180],
  [768, 1024],
  [412, 915],
  [390, 844],
  [360, 640],
  [320, 568],
] as const;

/** The smallest side of what a finger is to hit, in CSS pixels. */
const TARGET = 44;

/** Rex may throw Zed in all eight directions, or let the army attack him; the army may be told to by every card. */
const BOARD = [
  '4 4 . 4 . 4 4',
  '4 . . . . . 4',
  '. . u P6 u . .',
  '4 . u . u . 4',
  '. . . C . . .',
  '4 . A . . . 4',
  '4 4 . 4 . 4 4',
];
const FOUR = BOARD.with(1, '4 D . . . B 4');
const HAND = ['AS', 'QH', 'KS', 'XR', 'JH'] as const;
const OTHERS = {
  B: ['2D', '3D', '4D', '5D', '6D'],
  C: ['7D', '8D', '9D', '10D', 'JD'],
  D: ['2C', '3C', '4C', '5C', '6C'],
} as const;
const TABLES = {
  2: sketch({ board: BOARD, hands: { A: HAND, C: OTHERS.C } }),
  4: sketch({ board: FOUR, hands: { A: HAND, ...OTHERS } }),
};

for (const players of [2, 4] as const)
  test(`every control of ${players} players can be hit in windows of all sizes`, async ({ table }) => {
    const { page } = table;
    // Only where things are counts: the panels come at once where there will be no picture.
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    const position = positionParameter(TABLES[players]);
    const bots = players === 2 ? 'C:greedy' : 'B:greedy,C:greedy,D:greedy';
    const faults: string[] = [];
    for (const lang of ['en', 'fr']) {
      await table.openTable({ position, bots, clock: 'manual', lang });
      await table.advance(0.1);
      const look = async (state: string, there: readonly string[]) => {
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await page.evaluate(
            () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
          );
          const found = await page.evaluate(faultsOf, { there, target: TARGET });
          faults.push(...found.map((fault) => `${width} × ${height}, ${lang}, ${state}: ${fault}`));
        }
      };
      if (lang === 'en') await look('no card', ['.zorgl-picker.slim', '.ui-log']);
      await page.locator('[data-card="QH"]').click();
      await page.locator('[data-mode="throw"]').click();
      await expect(page.locator('.zorgl-choice')).toHaveCount(8);
      await look('throw', [...HAND.map((card) => `[data-card="${card}"]`), '.zorgl-choice', '.zorgl-mode']);
    }
    expect(faults).toEqual([]);
  });
