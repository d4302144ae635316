import { screen, waitFor, within } from '@testing-library/react';
import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
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

it('the level of a bot is chosen in the lobby, remembered, and plays', async () => {
  await kaiju.open('/');
  const schemer = () =>
    within(screen.getByRole('radiogroup', { name: 'Level of Zed' })).getByRole('radio', { name: 'Schemer' });
  await kaiju.user.click(schemer());
  await kaiju.reload();
  expect((schemer() as HTMLInputElement).checked).toBe(true);
  await kaiju.press('Wreck the city');
  await kaiju.ready();
  await kaiju.arrivesAt('/table');
  await withGames(async (database) => {
    const games = (await database.getAll('games')) as { readonly seats: readonly unknown[] }[];
    expect(games.at(-1)?.seats).toContainEqual(
      expect.objectContaining({ seat: 'C', controller: { bot: 'planner' } }),
    );
  });
});

it('TetZilla is taken from the shelf, set up and started, and comes back after a reload', async () => {
  const position = () => kaiju.position() as unknown as { readonly game: string };
  await kaiju.open('/');
  await kaiju.user.click(await screen.findByRole('radio', { name: 'TetZilla' }));
  await kaiju.user.click(await screen.findByRole('button', { name: 'Raise the city' }, { timeout: 20_000 }));
  await kaiju.ready();
  await kaiju.arrivesAt('/table');
  expect(position().game).toBe('tetzilla');
  await kaiju.reload();
  await kaiju.ready();
  expect(position().game).toBe('tetzilla');
});

it('settings are reached from the lobby, and say what the program is and is made with', async () => {
  await kaiju.open('/');
  await kaiju.press('Settings');
  const dialog = within(screen.getByRole('dialog', { name: 'Settings' }));
  await kaiju.user.click(dialog.getByRole('switch', { name: /Show coordinates/ }));
  expect(dialog.getByRole('switch', { name: /Show coordinates/ }).getAttribute('aria-checked')).toBe('false');
  const about = dialog.getByRole('note', { name: 'About this app' });
  expect(about.textContent).toMatch(/^Kaiju Tabletop \d+\.\d+\.\d+MIT licence/);
  const notices = within(about).getByRole<HTMLAnchorElement>('link', { name: /Third-party licences/ });
  expect(new URL(notices.href).pathname).toBe(`/${NOTICES}`);
});

describe('saved games that cannot be read', () => {
  const damaged = { id: 'damaged', game: 'zorgl', version: 1, record: 'half a reco' };
  const newer = { id: 'newer', game: 'zorgl', version: 99, updatedAt: Date.UTC(2031, 4, 3), boxes: [] };

  async function openWithThem(): Promise<void> {
    await kaiju.openTable({ position: positionParameter(QUIET), bots: 'C:greedy' });
    await kaiju.act({ do: 'move', card: '9C', to: 'b3' });
    await kaiju.settle();
    await withGames((database) => database.put('games', damaged, 'damaged'));
    await withGames((database) => database.put('games', newer, 'newer'));
    await kaiju.open('/');
    await screen.findByText('Games that cannot be read');
  }

  it('have rows in plain words, and hide no others', async () => {
    await openWithThem();
    expect(screen.getByText(/1 action/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    const rows = [...document.querySelectorAll('.unreadable')].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/newer version.*Reload.*2031/),
      expect.stringMatching(/Damaged.*no date/),
    ]);
    await kaiju.press(/1 action/);
    await kaiju.ready();
    await kaiju.arrivesAt('/table');
  });

  it('are kept as a file as they lie there, and deleted', async () => {
    await openWithThem();
    const { text } = await kaiju.download('Save the unreadable game (no date) as a file');
    expect(JSON.parse(text)).toEqual(damaged);
    await kaiju.press('Delete the unreadable game (no date)');
    await kaiju.press('Delete it');
    await waitFor(() => expect(screen.queryByText(/Damaged/)).toBeNull());
    expect(await withGames((database) => database.getAllKeys('games'))).not.toContain('damaged');
    expect(screen.getByText(/newer version/)).toBeTruthy();
  });

  it('stay where the browser does not delete them, which is told', async () => {
    await openWithThem();
    const refusing = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('no room', 'UnknownError');
    });
    await kaiju.press('Delete the unreadable game (no date)');
    await kaiju.press('Delete it');
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be deleted.*no room/);
    refusing.mockRestore();
    expect(screen.getByText(/Damaged/)).toBeTruthy();
  });
});

it('a game that was left is listed with a picture of its table, which no file of it has', async () => {
  const picture = 'data:image/jpeg;base64,AAAA';
  const pen = { drawImage: vi.fn() } as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(((kind: string) =>
    kind === '2d' ? pen : null) as typeof HTMLCanvasElement.prototype.getContext);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(picture);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(480);
  await kaiju.openTable({ position: positionParameter(QUIET), bots: 'C:greedy' });
  await kaiju.act({ do: 'move', card: '9C', to: 'b3' });
  await kaiju.settle();
  await kaiju.press('Back to the lobby');
  const row = await screen.findByRole('button', { name: /Rex to play · turn 1.*1 action/ });
  await waitFor(() => expect(row.querySelector('img')?.src).toBe(picture));
  expect(pen.drawImage).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
  await kaiju.press('Save the game of Rex, Zed as a file');
  const { text } = await kaiju.download('Save anyway');
  expect(text).not.toContain('data:image');
});

describe('what was chosen in the lobby', () => {
  const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of player A' });
  const rename = async (to: string) => {
    await kaiju.user.clear(await name());
    await kaiju.user.type(await name(), to);
  };

  it('is there again after a visit to another game, to a page and after a reload', async () => {
    await kaiju.open('/');
    await rename('Godfrey');
    await kaiju.user.click(screen.getByRole('radio', { name: '3' }));
    await kaiju.user.click(screen.getByRole('radio', { name: 'TetZilla' }));
    await screen.findByRole('button', { name: 'Raise the city' }, { timeout: 20_000 });
    await rename('Olive');
    await kaiju.user.click(screen.getByRole('radio', { name: 'Zorgl-Zilla' }));
    await screen.findByRole('button', { name: 'Wreck the city' });
    expect((await name()).value).toBe('Godfrey');
    await kaiju.press(/^Options/);
    await kaiju.press('Invent a monster');
    await screen.findByRole('slider', { name: 'Rotate the figure' }, { timeout: 20_000 });
    await kaiju.reload();
    await kaiju.open('/', { game: 'tetzilla' });
    expect((await name()).value).toBe('Olive');
    await kaiju.open('/', { game: 'zorgl' });
    expect((await name()).value).toBe('Godfrey');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '3' }).checked).toBe(true);
  });

  it('gives way to what is proposed where it makes no sense', async () => {
    localStorage.setItem('kaiju-tabletop.memory.zorgl.lobby', '{"places":["A","B"],"seats":{}}');
    localStorage.setItem('kaiju-tabletop.memory.zorgl.city', '{"id":"x","name":"x","board":["nothing"]}');
    await kaiju.open('/');
    expect((await name()).value).toBe('Rex');
    await kaiju.press('Wreck the city');
    await kaiju.ready();
    expect(kaiju.position().order.toSorted()).toEqual(['A', 'C']);
  });
});
