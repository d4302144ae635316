import { unwrap } from '#core';
import {
  type Action,
  columnName,
  FIGURES,
  landingsOf,
  type Position,
  spunBy,
  tetzilla,
} from '#tetzilla/rules';
import { neighbours } from '../../src/games/tetzilla/view/panels/paths';
import { expect, test } from './fixtures';
import type { Table } from './table';
import { resizeTo, withoutPicture } from './windows';

const QUERY = { game: 'tetzilla', seed: '11', bots: 'B:greedy,C:greedy', clock: 'manual' };

const position = async (table: Table) => (await table.position()) as unknown as Position;
const legal = async (table: Table) => (await table.legal()) as unknown as readonly Action[];

/** One of the boxes in which the tile that is turned up would come to lie. */
function landing(now: Position, spin: number, column: number): string {
  const tile = now.tile!;
  const found = landingsOf(now, tile).find((each) => each.spin === spin && each.column === column)!;
  const [box] = spunBy(tile, spin).boxes;
  return `${columnName(column + box!.column)}${found.row + box!.row + 1}`;
}

const parameter = (now: Position) => Buffer.from(JSON.stringify(now), 'utf8').toString('base64url');

/** A game of five with one action to go. */
function nearlyOver(): Position {
  const figures = FIGURES.slice(0, 5);
  let now = unwrap(tetzilla.setup({ figures, abilities: 'random', guardPoints: 1, level: false }, 1));
  for (;;) {
    const next = unwrap(tetzilla.apply(now, tetzilla.legal(now)[0]!)).position;
    if (next.outcome !== null) return now;
    now = next;
  }
}

/** A kaiju may step onto something that costs more than a token and hits back. */
function besideGuard(): Position {
  const figures = FIGURES.slice(0, 5);
  let now = unwrap(tetzilla.setup({ figures, abilities: 'random', guardPoints: 1, level: true }, 1));
  for (let step = 0; ; step++) {
    const seat = tetzilla.pending(now).at(-1)!.seat;
    const sides = now.turn.stage === 'move' ? neighbours(tetzilla.view(now, seat), seat) : [];
    if (sides.some(({ cost, wall, hits }) => wall === null && hits > 0 && cost > 1)) return now;
    const legal = tetzilla.legal(now);
    // Some of everything.
    now = unwrap(tetzilla.apply(now, legal[(7 * step) % legal.length]!)).position;
  }
}

/** Plays the first legal action until the person is asked for something else. */
async function playTo(table: Table, stage: Position['turn']['stage']): Promise<void> {
  await table.settle();
  for (let now = await position(table); now.turn.stage !== stage; now = await position(table)) {
    await table.act((await legal(table))[0] as never);
    await table.settle();
  }
  await table.advance(0.1);
}

test.describe('TetZilla', () => {
  test('a tile goes where the mouse points, turns with the other button, and falls by a click on its ghost only', async ({
    table,
  }) => {
    const { mouse } = table.page;
    await table.openTable(QUERY);
    await playTo(table, 'found');
    const before = await position(table);
    const tray = table.page.getByRole('region', { name: 'The tile' });

    const far = await table.locate('h5');
    await mouse.move(far.x, far.y);
    await table.advance(0.1);
    await expect(tray).toContainText(/Lands on f/);
    const edge = await table.locate(landing(before, 0, 5));
    await mouse.move(edge.x, edge.y);
    await table.advance(0.1);
    await expect(tray).toContainText(/Lands on f/);
    const away = await table.locate('a9');
    await mouse.move(away.x, away.y);
    await mouse.click(away.x, away.y);
    await table.advance(0.1);
    await expect(tray).toContainText(/Lands on a/);
    expect(await position(table)).toEqual(before);

    await mouse.click(away.x, away.y, { button: 'right' });
    await table.advance(0.1);
    const ghost = await table.locate(landing(before, 1, 0));
    await mouse.move(ghost.x, ghost.y);
    await mouse.click(ghost.x, ghost.y);
    await table.settle();
    const after = await position(table);
    expect(after.tiles[before.tiles.length]).toMatch(new RegExp(`^${before.tile} 1 a`));
  });

  test('a tile is dragged by itself, and the camera stays', async ({ table }) => {
    const { mouse } = table.page;
    await table.openTable(QUERY);
    await playTo(table, 'found');
    const before = await position(table);
    const still = await table.locate('a1');
    const tile = await table.locate(before.tile!);
    const far = await table.locate('h9');
    await mouse.move(tile.x, tile.y);
    await mouse.down();
    await mouse.move(far.x, tile.y, { steps: 5 });
    await mouse.up();
    await table.advance(0.1);
    await expect(table.page.getByRole('region', { name: 'The tile' })).toContainText(/Lands on f/);
    expect(await table.locate('a1')).toEqual(still);
    expect(await position(table)).toEqual(before);
    await table.page.getByRole('button', { name: 'Drop', exact: true }).click();
    await table.settle();
    expect((await position(table)).tiles.length).toBeGreaterThan(before.tiles.length);
  });

  test('a kaiju goes to the box that is clicked, and no farther than its next step', async ({ table }) => {
    await table.openTable(QUERY);
    await playTo(table, 'move');
    const steps = (await legal(table)).flatMap((action) => (action.do === 'step' ? [action.to] : []));
    const { player } = (await position(table)).turn;
    await table.click(steps[0]!);
    await table.settle();
    const row = (await position(table)).board[20 - Number(steps[0]!.slice(1))]!.split(' ');
    expect(row[steps[0]!.charCodeAt(0) - 97]).toContain(player);
  });

  test('on a phone on its side the ranking of five shows every way on at once', async ({ table }) => {
    const { page } = table;
    await withoutPicture(page);
    await page.setViewportSize({ width: 844, height: 390 });
    for (const lang of ['en', 'fr']) {
      await table.openTable({
        game: 'tetzilla',
        position: parameter(nearlyOver()),
        clock: 'manual',
        lang,
      });
      await table.act((await legal(table))[0] as never);
      await table.settle();
      const dialog = page.locator('.ui-over');
      await expect(dialog.getByRole('listitem')).toHaveCount(5);
      const { height, whole } = await dialog.evaluate(({ clientHeight, scrollHeight }) => ({
        height: clientHeight,
        whole: scrollHeight,
      }));
      expect(whole).toBeLessThanOrEqual(height);
    }
  });

  for (const lang of ['en', 'fr'])
    test(`on a phone on its side nothing that five players need is cut off (${lang})`, async ({ table }) => {
      const { page } = table;
      await page.setViewportSize({ width: 844, height: 390 });
      await table.openTable({ ...QUERY, bots: 'B:greedy,C:greedy,D:greedy,E:greedy', lang });
      await playTo(table, 'found');
      const whole = await page.locator('.tet-drop').evaluate((drop) => {
        const { left, bottom, width } = drop.getBoundingClientRect();
        return drop.contains(document.elementFromPoint(left + width / 2, bottom - 2));
      });
      expect(whole).toBe(true);
      const spilt = await page
        .locator('.tet-players > li')
        .evaluateAll(
          (cards) =>
            cards.filter((card) =>
              [...card.querySelectorAll('.pips.bar .pip')].some(
                (pip) => pip.getBoundingClientRect().right > card.getBoundingClientRect().right,
              ),
            ).length,
        );
      expect(spilt).toBe(0);
      const cutStages = await page
        .locator('.turn-steps li')
        .evaluateAll((stages) => stages.filter((stage) => stage.scrollWidth > stage.clientWidth).length);
      expect(cutStages).toBe(0);

      // A phone has it among its tools.
      await page.getByRole('button', { name: lang === 'en' ? 'Tools' : 'Outils' }).click();
      await page.getByRole('button', { name: lang === 'en' ? /^Replay from/ : /^Revoir/ }).click();
      await table.advance(0.1);
      const bar = (await page.locator('.ui-replay').boundingBox())!;
      for (const box of ['a1', 'l1']) expect((await table.locate(box)).y).toBeLessThan(bar.y);
      const cutWords = await page
        .locator('.ui-replay button')
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => button.scrollWidth > button.clientWidth || button.scrollHeight > 48)
            .map((button) => button.textContent),
        );
      expect(cutWords).toEqual([]);
    });
});

