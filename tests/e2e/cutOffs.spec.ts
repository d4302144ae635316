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
