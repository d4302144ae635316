import type { Page } from '@playwright/test';
import { messagesFor } from '#i18n';
import { MANY_CHOICES } from '../helpers/crowded-choices';
import { positionParameter, QUIET, sketch } from '../helpers/positions';
import { REPLAYED, ROW } from '../helpers/replayed';
import { findingsOf } from './axe';
import { expect, test } from './fixtures';
import { withoutPicture } from './windows';

test.use({ painting: true });

const TABLE = sketch({
  board: MANY_CHOICES,
  hands: { A: ['AS', 'QH', 'KS', 'XR', 'JH'], C: ['7D', '8D', '9D', '10D', 'JD'] },
});

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 768 };

const fr = messagesFor('fr');

/** More than a turn has. */
const MAX_ACTIONS = 12;

/** Notes what axe finds, one line each. */
class Auditor {
  readonly found: string[] = [];

  constructor(private readonly page: Page) {}

  /** @param over a selector of what lies over the rest */
  async look(what: string, over?: string): Promise<void> {
    this.found.push(...(await findingsOf(this.page, over)).map((finding) => `${what}: ${finding}`));
  }
}

/** What can be done to a page by the names of things. */
function handsOn(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    press: (name: string | RegExp) => page.getByRole('button', { name }).first().click(),
    async closed(): Promise<void> {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    },
  };
}

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

