import type { Page } from '@playwright/test';
import { MANY_CHOICES } from '../helpers/crowded-choices';
import { AROUND_THE_KING } from '../helpers/king/around';
import { heroFrame, sketched } from '../helpers/king/sketch';
import { positionParameter, sketch } from '../helpers/positions';
import { fiveAt } from '../helpers/tetzilla/five';
import { clipped } from './clipped';
import { expect, test } from './fixtures';

/** Width and height of windows: small laptops and tablets, and a phone. */
const SIZES = [
  [1366, 768],
  [1280, 720],
  [1024, 768],
  [390, 844],
] as const;

const GAMES = ['zorgl', 'tetzilla', 'king-of-monsters'] as const;

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
    position: sketched({ ...AROUND_THE_KING, stack: [heroFrame('artemis')] }),
    bots: 'king:greedy',
  },
} as const;

/** What is written and cannot be read whole, window after window. */
async function clippedIn(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const faults = await page.evaluate(clipped);
    found.push(...faults.map((fault) => `${where}, ${width} × ${height}: ${fault}`));
  }
  return found;
}

for (const game of GAMES)
  for (const lang of ['en', 'fr'])
    test(`nothing that is written is clipped at the table of ${game} (${lang})`, async ({ table }) => {
      const { page } = table;
      // Only where things are counts.
      await page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      });
      const { position, bots } = TABLES[game];
      await table.openTable({ game, lang, bots, position: positionParameter(position), clock: 'manual' });
      await table.settle();
      await table.advance(0.1);
      const found = await clippedIn(page, 'table');
      await table.open(`/learn/${game}/first`, { lang, clock: 'manual' });
      await table.ready();
      await page.locator('.coach').waitFor();
      found.push(...(await clippedIn(page, 'first game')));
      expect(found).toEqual([]);
    });
