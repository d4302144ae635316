import { expect, test } from './fixtures';
import { positionParameter, QUIET } from './positions';
import { handOf } from './table';

test('two people on one screen never see each other’s cards', async ({ table }) => {
  const reveal = () => table.page.getByRole('button', { name: /show my cards/i });
  await table.openTable({ position: positionParameter(QUIET), clock: 'manual' });
  await table.advance(0.1);

  await expect(reveal()).toBeVisible();
  const covered = await table.readableCards();
  for (const card of [...handOf(QUIET, 'A'), ...handOf(QUIET, 'C')]) expect(covered).not.toContain(card);

  await reveal().click();
  await table.advance(0.1);
  for (const card of handOf(QUIET, 'A')) await expect(table.card(card)).toBeVisible();
  const open = await table.readableCards();
  for (const card of handOf(QUIET, 'C')) expect(open).not.toContain(card);

  await table.act({ do: 'move', card: '9C', to: 'b3' });
  await table.act({ do: 'move', card: '4C', to: 'b4' });
  await table.act({ do: 'ignore', card: '5H' });
  await table.act({ do: 'end' });
  await table.settle();

  const position = await table.position();
  expect(position.turn.player).toBe('C');
  await expect(reveal()).toBeVisible();
  const passed = await table.readableCards();
  for (const card of [...handOf(position, 'A'), ...handOf(position, 'C')]) expect(passed).not.toContain(card);

  await reveal().click();
  await table.advance(0.1);
  for (const card of handOf(position, 'C')) await expect(table.card(card)).toBeVisible();
  const turned = await table.readableCards();
  for (const card of handOf(position, 'A')) expect(turned).not.toContain(card);
});
