import type { Page } from '@playwright/test';
import { MANY_CHOICES } from '../helpers/crowded-choices';
import { positionParameter, sketch } from '../helpers/positions';
import { REPLAYED, ROW } from '../helpers/replayed';
import { findingsOf } from './axe';
import { expect, test } from './fixtures';

const TABLE = sketch({
  board: MANY_CHOICES,
  hands: { A: ['AS', 'QH', 'KS', 'XR', 'JH'], C: ['7D', '8D', '9D', '10D', 'JD'] },
});

/** What is chosen and what cannot be pressed is told in the system's own colours, where those are asked for. */
async function expectForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const styleOf = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const mode = (pressed: boolean) => styleOf(`.zorgl-mode[aria-pressed="${pressed}"]`, 'background-color');
  expect(await mode(true)).not.toBe(await mode(false));
  const letters = (pressable: string) => styleOf(`.ui-hud .ui-button${pressable}`, 'color');
  expect(await letters('[aria-disabled="true"]')).not.toBe(await letters(':not([aria-disabled])'));
  await page.keyboard.press('Tab');
  expect(await styleOf(':focus-visible', 'outline-style')).toBe('solid');
  await page.emulateMedia({ forcedColors: 'none' });
}

test('axe finds nothing on any page and in any dialog', async ({ table }) => {
  const { page } = table;
  const found: string[] = [];
  const look = async (what: string) => {
    found.push(...(await findingsOf(page)).map((finding) => `${what}: ${finding}`));
  };
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();

  await table.open('/');
  await page.getByRole('button', { name: 'Wreck the city' }).waitFor();
  await look('lobby');
  await table.open('/', { game: 'tetzilla' });
  await page.getByRole('button', { name: 'Raise the city' }).waitFor();
  await look('lobby of TetZilla');
  await table.open('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('about');
  await table.open('/rules/zorgl');
  await page.getByRole('searchbox').fill('shove');
  await page.getByRole('list', { name: 'What was found' }).waitFor();
  await look('rules');
  await table.open('/learn/zorgl');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('lessons');
  await table.open('/learn/zorgl/flee-english', { clock: 'manual' });
  await table.ready();
  await page.getByRole('button', { name: 'e5' }).click();
  await look('a lesson that asks');
  await table.open('/rules/tetzilla/sheet');
  await page.getByRole('table').first().waitFor();
  await look('reference sheet');
  await table.open('/nowhere');
  await page.getByRole('alert').waitFor();
  await look('a page that is not there');
  await table.open('/workshop');
  await page.locator('.kaiju-figure canvas').waitFor();
  await look('workshop');
  await table.open('/city', { clock: 'manual' });
  await table.ready();
  await look('city');

  await table.openTable({ position: positionParameter(TABLE), clock: 'manual' });
  await look('curtain');
  await press(/show what is mine/);
  await table.advance(0.1);
  await page.locator('[data-card="QH"]').click();
  await page.locator('[data-mode="throw"]').click();
  await expect(page.locator('.zorgl-choice')).toHaveCount(8);
  await look('table');
  await expectForcedColours(page);
  for (const [name, what] of [
    ['Settings', 'settings'],
    ['Share this game', 'share'],
    ['Keyboard help', 'help'],
  ] as const) {
    await press(name);
    await page.getByRole('dialog').waitFor();
    await look(what);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await press('Text board: the table in words');
  await page.getByRole('grid').waitFor();
  const overlap = await page.evaluate(() => {
    const [text, picture] = ['.text-board', '.ui-hud:not(.ghost) .ui-hud-board'].map((selector) =>
      document.querySelector(selector)!.getBoundingClientRect(),
    );
    return text!.right - picture!.left;
  });
  expect(overlap).toBeLessThanOrEqual(1);
  await look('text board');
  await page.keyboard.press('p');
  await page.getByRole('region', { name: 'Photo' }).waitFor();
  await look('photo');

  await table.openTable({ position: positionParameter(ROW), bots: 'B:greedy,C:greedy', clock: 'manual' });
  for (const action of REPLAYED) {
    await table.act(action);
    await table.settle();
  }
  await page.getByRole('dialog', { name: /wins/ }).waitFor();
  await look('end of the game');
  await press('Watch the game');
  await press('Pause');
  await press('One action forward');
  await table.advance(0.1);
  await look('replay');
  await page.keyboard.press('v');
  await page.getByRole('button', { name: 'Make the film' }).waitFor();
  await look('film');
  await page.keyboard.press('Escape');
  await press('Play on from here');
  await page.getByRole('dialog').waitFor();
  await look('playing on from a moment');

  await table.openTable({ game: 'tetzilla', seed: '11', bots: 'B:greedy,C:greedy', clock: 'manual' });
  await look('table of TetZilla');
  expect(found).toEqual([]);
});
