import { tokenAt } from '../helpers/cards';
import { positionParameter, QUIET } from '../helpers/positions';
import { expect, test } from './fixtures';
import { Table } from './table';
import { withoutPicture } from './windows';

test('a game in two tabs is played in one of them at a time, and nothing is lost', async ({ table }) => {
  test.setTimeout(150_000);
  const told = (tab: Table) => tab.page.getByRole('dialog', { name: /open in another tab/ });
  await withoutPicture(table.page.context());
  await table.openTable({ position: positionParameter(QUIET), bots: 'C:greedy', clock: 'manual' });
  await table.act({ do: 'move', card: '9C', to: 'b3' });
  await table.settle();

  const second = new Table(await table.page.context().newPage());
  await second.open('/', { clock: 'manual' });
  await second.page.locator('.lobby-save').click();
  await second.ready();
  await expect(told(second)).toBeVisible();
  await expect(told(table)).toHaveCount(0);

  await table.act({ do: 'move', card: '4C', to: 'b4' });
  await table.settle();
  await second.page.getByRole('button', { name: 'Play here' }).click();
  await second.ready();
  await expect(told(second)).toHaveCount(0);
  await expect(told(table)).toBeVisible();
  expect(tokenAt(await second.position(), 'b4')).toBe('A');

  await second.act({ do: 'move', card: '2S', to: 'c5' });
  await second.settle();
  // The first tab does not listen; what it does must not come over the saved game.
  await table.act({ do: 'ignore', card: '7D' });
  await second.page.reload();
  await second.ready();
  expect(tokenAt(await second.position(), 'c5')).toBe('A');
});
