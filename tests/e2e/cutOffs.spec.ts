import { MANY_CHOICES } from '../helpers/crowded-choices';
import { positionParameter, sketch } from '../helpers/positions';
import { cutOffs } from './cutOffs';
import { expect, test } from './fixtures';

const TABLE = sketch({
  board: MANY_CHOICES,
  hands: { A: ['AS', 'QH', 'KS', 'XR', 'JH'], C: ['7D', '8D', '9D', '10D', 'JD'] },
});

test('in French nothing around the table is cut off on a laptop', async ({ table }) => {
  const { page } = table;
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const query = { lang: 'fr', clock: 'manual' };
  await page.setViewportSize({ width: 1366, height: 768 });
  await table.openTable({ ...query, position: positionParameter(TABLE), bots: 'C:greedy' });
  await table.advance(0.1);
  await page.locator('[data-card="QH"]').click();
  await page.locator('[data-mode="throw"]').click();
  await expect(page.locator('.zorgl-choice')).toHaveCount(8);
  expect(await page.evaluate(cutOffs)).toEqual([]);
});

test('in French the ranking and the figures of four are whole on phones, with a row of ways on that is full', async ({
  table,
}) => {
  const { page } = table;
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const board = [
    '4 4 . 4 . B 4',
    '4 . . . . . 4',
    '. . . . . . .',
    '. . . P8 . . 4',
    '. . . . . D .',
    '4 A C 4 . . 4',
    '4 4 . 4 . 4 4',
  ];
  const hands = { A: ['7D'], B: ['4D'], C: ['3D'], D: ['5D'] } as const;
  const nearlyWon = sketch({ board, hands, floors: { A: 9 } });
  await table.openTable({ lang: 'fr', clock: 'manual', position: positionParameter(nearlyWon) });
  await table.act({ do: 'attack', card: '7D', target: 'C' });
  await table.settle();
  await expect(page.locator('.ui-game-figures')).toBeVisible();
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(cutOffs)).toEqual([]);
    const lefts = await page
      .locator('.ui-over-buttons button')
      .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().left)));
    // The last way on stands beside others.
    expect(lefts.at(-1)).toBeGreaterThan(Math.min(...lefts));
  }
});
