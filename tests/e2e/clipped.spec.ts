import type { Page } from '@playwright/test';
import { MANY_CHOICES } from '../helpers/crowded-choices';
import { AROUND_THE_KING } from '../helpers/king/around';
import { heroFrame, sketched } from '../helpers/king/sketch';
import { positionParameter, sketch } from '../helpers/positions';
import { fiveAt } from '../helpers/tetzilla/five';
import { clipped } from './clipped';
import { expect, test } from './fixtures';
import { resizeTo, withoutPicture } from './windows';

/** Width and height of windows: small laptops and tablets, and a phone. */
const SIZES = [
  [1366, 768],
  [1280, 720],
  [1024, 768],
  [390, 844],
] as const;

const GAMES = ['zorgl', 'tetzilla', 'king-of-monsters'] as const;

/** A card that each hero has set aside, beside a hand of five. */
const SET_ASIDE = ['R4', 'R6', 'G0', 'G1', 'Y8', 'Y5', 'B8', 'B2'] as const;

/** Positions in the middle of games, and who plays for the others: they have done something since the last turn. */
const TABLES = {
  zorgl: {
    position: sketch({
      board: MANY_CHOICES.with(1, '4 D . . . B 4'),
      hands: {
        A: ['AS', 'QH', 'KS', 'XR', 'JH'],
        B: ['2D', '3D', '4D', '5D', '6D'],
        C: ['7D', '8D', '9D', '10D', 'JD'],
        D: ['2C', '3C', '4C', '5C', '6C'],
      },
      turn: 'B',
    }),
    bots: 'B:greedy,C:greedy,D:greedy',
  },
  tetzilla: {
    position: fiveAt(({ turn }) => turn.stage === 'move' && turn.number > 5),
    bots: 'B:greedy,C:greedy,D:greedy,E:greedy',
  },
  'king-of-monsters': {
    position: sketched({
      ...AROUND_THE_KING,
      king: { zone: 'airstrip', hand: [] },
      heroes: Object.fromEntries(
        Object.entries(AROUND_THE_KING.heroes).map(([hero, held], index) => [
          hero,
          { ...held, stored: SET_ASIDE[index]! },
        ]),
      ),
      stack: [heroFrame('artemis')],
    }),
    bots: 'king:greedy',
  },
} as const;

/** What is written and cannot be read whole, window after window. */
async function clippedIn(
  page: Page,
  where: string,
  sizes: readonly (readonly [number, number])[] = SIZES,
): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of sizes) {
    await resizeTo(page, [width, height]);
    const faults = await page.evaluate(clipped);
    found.push(...faults.map((fault) => `${where}, ${width} × ${height}: ${fault}`));
  }
  return found;
}

for (const game of GAMES)
  for (const lang of ['en', 'fr'])
    test(`nothing that is written is clipped at the table of ${game} (${lang})`, async ({ table }) => {
      const { page } = table;
      await withoutPicture(page);
      const { position, bots } = TABLES[game];
      await table.openTable({ game, lang, bots, position: positionParameter(position), clock: 'manual' });
      const found: string[] = [];
      // The heroes have the first move.
      if (game !== 'king-of-monsters') {
        await table.advance(0.4);
        await page.locator('.ui-recap.others').waitFor();
        found.push(...(await clippedIn(page, 'others play')));
      }
      await table.settle();
      await table.advance(0.1);
      found.push(...(await clippedIn(page, 'table')));
      if (game === 'zorgl') {
        await page.locator('[data-card="XR"]').click();
        await page.locator('.zorgl-choice').first().waitFor();
        found.push(...(await clippedIn(page, 'a wild card')));
      }
      await table.open(`/learn/${game}/first`, { lang, clock: 'manual' });
      await table.ready();
      await page.locator('.coach').waitFor();
      found.push(...(await clippedIn(page, 'first game')));
      expect(found).toEqual([]);
    });

/** As long as a name may be. */
const NAME = 'Anne-Marie Weber';