test('axe finds nothing on any page before a game', async ({ table, anotherTable }) => {
  const { page } = table;
  await withoutPicture(page);
  const auditor = new Auditor(page);
  const look = (what: string) => auditor.look(what);

  await table.open('/');
  await page.getByRole('button', { name: 'Wreck the city' }).waitFor();
  await look('lobby');
  await table.open('/', { game: 'tetzilla' });
  await page.getByRole('button', { name: 'Raise the city' }).waitFor();
  await look('lobby of TetZilla');
  await table.open('/', { game: 'king-of-monsters' });
  await page.getByRole('button', { name: 'Wreck the island' }).waitFor();
  await look('lobby of King of Monsters');
  await table.open('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('about');
  await table.open('/puzzle/tetzilla');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('puzzles');
  await table.open('/rules/zorgl');
  await page.getByRole('searchbox').fill('shove');
  await page.getByRole('list', { name: 'Search results' }).waitFor();
  await look('rules');
  await table.open('/learn/zorgl');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('lessons');
  await table.open('/learn/zorgl/flee-english', { clock: 'manual' });
  await table.ready();
  await page.getByRole('button', { name: 'e5' }).click();
  await look('a lesson that asks');
  await table.open('/present/zorgl/flee-english', { clock: 'manual' });
  await page.getByRole('timer').waitFor();
  await look('presenter');
  await table.open('/attract/zorgl', { clock: 'manual' });
  await table.ready();
  await look('a page that shows itself');
  await table.open('/rules/tetzilla/sheet');
  await page.getByRole('table').first().waitFor();
  await look('reference sheet');
  await table.open('/nowhere');
  await page.getByRole('alert').waitFor();
  await look('a page that is not there');
  const drawn = await anotherTable();
  const auditorOfDrawn = new Auditor(drawn.page);
  await drawn.open('/workshop');
  await drawn.page.locator('.kaiju-figure canvas').waitFor();
  await auditorOfDrawn.look('workshop');
  await drawn.open('/city', { clock: 'manual' });
  await drawn.ready();
  await auditorOfDrawn.look('city');

  await page.setViewportSize(PHONE);
  await table.open('/learn/tetzilla', { lang: 'fr' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('lessons in French on a phone');
  for (const game of ['zorgl', 'tetzilla', 'king-of-monsters']) {
    await table.open('/', { lang: 'fr', game });
    await page.locator('.ui-setup-start button').waitFor();
    // The button lies over the end of the window: what is half below it there is whole at the end of the form.
    await page.locator('.ui-setup-start button').evaluate((button) => {
      for (let at = button.parentElement; at !== null; at = at.parentElement) at.scrollTop = at.scrollHeight;
    });
    await look(`lobby of ${game} in French on a phone`);
  }
  expect([...auditor.found, ...auditorOfDrawn.found]).toEqual([]);
});

test('axe finds nothing around the table, nor in its dialogs', async ({ table }) => {
  const { page } = table;
  const auditor = new Auditor(page);
  const look = (what: string) => auditor.look(what);
  const { press, closed } = handsOn(page);
  await table.openTable({ clock: 'manual', position: positionParameter(QUIET) });
  await table.act({ do: 'move', card: '9C', to: 'b3' });
  await table.act({ do: 'move', card: '4C', to: 'b4' });
  await table.act({ do: 'ignore', card: '5H' });
  await table.act({ do: 'end' });
  await table.settle();
  await look('pass screen');
  await table.openTable({ position: positionParameter(TABLE), clock: 'manual' });
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
    await closed();
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
  expect(auditor.found).toEqual([]);
});

for (const [device, size] of [
  ['phone', PHONE],
  ['laptop', LAPTOP],
] as const)
  test(`axe finds nothing around the table in French on a ${device}`, async ({ table }) => {
    const { page } = table;
    const auditor = new Auditor(page);
    const look = (what: string) => auditor.look(what);
    const { press, closed } = handsOn(page);
    await withoutPicture(page);
    await page.setViewportSize(size);
    await table.openTable({ position: positionParameter(TABLE), clock: 'manual', lang: 'fr' });
    await table.advance(0.1);
    await page.locator('[data-card="QH"]').click();
    await expect(page.locator('.zorgl-choice').first()).toBeVisible();
    await look('table');
    await page.keyboard.press('F1');
    await page.locator('.rule-drawer-place').waitFor();
    await auditor.look('rule', '.rule-drawer');
    await page.locator('.rule-drawer-head button').click();
    await page.locator('.rule-drawer').waitFor({ state: 'detached' });
    await expect(page.locator(':focus')).toHaveCount(1);
    if (device === 'phone') {
      await press(fr.table.tools);
      await look('tools');
      await press(fr.advice.ask);
      await expect(page.locator('.ui-hud-tools'), 'what is asked for is not covered').toBeHidden();
    } else await page.keyboard.press('!');
    await page.locator('.advice .ui-button.primary').waitFor();
    await look('advice');
    await page.keyboard.press('Escape');
    await page.locator('.zorgl-counters').click();
    await page.getByRole('dialog').waitFor();
    await look('discard pile');
    await closed();
    for (let action = 0; action < MAX_ACTIONS; action++) {
      if ((await page.locator('.ui-hud-pass button').count()) > 0) break;
      const legal = await table.legal();
      await table.act(legal.find((each) => each.do === 'end') ?? legal.at(-1)!);
      await table.settle();
    }
    await page.locator('.ui-recap').waitFor();
    await look('recap');
    expect(auditor.found).toEqual([]);
  });

test('axe finds nothing in French when a game is over and looked at again', async ({ table }) => {
  const { page } = table;
  const auditor = new Auditor(page);
  const look = (what: string) => auditor.look(what);
  const { press } = handsOn(page);
  await withoutPicture(page);
  await table.openTable({
    position: positionParameter(ROW),
    bots: 'B:greedy,C:greedy',
    clock: 'manual',
    lang: 'fr',
  });
  await page.keyboard.press('p');
  await page.getByRole('region', { name: fr.photo.title, exact: true }).waitFor();
  await look('photo');
  await page.keyboard.press('p');
  for (const action of REPLAYED) {
    await table.act(action);
    await table.settle();
  }
  await page.getByRole('dialog').waitFor();
  await look('end of the game');
  await press(fr.gameOver.watch);
  await press(fr.replay.pause);
  await press(fr.playback.stepForward);
  await table.advance(0.1);
  await look('replay');
  await press(fr.analysis.open);
  await page.getByRole('dialog').waitFor();
  await look('analysis');
  await page.keyboard.press('Escape');
  await page.keyboard.press('v');
  await page.getByRole('button', { name: fr.film.start }).waitFor();
  await look('film');
  await page.keyboard.press('Escape');
  await press(fr.replay.branch);
  await page.getByRole('dialog').waitFor();
  await look('playing on from a moment');
  expect(auditor.found).toEqual([]);
});

test('axe finds nothing at the other tables, nor in their boards of words', async ({ table }) => {
  const { page } = table;
  const auditor = new Auditor(page);
  const look = (what: string) => auditor.look(what);
  await withoutPicture(page);
  await table.openTable({ game: 'tetzilla', seed: '11', bots: 'B:greedy,C:greedy', clock: 'manual' });
  await look('table of TetZilla');
  await page.keyboard.press('b');
  await page.getByRole('grid').waitFor();
  await look('text board of TetZilla');
  await page.keyboard.press('b');
  await table.openTable({ game: 'king-of-monsters', seed: '11', bots: 'none', clock: 'manual' });
  await table.settle();
  await look('table of King of Monsters');
  await page.keyboard.press('b');
  await page.getByRole('grid').first().waitFor();
  await look('text board of King of Monsters');
  await page.keyboard.press('b');
  await table.openTable({ game: 'king-of-monsters', seed: '11', bots: 'king:greedy', clock: 'manual' });
  await page.setViewportSize(PHONE);
  await table.settle();
  await look('table of King of Monsters on a phone');
  expect(auditor.found).toEqual([]);
});
