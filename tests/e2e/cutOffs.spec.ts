import type { Page } from '@playwright/test';
import { MANY_CHOICES } from '../helpers/crowded-choices';
import { positionParameter, QUIET, sketch } from '../helpers/positions';
import { REPLAYED, ROW } from '../helpers/replayed';
import { findingsOf } from './axe';
import { cutOffs } from './cutOffs';
import { expect, test } from './fixtures';
import { outOfReach } from './outOfReach';
import { tooSmall } from './tooSmall';
import { resizeTo, TARGET, withoutPicture } from './windows';

const TABLE = sketch({
  board: MANY_CHOICES,
  hands: { A: ['AS', 'QH', 'KS', 'XR', 'JH'], C: ['7D', '8D', '9D', '10D', 'JD'] },
});

/** Windows by the size of the letters that the browser is set to, in CSS pixels: what most have, and twice that. */
const WINDOWS = [
  [
    16,
    [
      [1366, 768],
      [390, 844],
      [844, 390],
    ],
  ],
  [
    32,
    [
      [1366, 768],
      [390, 844],
    ],
  ],
] as const;

// Controls are larger where they are touched, so that there is less room for everything.
test.use({ hasTouch: true });

/** The widest window that lies in a hand, CSS pixels. */
const HAND_HELD = 900;

/** French has the longer words. */
const QUERY = { lang: 'fr', clock: 'manual' };

/** What is cut off, covered or out of reach on a page, window after window, without loading it again. */
async function inspector(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const found: string[] = [];
  return {
    found,
    async look(what: string): Promise<void> {
      for (const [letters, windows] of WINDOWS) {
        await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } });
        for (const [width, height] of windows) {
          await resizeTo(page, [width, height]);
          const faults = [
            ...(await page.evaluate(cutOffs)),
            ...(await page.evaluate(outOfReach)),
            ...(await page.evaluate(tooSmall, width <= HAND_HELD ? TARGET : 0)),
          ];
          found.push(...faults.map((fault) => `${what}, ${width} × ${height}, ${letters}: ${fault}`));
        }
      }
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
      await page.setViewportSize({ width: 1366, height: 768 });
    },
  };
}

test('on no page anything is cut off, covered, out of reach or too small for a finger, with letters twice as large neither', async ({
  table,
}) => {
  const { page } = table;
  await withoutPicture(page);
  const { look, found } = await inspector(page);
  const pages: readonly (readonly [path: string, there: string, query?: { readonly game: string }])[] = [
    ['/', '.ui-setup-start button'],
    ['/', '.ui-setup-start button', { game: 'tetzilla' }],
    ['/', '.ui-setup-start button', { game: 'king-of-monsters' }],
    ['/about', 'h1'],
    ['/nowhere', '[role=alert]'],
    ['/rules/zorgl', 'h1'],
    ['/rules/tetzilla/sheet', 'table'],
    ['/learn/zorgl', 'h1'],
    ['/puzzle/zorgl', 'h1'],
    ['/learn/zorgl/flee-english', '.lesson-caption'],
    ['/learn/zorgl/first', '.coach'],
    ['/embed/zorgl/flee-english', '.embed-say'],
    ['/attract/zorgl', '.attract-play'],
    ['/present/zorgl/flee-english', '.presenter-said'],
    ['/workshop', '.workshop-show'],
    ['/city', '.city-desk'],
    ['/host/zorgl', '.ui-setup-start button'],
    ['/host/tetzilla', '.ui-setup-start button'],
    ['/join', '.rooms-code input'],
    ['/join/AAAAAA', '[role=alert]'],
  ];
  for (const [path, there, query] of pages) {
    await table.open(path, { ...QUERY, ...query });
    await page.locator(there).first().waitFor();
    await look([path, query?.game].join(' '));
  }
  expect(found).toEqual([]);
});

test('in letters for a television nothing is cut off, covered or out of reach', async ({ table }) => {
  const { page } = table;
  await withoutPicture(page);
  await page.addInitScript(() => {
    localStorage.setItem('kaiju-tabletop.preferences', JSON.stringify({ textSize: 'tv' }));
  });
  await page.setViewportSize({ width: 1920, height: 1080 });
  const found: string[] = [];
  for (const [path, there, game] of [
    ['/', '.ui-setup-start button', 'zorgl'],
    ['/', '.ui-setup-start button', 'tetzilla'],
    ['/', '.ui-setup-start button', 'king-of-monsters'],
    ['/city', '.city-desk', 'zorgl'],
    ['/workshop', '.workshop-show', 'zorgl'],
  ] as const) {
    await table.open(path, { ...QUERY, game });
    await page.locator(there).first().waitFor();
    const faults = [...(await page.evaluate(cutOffs)), ...(await page.evaluate(outOfReach))];
    found.push(...faults.map((fault) => `${path} ${game}: ${fault}`));
  }
  expect(found).toEqual([]);
});

