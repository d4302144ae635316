import type { Action, Position } from '#king-of-monsters/rules';
import { expect, test } from './fixtures';
import type { Table } from './table';
import { withoutPicture } from './windows';

const GAME = { game: 'king-of-monsters', seed: '11', clock: 'manual' };
const LEAGUE = { ...GAME, bots: 'king:greedy' };
const KING = {
  ...GAME,
  bots: ['artemis', 'dynamo', 'brick', 'grey', 'anvil', 'ibis', 'bamf', 'ninja']
    .map((hero) => `${hero}:greedy`)
    .join(),
};

const position = async (table: Table) => (await table.position()) as unknown as Position;
const legal = async (table: Table) => (await table.legal()) as unknown as readonly Action[];

/** What the person is asked. */
const asked = async (table: Table) => (await position(table)).stack.at(-1)!;

/** Plays without the page, the last that is legal each time, until the person is asked for something. */
async function playTo(table: Table, wanted: (frame: Position['stack'][number]) => boolean): Promise<void> {
  await table.settle();
  while (!wanted(await asked(table))) {
    await table.act((await legal(table)).at(-1) as never);
    await table.settle();
  }
  await table.advance(0.1);
}

/** A card of a hand that can be chosen. */
const card = ({ page }: Table, key: string) => page.locator(`.hands-of.shown [data-card="${key}"]`).first();

test.describe('King of Monsters', () => {
  test('is set up from the shelf, and begins with the side that was chosen', async ({ table }) => {
    const { page } = table;
    await table.open('/', { game: 'king-of-monsters', clock: 'manual' });
    await page.getByRole('radio', { name: 'The King', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Wreck the island' }).click();
    await table.ready();
    await table.settle();
    expect((await asked(table)).seat).toBe('king');
    await expect(page.getByRole('toolbar', { name: /The King/ })).toBeVisible();
  });

  test('a hero goes, covers and is undone by mouse, on the table and in the panels', async ({ table }) => {
    const { page } = table;
    await table.openTable(LEAGUE);
    await playTo(table, (frame) => frame.kind === 'hero');
    const before = await position(table);
    const moves = (await legal(table)).flatMap((action) => (action.do === 'move' ? [action] : []));
    const [move] = moves;
    const { seat } = await asked(table);
    const hidden = () => page.locator('.hands').evaluate((hands) => hands.scrollWidth - hands.clientWidth);
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect.poll(hidden, 'the hands of all lie side by side, none cut off').toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await table.advance(0.1);
    await card(table, `${seat} ${move!.card}`).click();
    await table.advance(0.1);
    const answer = page.locator('.king-answers button').last();
    const place = await answer.boundingBox();
    await page.locator('.king-answers [data-use="move"]').first().hover();
    await table.advance(0.1);
    await expect(page.locator('.table-hint')).toBeVisible();
    expect(await answer.boundingBox(), 'what is pointed at moves no answer').toEqual(place);
    await table.click(move!.to);
    await table.settle();
    expect((await position(table)).heroes[seat as 'grey']?.zone).toBe(move!.to);
    await page.getByRole('button', { name: 'Undo' }).click();
    await table.settle();
    expect(await position(table)).toEqual(before);
    await page.getByRole('button', { name: 'End the turn' }).click();
    await table.settle();
    expect((await asked(table)).seat).not.toBe(seat);
  });

  test('the King damages and ends by keys alone, and comes back where he was when the page is loaded anew', async ({
    table,
  }) => {
    const { page } = table;
    await table.openTable(KING);
    await playTo(table, (frame) => frame.kind === 'fight');
    const smash = (await legal(table)).find((action) => action.do === 'smash')!;
    const before = await position(table);
    await card(table, `king ${smash.card}`).focus();
    await page.keyboard.press('Enter');
    await table.tabTo(/^Damage the objective with/);
    await page.keyboard.press('Enter');
    await table.settle();
    const after = await position(table);
    expect(after.zones[after.king.zone as 'lines'].cards).toContainEqual({ card: smash.card });
    expect(after.king.hand).not.toEqual(before.king.hand);
    await page.reload();
    await table.ready();
    await table.advance(0);
    expect(await position(table)).toEqual(after);
    await page.keyboard.press('x');
    await table.settle();
    expect(await asked(table)).not.toEqual(after.stack.at(-1));
  });

  test('a game is looked at again, and its link opens it elsewhere', async ({ table, anotherTable }) => {
    const { page } = table;
    await withoutPicture(page);
    await table.openTable(LEAGUE);
    await playTo(table, (frame) => frame.kind === 'hero');
    const now = await position(table);
    await page.getByRole('button', { name: /^Replay/ }).click();
    await table.advance(0.5);
    await expect(page.locator('.ui-replay')).toBeVisible();
    await expect(page.locator('.king-answers')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Share this game' }).click();
    await page.getByRole('button', { name: 'Share anyway' }).click();
    const link = page.getByRole('dialog').getByRole('textbox', { name: 'The whole game' });
    await expect(link).toHaveValue(/#/);
    const other = await anotherTable();
    await withoutPicture(other.page);
    const query = '/?quality=test&lang=en&clock=manual';
    await other.page.goto((await link.inputValue()).replace('/#', `${query}#`));
    await other.ready();
    await other.advance(0);
    await expect(other.page.locator('.ui-replay')).toBeVisible();
    expect((await position(other)).chart).toEqual(now.chart);
  });

  test('a pass screen appears between the sides, and hides the cards of both', async ({ table }) => {
    const { page } = table;
    await withoutPicture(page);
    await table.openTable({ ...GAME, bots: 'none' });
    await table.settle();
    await table.advance(0.1);
    await playTo(table, (frame) => frame.seat !== 'king');
    await expect(page.getByRole('dialog', { name: 'Pass the device to the League' })).toBeVisible();
    await expect(page.locator('.hands-card')).toHaveCount(0);
    await page.getByRole('button', { name: /^We are the League/ }).click();
    await table.advance(0.1);
    await expect(page.getByRole('toolbar', { name: /The King/ })).toHaveCount(0);
  });
});

test.describe('King of Monsters on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('every hand of the League is a tap away, and a card is played by two', async ({ table }) => {
    const { page } = table;
    await withoutPicture(page);
    await table.openTable(LEAGUE);
    await playTo(table, (frame) => frame.kind === 'hero');
    const move = (await legal(table)).find((action) => action.do === 'move')!;
    const { seat } = await asked(table);
    for (const [width, height] of [
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await table.advance(0.1);
      for (const tab of await page.locator('.hands-tab').all()) {
        await tab.tap();
        await expect(tab).toHaveAttribute('aria-pressed', 'true');
        await expect(page.locator('.hands-of:visible')).toHaveCount(1);
      }
      await page.locator('.hands-tab').first().tap();
    }
    await card(table, `${seat} ${move.card}`).tap();
    await table.advance(0.1);
    await page.locator(`[data-use="${move.to}"]`).first().tap();
    await table.settle();
    expect((await position(table)).heroes[seat as 'grey']?.zone).toBe(move.to);
  });
});
