import type { Page } from '@playwright/test';
import { seenFrom } from '#director';
import { HEROES, king } from '#king-of-monsters/rules';
import { tetzilla } from '#tetzilla/rules';
import { homeSubject as island } from '../../src/games/king-of-monsters/view/setting';
import { homeSubject as city } from '../../src/games/tetzilla/view/setting';
import { homeSubject as board } from '../../src/games/zorgl/view/setting';
import { FIELD_OF_VIEW, homeView, type Insets, type Subject } from '../../src/stage/framing';
import { MANY_CHOICES } from '../helpers/crowded-choices';
import { AROUND_THE_KING } from '../helpers/king/around';
import { heroFrame, type Sketch, sketched } from '../helpers/king/sketch';
import { positionParameter, sketch } from '../helpers/positions';
import { REPLAYED, ROW } from '../helpers/replayed';
import { fiveAt } from '../helpers/tetzilla/five';
import { cutOffs } from './cutOffs';
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

/** Windows in which people choose larger letters than usual, the last of which each layout has least room for. */
const LETTERS = {
  large: [
    [1920, 1080],
    [1366, 768],
    [820, 1180],
    [390, 844],
    [844, 390],
  ],
  tv: [
    [1920, 1080],
    [3840, 2160],
    [1366, 768],
    [960, 540],
  ],
} as const;

/** Windows in which there is room for advice and all that is to be chosen; in others the advice can be put away. */
const BESIDE_ADVICE = [
  [1366, 768],
  [820, 1180],
  [844, 390],
] as const;

const PHONE = { width: 390, height: 844 };

/** The smallest side of what a finger is to hit, in CSS pixels. */
const TARGET = 44;

const FOUR = MANY_CHOICES.with(1, '4 D . . . B 4');
const HAND = ['AS', 'QH', 'KS', 'XR', 'JH'] as const;
const OTHERS = {
  B: ['2D', '3D', '4D', '5D', '6D'],
  C: ['7D', '8D', '9D', '10D', 'JD'],
  D: ['2C', '3C', '4C', '5C', '6C'],
} as const;
/** Who plays for the others of a table of four. */
const BOTS = 'B:greedy,C:greedy,D:greedy';
const TABLES = {
  2: sketch({ board: MANY_CHOICES, hands: { A: HAND, C: OTHERS.C } }),
  4: sketch({ board: FOUR, hands: { A: HAND, ...OTHERS } }),
};

/** Only where things are counts: the panels come at once where there will be no picture. */
async function withoutPicture(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
}

