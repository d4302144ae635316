// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, ok } from '#core';
import { SEAT_COLOURS } from '#king-of-monsters/view';
import { ServicesProvider } from '#module';
import type { SeatInfo } from '#session';
import type { SaveListing } from '#storage';
import { tetzillaModule } from '#tetzilla';
import { zorglModule } from '#zorgl';
import type { PageServices } from '../../../src/page/services';
import { shelf } from '../../../src/page/shelf';
import { LobbyPage } from '../../../src/shell/lobby/LobbyPage';
import { SavedGames, type SavedGamesProps } from '../../../src/shell/lobby/SavedGames';
import { savedRows, seatsOfSaved } from '../../../src/shell/lobby/saved';
import { testServices } from '../../helpers/services';
import { byName, cleanUp, click, render } from '../../ui/render';

afterEach(cleanUp);

const nothing: SavedGamesProps = {
  entries: shelf.entries,
  games: [],
  unreadable: [],
  onContinue: vi.fn(),
  onWatch: vi.fn(),
  onDelete: vi.fn(),
  onExport: vi.fn(),
  onExportUnreadable: vi.fn(),
  onImport: vi.fn(),
  onMine: vi.fn(),
  onJoin: null,
};

describe('the saved games', () => {
  const players = [{ seat: 'A', name: 'Rex' } as const];
  const games = [
    {
      id: 'g1',
      game: 'zorgl',
      players,
      seats: ['A', 'B'],
      colours: {},
      actions: 3,
      when: 'today',
      over: false,
    },
    {
      id: 'g2',
      game: 'zorgl',
      players,
      seats: ['A', 'B'],
      colours: {},
      actions: 48,
      when: 'yesterday',
      over: true,
    },
  ];
  function show() {
    const calls = { onContinue: vi.fn(), onWatch: vi.fn(), onDelete: vi.fn() };
    const { container } = render(<SavedGames {...nothing} games={games} {...calls} />);
    const [running, finished] = container.querySelectorAll('.lobby-saves li');
    return { ...calls, container, running: running!, finished: finished! };
  }

  it('can be gone on with, or deleted', () => {
    const { onContinue, onWatch, onDelete, running } = show();
    click(running.querySelector('.lobby-save')!);
    expect(onContinue).toHaveBeenCalledWith('g1');
    expect(onWatch).not.toHaveBeenCalled();
    click(byName('Delete the game of Rex', running));
    expect(onDelete).toHaveBeenCalledWith('g1', 'Rex');
  });

  it('can be watched again once they are finished', () => {
    const { onContinue, onWatch, container, finished } = show();
    expect([...container.querySelectorAll('.lobby-saves h2')].map(({ textContent }) => textContent)).toEqual([
      'Continue',
      'Finished games',
    ]);
    expect(finished.textContent).toContain('Watch again');
    click(finished.querySelector('.lobby-save')!);
    expect(onWatch).toHaveBeenCalledWith('g2');
    expect(onContinue).not.toHaveBeenCalled();
  });
});

it('the players of a saved game have the shapes of its seats, whatever they are called', () => {
  const players = [
    { seat: 'artemis', name: 'Mia' },
    { seat: 'king', name: 'Rex' },
  ];
  const game = {
    id: 'g1',
    game: 'zorgl',
    players,
    seats: ['king', 'artemis'],
    colours: {},
    actions: 3,
    when: 'today',
    over: false,
  };
  const { container } = render(<SavedGames {...nothing} games={[game]} />);
  expect(container.querySelector('.lobby-save-names')?.textContent).toBe('Mia(triangle)Rex(circle)');
});

/** A saved game of two players, by the id of what is played. */
const saved = (game: string): SaveListing => ({
  id: `${game}-1`,
  fault: null,
  touched: 0,
  picture: null,
  saved: ok({
    id: `${game}-1`,
    game,
    version: 1,
    record: { game, initial: {}, actions: [] },
    seats: [
      { seat: 'C', name: 'Mia', controller: 'human' },
      { seat: 'A', name: 'Rex', controller: 'human' },
    ],
    seed: 1,
    createdAt: 0,
    updatedAt: 0,
    over: false,
  }),
});

it('a saved game is listed with its game and the seats of that', async () => {
  const listings = [saved('zorgl')];
  const { rows, unreadable } = savedRows(listings, shelf.entries, await seatsOfSaved(listings, shelf), 'en');
  expect(unreadable).toEqual([]);
  expect(rows).toMatchObject([{ game: 'zorgl', seats: ['A', 'B', 'C', 'D'] }]);
});