for (const game of GAMES)
  for (const lang of ['en', 'fr'])
    test(`nothing that is written is clipped from the lobby of ${game} to the hand on a phone (${lang})`, async ({
      table,
      anotherTable,
    }) => {
      const { page } = table;
      const phone = await anotherTable();
      for (const each of [page, phone.page]) await withoutPicture(each);
      const found: string[] = [];
      const look = async (looked: Page, where: string) => found.push(...(await clippedIn(looked, where)));
      const query = { game, lang, clock: 'manual' };
      for (const [path, where] of [
        ['/', 'lobby'],
        [`/host/${game}`, 'host'],
      ] as const) {
        await table.open(path, query);
        await page.locator('.ui-setup-start button').waitFor();
        await page.getByRole('textbox').first().fill(NAME);
        await look(page, where);
        await page.locator('.ui-options-head').click();
        await page.locator('.ui-options-body').waitFor();
        await look(page, `${where}, options`);
        // The next page has them as this one leaves them.
        await page.locator('.ui-options-head').click();
      }
      await page.locator('.ui-setup-start button').click();
      await page.waitForURL(/\/room\//);
      await page.locator('.room-gathered').waitFor();
      await look(page, 'gathering');
      await phone.open('/join', query);
      await phone.page.locator('.rooms-code input').waitFor();
      await look(phone.page, 'join');
      await phone.open(`/join/${new URL(page.url()).pathname.split('/').at(-1)}`, query);
      await phone.page.locator('.rooms-choice').waitFor();
      await look(phone.page, 'seats');
      await phone.page.getByRole('textbox').fill(NAME);
      await phone.page.locator('.rooms-form .primary').click();
      await phone.page.locator('.rooms-waiting').waitFor();
      await look(phone.page, 'waiting');
      await look(page, 'gathered');
      await page.getByRole('button', { name: /^(Start the game|Commencer la partie)$/ }).click();
      await Promise.all([table, phone].map((each) => each.ready()));
      await look(page, 'room');
      await look(phone.page, 'hand');
      expect(found).toEqual([]);
    });

/** As broad as a name may be. */
const BROAD = 'W'.repeat(15);

for (const game of GAMES)
  for (const lang of ['en', 'fr'])
    test(`the broadest names are read whole on a phone, with the buttons beside them: ${game} (${lang})`, async ({
      table,
    }) => {
      const { page } = table;
      await withoutPicture(page);
      await table.open('/', { game, lang, clock: 'manual' });
      await page.locator('.ui-setup-start button').waitFor();
      await page.locator('.ui-options-head').click();
      await page.locator('.ui-options-body').waitFor();
      const names = await page.getByRole('textbox').all();
      for (const [index, field] of names.entries())
        if ((await field.getAttribute('maxlength')) === `${BROAD.length + 1}`)
          await field.fill(`${BROAD}${index}`);
      await page.locator('.ui-options-head').click();
      await page.locator('.ui-setup-start button').click();
      await table.ready();
      const found: string[] = [];
      const named = { turn: '', others: '' };
      const others = page.locator('.ui-recap.others');
      // King of Monsters says on a phone who is asked beside the chart, whoever that is.
      const titles = page.locator(':is(.zorgl-turn, .tet-turn, .king-turn, .ui-recap.others) h2, .tray-ask');
      await page.setViewportSize({ width: 390, height: 844 });
      // Who begins is drawn: the turns of both are looked at, in whatever order they come.
      for (let step = 0; step < 60 && (named.turn === '' || named.others === ''); step++) {
        await table.advance(0.2);
        const [first] = await table.legal();
        const where = (await others.count()) > 0 ? 'others' : first === undefined ? null : 'turn';
        if (where === null) continue;
        if (named[where] === '') {
          found.push(...(await clippedIn(page, where, [[390, 844]])));
          const said = await titles.filter({ visible: true }).allInnerTexts();
          named[where] = said.find((text) => text.includes(BROAD)) ?? '';
        }
        if (where === 'turn') await table.act(first!);
        else if (named.others !== '') await table.settle();
      }
      expect(named).toEqual({
        turn: expect.stringContaining(BROAD),
        others: expect.stringContaining(BROAD),
      });
      expect(found).toEqual([]);
    });