/** Gives the page a size, and the time in which it lays itself out anew. */
async function resizeTo(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** What is wrong with the panels in a window of a size. @param there,over see {@link faultsOf} */
async function faultsAt(
  page: Page,
  size: readonly [number, number],
  there: readonly string[],
  over?: string,
): Promise<string[]> {
  await resizeTo(page, size);
  const found = await page.evaluate(faultsOf, { there, target: TARGET, ...(over && { over }) });
  return found.map((fault) => `${size.join(' × ')}: ${fault}`);
}

/** Runs in the page, which shows the past: whose open cards these are, and what says that it is the past, can be read. */
function hiddenInPast(): string[] {
  const faults: string[] = [];
  for (const name of document.querySelectorAll('.ui-open-hand .ui-seat-name'))
    if (name.clientWidth < 10 || name.scrollWidth > name.clientWidth + 1)
      faults.push(`the name “${name.textContent}” over a hand is cut off`);
  const past = document.querySelector('.table-past')!.getBoundingClientRect();
  const players = document.querySelector('.ui-hud:not(.ghost) .ui-hud-players > *')!.getBoundingClientRect();
  const wide = Math.min(past.right, players.right) - Math.max(past.left, players.left);
  const high = Math.min(past.bottom, players.bottom) - Math.max(past.top, players.top);
  if (wide > 1 && high > 1) faults.push('the players lie over what says that this is the past');
  return faults;
}

for (const players of [2, 4] as const)
  test(`every control of ${players} players can be hit in windows of all sizes`, async ({ table }) => {
    const { page } = table;
    await withoutPicture(page);
    const position = positionParameter(TABLES[players]);
    const bots = players === 2 ? 'C:greedy' : BOTS;
    const faults: string[] = [];
    for (const lang of ['en', 'fr']) {
      await table.openTable({ position, bots, clock: 'manual', lang });
      await table.advance(0.1);
      const look = async (state: string, there: readonly string[]) => {
        for (const size of SIZES) {
          const found = await faultsAt(page, size, there);
          faults.push(...found.map((fault) => `${lang}, ${state}, ${fault}`));
        }
      };
      if (lang === 'en') await look('no card', ['.zorgl-picker.slim', '.ui-log']);
      const advised = lang === 'fr' && players === 2;
      if (advised) {
        await page.keyboard.press('!');
        await page.locator('.advice .ui-button.primary').waitFor();
        await look('advice', ['.advice .ui-button.primary', '.advice .ui-icon-button']);
      }
      await page.locator('[data-card="QH"]').click();
      await page.locator('[data-mode="throw"]').click();
      await expect(page.locator('.zorgl-choice')).toHaveCount(8);
      const controls = [...HAND.map((card) => `[data-card="${card}"]`), '.zorgl-choice', '.zorgl-mode'];
      if (advised) {
        for (const size of BESIDE_ADVICE) {
          const found = await faultsAt(page, size, [...controls, '.advice .ui-button.primary']);
          faults.push(...found.map((fault) => `throw with advice, ${fault}`));
        }
        await page.locator('.advice .ui-icon-button').click();
      }
      await look('throw', controls);
      if (lang === 'en') {
        await page.locator('[data-card="AS"]').click();
        await page.locator('[data-mode="leap"]').click();
        await page.setViewportSize(PHONE);
        // Where what is chosen is scrolled, only the size counts.
        const narrow = await page
          .locator('.zorgl-choice')
          .evaluateAll(
            (each, least) => each.map((box) => box.clientWidth).filter((width) => width < least - 2),
            TARGET,
          );
        expect(narrow).toEqual([]);
        continue;
      }
      for (const [text, sizes] of Object.entries(LETTERS)) {
        await page.evaluate((size) => {
          document.documentElement.dataset.text = size;
        }, text);
        for (const size of sizes) {
          const found = await faultsAt(page, size, controls);
          faults.push(...found.map((fault) => `${text} letters, ${fault}`));
        }
      }
    }
    expect(faults).toEqual([]);
  });

test('the drawer of the tools and the bar of a replay can be hit in windows of all sizes', async ({
  table,
}) => {
  const { page } = table;
  await withoutPicture(page);
  const faults: string[] = [];
  await table.openTable({ position: positionParameter(TABLES[4]), bots: BOTS, clock: 'manual', lang: 'fr' });
  await table.advance(0.1);
  for (const size of SIZES) {
    await resizeTo(page, size);
    const more = page.locator('.ui-hud-more');
    if (!(await more.isVisible())) continue;
    await more.click();
    faults.push(...(await faultsAt(page, size, ['.ui-icon-button'], '.ui-hud-tools')));
    await page.keyboard.press('Escape');
  }
  await table.act({ do: 'attack', card: 'JH', target: 'C', flee: 'f5' });
  await table.settle();
  await page.keyboard.press('Home');
  await expect(page.locator('.ui-replay')).toBeVisible();
  for (const size of SIZES) {
    faults.push(...(await faultsAt(page, size, ['.ui-replay-branch'])));
    faults.push(...(await page.evaluate(hiddenInPast)).map((fault) => `${size.join(' × ')}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

/** Runs in the page: the buttons of a dialog that no finger can hit, or that lie beside it. */
function smallInDialog(least: number): string[] {
  const dialog = document.querySelector('dialog[open]')!;
  const { left, right } = dialog.getBoundingClientRect();
  return [...dialog.querySelectorAll('button')].flatMap((button) => {
    const box = button.getBoundingClientRect();
    const named = button.getAttribute('aria-label') ?? button.textContent;
    return [
      ...(Math.min(box.width, box.height) < least - 0.5 ? [`${named} is small`] : []),
      ...(box.left < left || box.right > right ? [`${named} lies beside the dialog`] : []),
    ];
  });
}

test('the analysis of a game can be read and left in the tightest windows of each layout', async ({
  table,
}) => {
  const { page } = table;
  await withoutPicture(page);
  await table.openTable({ position: positionParameter(ROW), bots: 'B:greedy,C:greedy', clock: 'manual' });
  for (const action of REPLAYED) {
    await table.act(action);
    await table.settle();
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Analysis' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('svg').first().waitFor();
  const faults: string[] = [];
  for (const size of TIGHT) {
    await page.setViewportSize({ width: size[0], height: size[1] });
    const found = [
      ...(await page.evaluate(cutOffs)),
      ...(await page.evaluate(smallInDialog, size[0] < 900 ? TARGET : 0)),
    ];
    faults.push(...found.map((fault) => `${size.join(' × ')}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

/** The sizes at which five players have the least room, one or two of each layout. */
const TIGHT = [
  [1366, 768],
  [1024, 768],
  [820, 1180],
  [844, 390],
  [740, 360],
  [390, 844],
  [360, 640],
] as const;

test('every control of five players of TetZilla can be hit in the tightest windows of each layout', async ({
  table,
}) => {
  const { page } = table;
  await withoutPicture(page);
  const states = {
    tile: [fiveAt(({ turn }) => turn.stage === 'slide'), ['.tet-key', '.tet-drop']],
    move: [fiveAt(({ turn }) => turn.stage === 'move' && turn.number > 5), ['.tet-side', '.tet-pass']],
    fire: [fiveAt(({ turn }, choices) => turn.stage === 'fire' && choices >= 4), ['.tet-gun']],
  } as const;
  const faults: string[] = [];
  for (const [state, [position, there]] of Object.entries(states)) {
    // The longer words.
    await table.openTable({
      game: 'tetzilla',
      position: positionParameter(position),
      clock: 'manual',
      lang: 'fr',
    });
    await table.advance(0.1);
    for (const size of TIGHT) {
      const found = await faultsAt(page, size, there);
      faults.push(...found.map((fault) => `${state}, ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

const LEAGUE_BOTS = HEROES.map((hero) => `${hero}:greedy`).join();
const RAMPAGE: Sketch['stack'] = [{ kind: 'fight', seat: 'king' }];
const DUEL: Sketch['stack'] = [
  ...RAMPAGE,
  { kind: 'duel', seat: 'king', hero: 'grey', row: null, last: { colour: 'G', number: 4 } },
];

test('every control of King of Monsters can be hit on an upright tablet, and what others do is read on a phone', async ({
  table,
}) => {
  const { page } = table;
  await withoutPicture(page);
  const figures = HEROES.map((hero) => `.king-figure[data-use="${hero}"]`);
  const states = {
    rampage: [RAMPAGE, LEAGUE_BOTS, [820, 1180], ['[data-use="objective"]', ...figures]],
    hero: [[heroFrame('artemis')], 'king:greedy', [820, 1180], ['.king-answers .ui-button', '.king-team']],
    duel: [DUEL, LEAGUE_BOTS, [820, 1180], ['.king-answers .ui-button', '.table-hint']],
    others: [RAMPAGE, 'king:greedy', [390, 844], ['.ui-log.open', '.king-row']],
  } as const;
  const faults: string[] = [];
  for (const [state, [stack, bots, size, there]] of Object.entries(states)) {
    const position = positionParameter(sketched({ ...AROUND_THE_KING, stack }));
    await table.openTable({ game: 'king-of-monsters', position, bots, clock: 'manual', lang: 'fr' });
    await table.advance(0);
    await resizeTo(page, size);
    if (state === 'duel') {
      // What an answer comes to is told beside it.
      await page.locator('.king-answers .ui-button').last().hover();
      await page.locator('.table-hint').waitFor();
    }
    faults.push(...(await faultsAt(page, size, there)).map((fault) => `${state}, ${fault}`));
  }
  expect(faults).toEqual([]);
});

/** Runs in the page: the layout of the panels, and how far what they leave free is from the edges of the window. */
function freeRectangle(): Insets & { readonly layout: string } {
  const free = document.querySelector('.ui-hud:not(.ghost) .ui-hud-board')!.getBoundingClientRect();
  const { top, right, bottom, left } = free;
  const { layout } = document.querySelector<HTMLElement>('[data-layout]')!.dataset;
  return { top, right: innerWidth - right, bottom: innerHeight - bottom, left, layout: layout! };
}

/** A picture of a window: a subject as it is seen from home, within what panels leave free. */
function pictured(subject: Subject, shown: Subject, size: readonly [number, number], insets: Insets) {
  const [width, height] = size;
  const view = homeView(subject, { width, height }, insets);
  const { x, z, height: tall, margin = 0, middle = { y: tall / 2, z: 0 } } = shown;
  const pixels = height / 2 / Math.tan((FIELD_OF_VIEW / 360) * Math.PI);
  const corners = [-1, 1].flatMap((east) =>
    [-0.5, 0.5].flatMap((up) =>
      [-1, 1].map((south) =>
        seenFrom(view, {
          x: (middle.x ?? 0) + east * (up > 0 ? x - margin : x),
          y: middle.y + up * tall,
          z: middle.z + south * (up > 0 ? z - margin : z),
        }),
      ),
    ),
  );
  const across = corners.map(({ right }) => right * pixels);
  const over = corners.map(({ up }) => up * pixels);
  // Where panels leave less than a fifth of a side, the picture takes a fifth.
  const free = {
    wide: Math.max(width / 5, width - insets.left - insets.right),
    high: Math.max(height / 5, height - insets.top - insets.bottom),
  };
  return {
    view,
    pixels,
    wide: (Math.max(...across) - Math.min(...across)) / free.wide,
    high: (Math.max(...over) - Math.min(...over)) / free.high,
    /** Of the way from the middle of the free part to its edges; up to 1 all of it is in there. */
    reach: Math.max(
      ...across.map((each) => (2 * Math.abs(each)) / free.wide),
      ...over.map((each) => (2 * Math.abs(each)) / free.high),
    ),
  };
}

const CITY = fiveAt(({ turn }) => turn.stage === 'move' && turn.number > 5);
const ISLAND = sketched({ ...AROUND_THE_KING, stack: RAMPAGE });
/** The boxes of Zorgl-Zilla, without the names beside them. */
const BOARD = { x: 3.5, z: 3.5, margin: 0.08 };
/** From west to east in the middle of the board of Zorgl-Zilla, CSS pixels. */
const BOXES: Readonly<Record<string, number>> = { '1920 × 1080': 140, '1366 × 768': 97, '390 × 844': 48 };

test('the board takes what panels leave free, in windows of all sizes', async ({ table }) => {
  const { page } = table;
  await withoutPicture(page);
  const games = {
    zorgl: { position: TABLES[4], home: () => board(TABLES[4].board) },
    tetzilla: {
      position: CITY,
      home: (aspect: number) => city(tetzilla.view(CITY, 'spectator'), aspect),
    },
    'king-of-monsters': {
      position: ISLAND,
      home: (aspect: number, layout: string) =>
        island(king.view(ISLAND, 'spectator'), aspect, layout !== 'wide'),
    },
  } as const;
  const faults: string[] = [];
  for (const [game, { position, home }] of Object.entries(games)) {
    await table.openTable({ game, position: positionParameter(position), clock: 'manual' });
    await table.advance(0.1);
    for (const size of SIZES) {
      await resizeTo(page, size);
      const { layout, ...insets } = await page.evaluate(freeRectangle);
      const aspect = (size[0] - insets.left - insets.right) / (size[1] - insets.top - insets.bottom);
      const subject = home(aspect, layout);
      const shown = game === 'zorgl' ? { ...subject, ...BOARD } : subject;
      const { view, pixels, wide, high, reach } = pictured(subject, shown, size, insets);
      const name = size.join(' × ');
      const share = Math.max(wide, high);
      if (share < 0.92) faults.push(`${game}, ${name}: the board takes ${share.toFixed(2)} of its room`);
      if (reach > 1.01) faults.push(`${game}, ${name}: the board reaches ${reach.toFixed(2)} of the way`);
      if (game !== 'zorgl') continue;
      const [from, to] = [-0.5, 0.5].map((x) => seenFrom(view, { x, y: 0, z: 0 }).right * pixels);
      const box = to! - from!;
      if (box < (BOXES[name] ?? 0)) faults.push(`${name}: a box is ${box.toFixed(0)} pixels wide`);
    }
  }
  expect(faults).toEqual([]);
});
