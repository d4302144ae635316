import { screen, within } from '@testing-library/react';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { NOTICES } from '../../tools/build/notices';
import { positionParameter, QUIET } from '../helpers/positions';
import { kaiju } from './KaijuPage';

/** Does something with the saved games in the browser's database. */
async function withGames<T>(use: (database: Awaited<ReturnType<typeof openDB>>) => Promise<T>): Promise<T> {
  const database = await openDB('kaiju-tabletop');
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

it('a game is set up and started', async () => {
  await kaiju.open('/');
  await kaiju.press('Wreck the city');
  await kaiju.ready();
  await kaiju.arrivesAt('/table');
  const { order, outcome } = kaiju.position();
  expect(order.length).toBeGreaterThanOrEqual(2);
  expect(outcome).toBeNull();
});

it('settings are reached from the lobby, and say what the program is and is made with', async () => {
  await kaiju.open('/');
  await kaiju.press('Settings');
  const dialog = within(screen.getByRole('dialog', { name: 'Settings' }));
  await kaiju.user.click(dialog.getByRole('switch', { name: /Show coordinates/ }));
  expect(dialog.getByRole('switch', { name: /Show coordinates/ }).getAttribute('aria-checked')).toBe('false');
  const about = dialog.getByRole('note', { name: 'About this program' });
  expect(about.textContent).toMatch(/^Kaiju Tabletop \d+\.\d+\.\d+MIT licence/);
  const notices = within(about).getByRole<HTMLAnchorElement>('link', { name: /Licences/ });
  expect(new URL(notices.href).pathname).toBe(`/${NOTICES}`);
});

it('a saved game that cannot be read is named, and kept', async () => {
  await kaiju.openTable({ position: positionParameter(QUIET), bots: 'C:greedy' });
  await kaiju.act({ do: 'move', card: '9C', to: 'b3' });
  await kaiju.settle();
  expect(await withGames((database) => database.count('games'))).toBe(1);

  const broken = { id: 'broken', game: 'zorgl', version: 1, record: 'half a reco' };
  await withGames((database) => database.put('games', broken, 'broken'));
  await kaiju.open('/');
  expect(await screen.findByText(/record/)).toBeTruthy();
  expect(await screen.findByText(/1 action/)).toBeTruthy();

  const kept = await withGames((database) => database.getAll('games'));
  expect(kept).toContainEqual(broken);
  expect(kept).toHaveLength(2);
});
