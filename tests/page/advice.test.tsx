import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { positionParameter, QUIET } from '../helpers/positions';
import { kaiju } from './KaijuPage';

const QUERY = { position: positionParameter(QUIET), bots: 'C:greedy' };
const bar = () => screen.queryByRole('region', { name: 'My advice' });
const told = () => waitFor(() => within(bar()!).getByRole('button', { name: 'Do it' }), { timeout: 20_000 });

it('says what it would do and why, only when asked, and does it when told to', async () => {
  await kaiju.openTable(QUERY);
  expect(bar()).toBeNull();
  await kaiju.user.keyboard('!');
  await told();
  expect(within(bar()!).getByRole('status').textContent).toMatch(/^Rex plays .*\d+ chances in 100 to win/);
  const legal = kaiju.legal().map((action) => JSON.stringify(action));
  const before = kaiju.position().turn.played;
  await kaiju.press('Do it');
  expect(bar()).toBeNull();
  await kaiju.settle();
  expect(kaiju.position().turn.played).toBe(before + 1);
  expect(legal.length).toBeGreaterThan(1);
});

it('is forgotten when somebody does something else, and put away by a press', async () => {
  await kaiju.openTable(QUERY);
  await kaiju.press('What would you do?');
  await told();
  await kaiju.act({ do: 'move', card: '9C', to: 'b3' });
  expect(bar()).toBeNull();
  await kaiju.settle();
  await kaiju.press('What would you do?');
  await told();
  await kaiju.user.keyboard('{Escape}');
  expect(bar()).toBeNull();
});

it('advises in TetZilla as well, and in French', async () => {
  await kaiju.openTable({ game: 'tetzilla', seed: '5', lang: 'fr' });
  await kaiju.press(/Que feriez-vous/);
  await waitFor(
    () =>
      within(screen.getByRole('region', { name: 'Mon conseil' })).getByRole('button', {
        name: 'D’accord',
      }),
    { timeout: 20_000 },
  );
  expect(screen.getByRole('region', { name: 'Mon conseil' }).textContent).toMatch(/chances sur 100/);
});

it('has the hanging tile of TetZilla go where it would slide it, to be seen before it falls', async () => {
  await kaiju.openTable({ game: 'tetzilla', seed: '5', bots: 'none' });
  await kaiju.settle();
  const legal = kaiju.legal();
  await kaiju.press('What would you do?');
  await told();
  const [column] = screen.getByText(/^Lands on [a-z]\d/).textContent!.match(/(?<=Lands on )[a-z]/)!;
  await kaiju.press('Close the advice');
  expect(kaiju.legal()).toEqual(legal);
  await kaiju.press('Drop');
  await kaiju.settle();
  const { tiles } = kaiju.position() as unknown as { readonly tiles: readonly string[] };
  expect(tiles.at(-1)).toMatch(new RegExp(` ${column}`));
});
