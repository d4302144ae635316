import { BroadcastChannel } from 'node:worker_threads';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PRESENTER_CHANNEL, type Presented } from '../../src/features/learn/presenter/link';
import { kaiju } from './KaijuPage';

type Heard = { readonly type: string; readonly desk?: string } & Partial<Presented>;

/** What a table is called. */
const TABLE: string = expect.stringMatching(/^[0-9a-f]{32}$/);

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.restoreAllMocks();
});

/** Another window of the browser, which hears all that is said. */
function otherWindow() {
  const channel = new BroadcastChannel(PRESENTER_CHANNEL);
  closing.push(() => channel.close());
  const heard: Heard[] = [];
  channel.onmessage = ({ data }) => heard.push(data as Heard);
  return { heard, say: (message: unknown) => channel.postMessage(message) };
}

const said = () => document.querySelector('.presenter-said')?.textContent ?? '';
const count = () => document.querySelector('.presenter-count')?.textContent ?? '';
const black = () => document.querySelector('.black-screen');

it('a clicker leads through a lesson, shows the answer of a question first, and makes the screen black', async () => {
  await kaiju.open('/learn/zorgl/what-is-behind');
  await kaiju.ready();
  await kaiju.keys('b');
  expect(black()).not.toBeNull();
  await kaiju.keys('.');
  expect(black()).toBeNull();
  await kaiju.keys('{PageDown}');
  await waitFor(() => expect(screen.getByText('Right!')).toBeTruthy());
  await kaiju.keys('{PageDown}');
  await waitFor(() => expect(document.body.textContent).toContain('Step 2 of 2'));
  await kaiju.keys('{PageUp}');
  await waitFor(() => expect(document.body.textContent).toContain('Step 1 of 2'));
  await kaiju.keys('{End}');
  await waitFor(() => expect(document.body.textContent).toContain('Step 2 of 2'));
  await kaiju.keys('{Home}');
  await waitFor(() => expect(document.body.textContent).toContain('Step 1 of 2'));
  await kaiju.keys('?');
  expect(screen.getByText('Works with a clicker too. A question shows its answer first.')).toBeTruthy();
});

it('the list of all lessons begins where the one on the table is seen', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  await kaiju.open('/present/zorgl/combo');
  const current = await waitFor(() => {
    const link = document.querySelector('.presenter-list [aria-current]');
    expect(link).not.toBeNull();
    return link;
  });
  expect(shown.mock.contexts).toContain(current);
});

it('the presenter sees notes, answer and what comes next, and tables in other windows follow', async () => {
  const table = otherWindow();
  await kaiju.open('/learn/zorgl/combo', { step: '2' });
  await kaiju.ready();
  await kaiju.press('Presenter view');
  await kaiju.arrivesAt('/present/zorgl/combo');
  await waitFor(() => expect(said()).toContain('a floor for each monster'), { timeout: 20_000 });
  expect(count()).toBe('Step 2 of 2');
  expect(document.querySelector('canvas')).toBeNull();
  expect(document.querySelector('.presenter-notes')?.textContent).toMatch(/Z\d+\.\d+ \S/);
  expect(screen.getByText(/No table is open/)).toBeTruthy();
  table.say({ type: 'table', desk: 'somebody else', table: 'theirs' });
  table.say({ type: 'table', desk: null, table: 'one' });
  const { desk } = await vi.waitUntil(() => table.heard.at(-1));
  expect(screen.getByText(/No table is open/)).toBeTruthy();
  table.say({ type: 'table', desk, table: 'one' });
  table.say({ type: 'table', desk, table: 'two' });
  await waitFor(() => expect(screen.getByText('The table follows you.')).toBeTruthy());
  expect(table.heard).toContainEqual({ type: 'call', desk });
  const notes = () => document.querySelector('.presenter-note')?.textContent ?? '';
  expect(notes()).toBe('');
  await kaiju.keys('{ArrowLeft}');
  await waitFor(() => expect(notes()).toContain('Count the monsters aloud'));
  await kaiju.keys('b');
  await waitFor(() =>
    expect(table.heard.at(-1)).toMatchObject({ type: 'shown', lesson: 'combo', step: 0, black: true }),
  );
  await kaiju.advance(100);
  await kaiju.keys('{PageDown}');
  await waitFor(() => expect(table.heard.at(-1)).toMatchObject({ step: 1, playing: true }));
  await kaiju.advance(60);
  await waitFor(() => expect(table.heard.at(-1)).toMatchObject({ step: 1, playing: false }));
  expect(said()).toContain('Two floors with one card');
  table.say({ type: 'gone', desk: 'somebody else', table: 'theirs' });
  table.say({ type: 'gone', desk, table: 'one' });
  // What is said next comes after that; the other table is still there.
  table.say({ type: 'table', desk: null, table: 'three' });
  await waitFor(() => expect(table.heard.at(-1)).toMatchObject({ type: 'shown', step: 1 }));
  expect(screen.getByText('The table follows you.')).toBeTruthy();
  table.say({ type: 'gone', desk, table: 'two' });
  await waitFor(() => expect(screen.getByText(/No table is open/)).toBeTruthy());
  table.say({ type: 'nonsense' });
  await kaiju.user.click(screen.getByRole('link', { name: 'What is behind it?' }));
  await waitFor(() => expect(table.heard.at(-1)).toMatchObject({ desk, lesson: 'what-is-behind', step: 0 }));
  await kaiju.press('Show the answer');
  await waitFor(() => expect(table.heard.at(-1)).toMatchObject({ answered: true }));
});

