import { expect, test } from './fixtures';
import { positionParameter, QUIET } from './positions';
import { handOf, type Table } from './table';

const QUERY = { position: positionParameter(QUIET), bots: 'C:greedy', clock: 'manual' };

const undo = (table: Table) => table.page.getByRole('button', { name: 'Undo' });

async function walk(table: Table): Promise<void> {
  await table.act({ do: 'move', card: '9C', to: 'b3' });
  await table.settle();
}

test.describe('taking back', () => {
  test.describe.configure({ timeout: 120_000 });

  test('goes by mouse, step by step to the beginning of the turn, and the log forgets it', async ({
    table,
  }) => {
    await table.openTable(QUERY);
    await walk(table);
    const once = await table.position();
    await table.act({ do: 'move', card: '4C', to: 'b4' });
    await table.settle();
    await expect(table.page.getByText('Rex walks to b4.').first()).toBeAttached();

    await undo(table).click();
    await table.settle();
    expect(await table.position()).toEqual(once);
    await expect(table.page.getByText('Rex walks to b4.')).toHaveCount(0);
    await undo(table).click();
    await table.settle();
    expect(await table.position()).toEqual(QUIET);
    await expect(undo(table)).toHaveAttribute('aria-disabled', 'true');
    await undo(table).hover();
    await expect(table.page.getByText('You have done nothing in this turn yet.')).toBeVisible();

    await table.card('9C').click();
    await table.advance(0.1);
    await table.click('b3');
    await table.settle();
    expect(await table.position()).toEqual(once);
  });

  test('goes by keyboard', async ({ table }) => {
    const { keyboard } = table.page;
    await table.openTable(QUERY);
    for (const key of ['u', 'Control+z']) {
      await walk(table);
      await keyboard.press(key);
      await table.settle();
      expect(await table.position()).toEqual(QUIET);
      await keyboard.press(key);
      expect(await table.position()).toEqual(QUIET);
    }
  });

  test('outlasts a reload', async ({ table }) => {
    await table.openTable(QUERY);
    await walk(table);
    const once = await table.position();
    await table.act({ do: 'move', card: '4C', to: 'b4' });
    await table.settle();
    await undo(table).click();
    await table.settle();
    await table.page.reload();
    await table.ready();
    expect(await table.position()).toEqual(once);
    await undo(table).click();
    await table.settle();
    expect(await table.position()).toEqual(QUIET);
  });

  test('ends with the cards that are drawn', async ({ table }) => {
    await table.openTable(QUERY);
    await walk(table);
    await table.act({ do: 'move', card: '4C', to: 'b4' });
    await table.act({ do: 'ignore', card: '5H' });
    await table.act({ do: 'end' });
    await table.advance(0.1);
    const drawn = await table.position();
    await expect(undo(table)).toHaveAttribute('aria-disabled', 'true');
    await undo(table).hover();
    await expect(table.page.getByText('New cards have been drawn.')).toBeVisible();
    await table.page.keyboard.press('u');
    expect(await table.position()).toEqual(drawn);
  });

  test('shows nobody the hand of another', async ({ table }) => {
    await table.openTable({ position: positionParameter(QUIET), clock: 'manual' });
    await table.advance(0.1);
    await table.page.getByRole('button', { name: /show my cards/i }).click();
    await walk(table);
    await undo(table).click();
    await table.advance(0.1);
    const seen = await table.readableCards();
    for (const card of handOf(QUIET, 'C')) expect(seen).not.toContain(card);
    await table.settle();
    for (const card of handOf(QUIET, 'A')) await expect(table.card(card)).toBeVisible();
  });
});