it('the players of a saved game have the colours of its table: those of its game, or what they chose', async () => {
  const listing = saved('king-of-monsters');
  if (!listing.saved.ok) throw new Error('it can be read');
  const seats: SeatInfo[] = [
    { seat: 'king', name: 'Rex', controller: 'human' },
    { seat: 'artemis', name: 'Mia', controller: 'human', colour: '#123456' },
  ];
  const listings = [{ ...listing, saved: ok({ ...listing.saved.value, seats }) }];
  const { rows } = savedRows(listings, shelf.entries, await seatsOfSaved(listings, shelf), 'en');
  const { container } = render(<SavedGames {...nothing} games={rows} />);
  const { style } = container.querySelector<HTMLElement>('.lobby-save-names')!;
  expect(style.getPropertyValue('--seat-king')).toBe(SEAT_COLOURS.king);
  expect(style.getPropertyValue('--seat-artemis')).toBe('#123456');
});

it('a saved game says whose turn it is and which, and shows its table as it was left', () => {
  const [listing] = [saved('zorgl')];
  if (!listing.saved.ok) throw new Error('it can be read');
  const running = ok({ ...listing.saved.value, deciding: 'A', turn: 7 });
  const { entries } = shelf;
  const picture = 'data:image/jpeg;base64,AAAA';
  const { rows } = savedRows([{ ...listing, saved: running, picture }], entries, new Map(), 'en');
  const { container } = render(<SavedGames {...nothing} games={rows} />);
  expect(container.querySelector('.lobby-save-state')?.textContent).toBe('Rex to play · turn 7');
  expect(container.querySelector('.lobby-save-game img')?.getAttribute('src')).toBe(picture);
});

it('a saved game from before there were pictures shows the cover of its box', () => {
  const { entries } = shelf;
  const { rows } = savedRows([saved('zorgl')], entries, new Map(), 'en');
  const { container } = render(<SavedGames {...nothing} games={rows} />);
  expect(container.querySelector('.lobby-save-game img')).toBeNull();
  expect(container.querySelector('.lobby-save-game .cover-art svg')).not.toBeNull();
  expect(container.querySelector('.lobby-save-state')).toBeNull();
});

it('a saved game whose program does not arrive is listed with the seats that it has', () => {
  const { rows } = savedRows([saved('zorgl')], shelf.entries, new Map(), 'en');
  expect(rows).toMatchObject([{ game: 'zorgl', seats: ['A', 'C'] }]);
});

it('a saved game of a game that the program does not have says so', async () => {
  const { rows, unreadable } = savedRows([saved('chess')], shelf.entries, new Map(), 'en');
  expect(rows).toEqual([]);
  const { container } = render(<SavedGames {...nothing} unreadable={unreadable} />);
  expect(container.querySelector('.unreadable')?.textContent).toContain(
    'From a game this app does not include: “chess”.',
  );
});

it.each([zorglModule, tetzillaModule])('a game is told in short, and as fully in French', (module) => {
  const [english, french] = LANGUAGES.map((language) => module.words(language).primer ?? []);
  expect(english?.length).toBeGreaterThan(4);
  expect(french).toHaveLength(english!.length);
  for (const [index, { text }] of french!.entries()) expect(text).not.toBe(english![index]!.text);
});

describe('the lobby', () => {
  const lobby = (services: PageServices, navigate: (path: string) => void = vi.fn()) =>
    render(
      <ServicesProvider value={services}>
        <MemoryRouter>
          <LobbyPage navigate={navigate} onChoose={vi.fn()} />
        </MemoryRouter>
      </ServicesProvider>,
    );

  it('tells what was wrong with a link until it is dismissed', () => {
    const services = testServices();
    services.notices.report({ field: 'position.board[2]', code: 'type.text' });
    lobby(services);
    const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
    const told = expect.stringContaining('position.board[2] must be text');
    expect(alerts()).toContainEqual(told);
    click(byName('Dismiss the message'));
    expect(alerts()).not.toContainEqual(told);
  });

  it('tells how the game is played', () => {
    const navigate = vi.fn();
    lobby(testServices(), navigate);
    click(byName('How to play'));
    const dialog = document.querySelector('dialog[open]');
    expect(dialog?.querySelector('h2')?.textContent).toBe('How to play');
    expect(dialog?.textContent).toContain('Ten floors in your pile win at once.');
    click(byName('Learn to play', dialog!));
    expect(navigate).toHaveBeenCalledWith('/learn/zorgl');
    click(byName('All the rules', dialog!));
    expect(navigate).toHaveBeenCalledWith('/rules/zorgl');
    click(byName('Close', dialog!));
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  it('says how bots play as long as there is one', () => {
    const { container } = lobby(testServices());
    const told = () => container.textContent?.includes('Glutton grabs');
    expect(told()).toBe(true);
    click(container.querySelector('.lobby-corner[data-place="C"] .ui-segmented input')!);
    expect(told()).toBe(false);
  });

  it('offers the other language', () => {
    const services = testServices();
    const { container } = lobby(services);
    const radios = [...container.querySelectorAll('input[type=radio]')];
    click(radios.find((input) => input.parentElement?.textContent === 'Français')!);
    expect(services.preferenceStore.getState().language).toBe('fr');
  });
});