test('around the table and in its dialogs nothing is cut off, covered, out of reach or too small for a finger', async ({
  table,
}) => {
  const { page } = table;
  await withoutPicture(page);
  const { look, found } = await inspector(page);
  await table.openTable({ ...QUERY, position: positionParameter(QUIET) });
  await table.act({ do: 'move', card: '9C', to: 'b3' });
  await table.act({ do: 'move', card: '4C', to: 'b4' });
  await table.act({ do: 'ignore', card: '5H' });
  await table.act({ do: 'end' });
  await table.settle();
  await look('pass screen');
  await table.openTable({ ...QUERY, position: positionParameter(TABLE) });
  await table.advance(0.1);
  await page.locator('[data-card="QH"]').click();
  await page.locator('[data-mode="throw"]').click();
  await expect(page.locator('.zorgl-choice')).toHaveCount(8);
  await look('throw');
  for (const name of [
    'Réglages',
    'Partager cette partie',
    'Aide du clavier',
    /Montrer la défausse/,
  ] as const) {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').waitFor();
    if (name === 'Partager cette partie') await page.getByRole('button', { name: 'Code QR' }).first().click();
    await look(String(name));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.keyboard.press('b');
  await page.getByRole('grid').waitFor();
  await look('text board');
  expect(found).toEqual([]);
});

test('nothing is cut off, covered, out of reach or too small for a finger at the end of a game, of its replay and at the other tables', async ({
  table,
}) => {
  const { page } = table;
  await withoutPicture(page);
  const { look, found } = await inspector(page);
  await table.openTable({ ...QUERY, position: positionParameter(ROW), bots: 'B:greedy,C:greedy' });
  for (const action of REPLAYED) {
    await table.act(action);
    await table.settle();
  }
  await page.getByRole('dialog', { name: /gagne/ }).waitFor();
  await look('end');
  await page.getByRole('button', { name: 'Revoir la partie' }).first().click();
  await table.advance(0.5);
  await look('replay');
  await page.keyboard.press('v');
  await page.getByRole('button', { name: 'Tourner le film' }).waitFor();
  await look('film');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Jouer à partir d’ici' }).first().click();
  await page.getByRole('dialog').waitFor();
  await look('branch');
  await table.openTable({ ...QUERY, game: 'tetzilla', seed: '11', bots: 'B:greedy,C:greedy' });
  await table.advance(0.1);
  await look('TetZilla');
  await table.openTable({ ...QUERY, game: 'king-of-monsters', seed: '11', bots: 'none' });
  await table.settle();
  await table.advance(0.1);
  await look('King of Monsters, the King');
  await table.openTable({ ...QUERY, game: 'king-of-monsters', seed: '11', bots: 'king:greedy' });
  await table.settle();
  await look('King of Monsters, the League');
  expect(found).toEqual([]);
});

for (const game of ['zorgl', 'tetzilla', 'king-of-monsters'])
  test(`at tables of ${game} for several devices nothing is cut off, covered, out of reach or too small for a finger`, async ({
    table,
    anotherTable,
  }) => {
    const { page } = table;
    const phone = await anotherTable();
    for (const each of [page, phone.page]) await withoutPicture(each);
    const [wide, held] = [await inspector(page), await inspector(phone.page)];
    await table.open(`/host/${game}`, QUERY);
    await page.locator('.ui-setup-start button').waitFor();
    if (game === 'zorgl') expect(await findingsOf(page)).toEqual([]);
    await page.locator('.ui-setup-start button').click();
    await page.waitForURL(/\/room\//);
    const code = new URL(page.url()).pathname.split('/').at(-1)!;
    await page.locator('.room-gathered').waitFor();
    await wide.look(`${game}, gathering`);
    await page.getByLabel('Le public joue').selectOption({ index: 1 });
    const link = await page.getByLabel('Pour voter').inputValue();
    await wide.look(`${game}, a crowd`);
    await phone.open(`/crowd/${code}`, QUERY, new URL(link).hash);
    await phone.page.locator('.crowd-page').waitFor();
    await held.look(`${game}, a phone of the crowd`);
    if (game === 'zorgl') expect(await findingsOf(phone.page)).toEqual([]);
    await phone.open(`/join/${code}`, QUERY);
    await phone.page.locator('.rooms-choice').waitFor();
    await held.look(`${game}, seats`);
    await phone.page.getByLabel('Votre nom').fill('Ann');
    await phone.page.getByRole('button', { name: 'S’asseoir' }).click();
    await phone.page.locator('.rooms-waiting').waitFor();
    await held.look(`${game}, waiting`);
    await page.getByRole('button', { name: 'Commencer la partie' }).click();
    await Promise.all([table, phone].map((each) => each.ready()));
    await wide.look(`${game}, table`);
    await held.look(`${game}, hand`);
    await page.getByRole('button', { name: 'Table et joueurs' }).click();
    await page.getByRole('dialog').waitFor();
    await wide.look(`${game}, players`);
    if (game === 'tetzilla') {
      expect(await findingsOf(page, 'dialog')).toEqual([]);
      expect(await findingsOf(phone.page, '.ui-hud')).toEqual([]);
    }
    expect([...wide.found, ...held.found]).toEqual([]);
  });
