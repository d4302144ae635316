import { expect, test } from './fixtures';
import { positionParameter, QUIET } from './positions';

const BAD_BOARD = { ...QUIET, board: ['4 4 . 4 . 4 zz', ...QUIET.board.slice(1)] };

const BAD: readonly { readonly query: Readonly<Record<string, string>>; readonly says: RegExp }[] = [
  { query: { position: '%%%' }, says: /position/ },
  { query: { position: 'bm90IGpzb24' }, says: /position.*JSON/ },
  { query: { position: positionParameter(BAD_BOARD) }, says: /position.*board\[0\].*zz/ },
  { query: { seed: 'many' }, says: /seed.*many/ },
  { query: { bots: 'A:genius' }, says: /bots.*genius/ },
  { query: { bots: 'Q:greedy' }, says: /bots.*Q/ },
  { query: { seed: '1', speed: '99' }, says: /speed.*99/ },
];

test.describe('a link', () => {
  for (const { query, says } of BAD) {
    const [[name, value]] = Object.entries(query).slice(-1) as [[string, string]];
    test(`with the ${name} ${value.slice(0, 12)} leads to the lobby and says why`, async ({ table }) => {
      await table.open('/table', query);
      await expect(table.page.getByRole('alert')).toContainText(says);
      await expect(table.page).toHaveURL((address) => address.pathname === '/');
    });
  }

  test('with a position opens the table from the front page too', async ({ table }) => {
    await table.open('/', { position: positionParameter(QUIET), clock: 'manual' });
    await table.ready();
    expect(await table.position()).toEqual(QUIET);
  });

  test('with bots opens the table from the front page too', async ({ table }) => {
    await table.open('/', { seed: '5', bots: 'B:random,D:greedy', clock: 'manual' });
    await table.ready();
    expect((await table.position()).order.toSorted()).toEqual(['B', 'D']);
  });
});