test('on a low phone too what teaches can be gone on from and left, and covers nothing that is chosen', async ({
  table,
}) => {
  const { page } = table;
  await withoutPicture(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await table.open('/learn/tetzilla/first', { clock: 'manual', lang: 'fr' });
  const said = page.locator('.coach-text');
  await said.waitFor();
  await table.ready();
  const first = (await said.textContent())!;
  const coach = (await page.locator('.coach').boundingBox())!;
  const choices = (await page.locator('.ui-hud-choices').boundingBox())!;
  expect(coach.y + coach.height).toBeLessThan(choices.y);
  expect(await said.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(
    2,
  );
  await page.locator('.coach').getByRole('button', { name: 'Suivant' }).click();
  await table.advance(0.1);
  await expect(said).not.toHaveText(first);
  await page.locator('.coach .coach-ways button').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what stands in a box, its cost and its hits keep off the edges of the button of a step', async ({
  table,
}) => {
  const { page } = table;
  await withoutPicture(page);
  await table.openTable({
    game: 'tetzilla',
    position: parameter(besideGuard()),
    clock: 'manual',
  });
  await table.advance(0.1);
  await page.locator('.tet-price-hits').waitFor();
  const close: string[] = [];
  for (const size of [
    [1366, 768],
    [768, 1024],
    [844, 390],
    [390, 844],
    [360, 640],
  ] as const) {
    await resizeTo(page, size);
    const found = await page.locator('.tet-side').evaluateAll((sides) =>
      sides.flatMap((side) => {
        const button = side.getBoundingClientRect();
        return [...side.querySelectorAll('svg, .tet-price > *')].flatMap((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const room = Math.min(
            left - button.left,
            button.right - right,
            top - button.top,
            button.bottom - bottom,
          );
          return room < 2 ? [`${part.getAttribute('class')} ${part.textContent}: ${room.toFixed(1)}`] : [];
        });
      }),
    );
    close.push(...found.map((part) => `${size.join(' × ')}: ${part}`));
  }
  expect(close).toEqual([]);
});

test.describe('a finger on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('takes the step that it taps: what it comes to is told without moving the button', async ({
    table,
  }) => {
    const { page } = table;
    await withoutPicture(page);
    await table.openTable(QUERY);
    await playTo(table, 'move');
    const before = await position(table);
    const side = page.locator('.tet-side[data-choice]').first();
    const client = await page.context().newCDPSession(page);
    for (const [width, height] of [
      [360, 640],
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await table.advance(0.1);
      const at = (await side.boundingBox())!;
      const finger = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
      await expect(page.locator('[data-hint]')).toBeVisible();
      expect(await side.boundingBox()).toEqual(at);
      const type = width === 390 ? 'touchEnd' : 'touchCancel';
      await client.send('Input.dispatchTouchEvent', { type, touchPoints: [] });
    }
    await table.advance(0.1);
    await expect.poll(async () => (await position(table)).board).not.toEqual(before.board);
  });
});