it('a window that the browser keeps back is told, with another way to open it', async () => {
  const opened: string[] = [];
  await kaiju.open('/present/zorgl/combo', { lang: 'fr' });
  await screen.findByRole('button', { name: 'Ouvrir la fenêtre de la table' }, { timeout: 20_000 });
  vi.spyOn(window, 'open').mockImplementation((address) => {
    opened.push(String(address));
    return null;
  });
  await kaiju.press('Ouvrir la fenêtre de la table');
  expect(opened[0]).toMatch(/^\/present\/zorgl\/combo\/table\?.*lang=fr.*&desk=[0-9a-f]{32}$/);
  expect(screen.getByRole('alert').textContent).toContain('Le navigateur a bloqué la fenêtre');
  expect(screen.getByRole('link', { name: 'Ouvrir la table dans un nouvel onglet' })).toBeTruthy();
});

it('a browser without channels says so, and nothing breaks', async () => {
  await kaiju.open('/learn/zorgl/combo');
  await kaiju.ready();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new Error('none');
      }
    },
  );
  try {
    await kaiju.press('Presenter view');
    await waitFor(() => expect(screen.getByText(/lacks BroadcastChannel/)).toBeTruthy(), { timeout: 20_000 });
    await kaiju.keys('{PageDown}');
    await waitFor(() => expect(count()).toBe('Step 2 of 2'));
  } finally {
    vi.unstubAllGlobals();
  }
});

it('the table shows what the presenter says and nothing else, and stays when that is gone', async () => {
  const desk = otherWindow();
  const shown = {
    type: 'shown',
    desk: 'first',
    game: 'zorgl',
    lesson: 'combo',
    step: 1,
    time: 0,
    playing: false,
    speed: 1,
    answered: false,
    black: false,
    captions: true,
  };
  await kaiju.open('/present/zorgl/shove/table');
  await kaiju.ready();
  await waitFor(() => expect(desk.heard).toContainEqual({ type: 'table', desk: null, table: TABLE }));
  expect(document.querySelectorAll('button, a')).toHaveLength(0);
  expect(document.querySelector('.presented-caption')).toBeNull();
  const say = (change: object) => act(async () => desk.say({ ...shown, ...change }));
  await say({});
  await waitFor(() => expect(desk.heard.at(-1)).toEqual({ type: 'table', desk: 'first', table: TABLE }));
  await waitFor(() =>
    expect(document.querySelector('.presented-caption')?.textContent).toContain('a floor for each monster'),
  );
  expect(kaiju.position().board[3]).toBe('. A C B 4 . .');
  await say({ time: 1000 });
  await waitFor(() =>
    expect(document.querySelector('.presented-caption')?.textContent).toContain('Two floors with one card'),
  );
  expect(kaiju.position().board[3]).toBe('. A C B 2 . .');
  await say({ game: 'tetzilla', lesson: 'fall' });
  await say({ step: -1 });
  const witness = otherWindow();
  await say({ desk: 'second', step: 0, black: true });
  await waitFor(() => expect(witness.heard).toHaveLength(1));
  await act(async () => {});
  expect(black()).toBeNull();
  await say({ lesson: 'what-is-behind', step: 0, answered: true });
  await waitFor(() =>
    expect(document.querySelector('.presented-caption')?.textContent).toContain('Only Amber has room'),
  );
  await say({ lesson: 'what-is-behind', step: 0, black: true, captions: false });
  await waitFor(() => expect(black()).not.toBeNull());
  // A presenter who comes back asks who is there; only its own tables answer.
  const answers = () => desk.heard.filter(({ type }) => type === 'table').length;
  const before = answers();
  await act(async () => desk.say({ type: 'call', desk: 'second' }));
  await act(async () => desk.say({ type: 'call', desk: 'first' }));
  await waitFor(() => expect(answers()).toBe(before + 1));
  kaiju.close();
  await waitFor(() => expect(desk.heard.at(-1)).toEqual({ type: 'gone', desk: 'first', table: TABLE }));
});
