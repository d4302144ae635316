import { HEROES } from '#king-of-monsters/rules';
import { AROUND_THE_KING } from '../helpers/king/around';
import { heroFrame, type Sketch, sketched } from '../helpers/king/sketch';
import { positionParameter } from '../helpers/positions';
import { REPLAYED, ROW } from '../helpers/replayed';
import { fiveAt } from '../helpers/tetzilla/five';
import { HAND, TABLES } from './crowdedTables';
import { cutOffs } from './cutOffs';
import { expect, test } from './fixtures';
import { faultsAt, resizeTo, SIZES, TARGET, TIGHT, withoutPicture } from './windows';

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

/** Who plays for the others of a table of four. */
const BOTS = 'B:greedy,C:greedy,D:greedy';

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

test('every control of five players of TetZilla can be hit in the tightest windows of each layout', async ({
  table,
}) => {
  const { page } = table;
  await withoutPicture(page);
  const states = {
    tile: [fiveAt(({ turn }) => turn.stage === 'slide'), ['.tet-keys .tray-choice', '.tet-drop']],
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

test('beside the button that shows the own points, every name stands on one line on an upright tablet', async ({
  table,
}) => {
  const { page } = table;
  await withoutPicture(page);
  await table.openTable({
    game: 'tetzilla',
    position: positionParameter(fiveAt(({ turn }) => turn.stage === 'move' && turn.number > 5)),
    bots: 'none',
    clock: 'manual',
  });
  await table.advance(0.1);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.locator('.seat-look')).toBeVisible();
  const lines = await page.locator('.tet-players .ui-seat-name').evaluateAll((names) =>
    names.map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(lines).toEqual([1, 1, 1, 1, 1]);
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
    smaller: [RAMPAGE, LEAGUE_BOTS, [768, 1024], ['[data-use="objective"]', ...figures]],
    hero: [[heroFrame('artemis')], 'king:greedy', [820, 1180], ['.king-answers .ui-button', '.hands-team']],
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

test('on a phone everybody in a zone of the island is seen, also where the zone can be chosen', async ({
  table,
}) => {
  const { page } = table;
  await withoutPicture(page);
  const position = positionParameter(sketched({ ...AROUND_THE_KING, stack: RAMPAGE }));
  await table.openTable({ game: 'king-of-monsters', position, bots: LEAGUE_BOTS, clock: 'manual' });
  await table.advance(0);
  await resizeTo(page, [390, 844]);
  await page.locator('.king-here .king-zone-head.open').waitFor();
  const below = await page
    .locator('.king-island')
    .evaluate((island) => island.getBoundingClientRect().bottom);
  const marks = await page
    .locator('.king-here .king-figure .ui-seat-mark')
    .evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().bottom));
  expect(marks.length).toBeGreaterThan(5);
  // Four to a row, they take up three rows at most.
  expect(marks.filter((bottom) => bottom > below + 1)).toEqual([]);
});
