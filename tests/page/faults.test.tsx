import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { zorglMessages } from '#zorgl/view';
import { earlyFaults } from '../../src/shell/faults/earlyFaults';
import { watchStyles } from '../../src/shell/faults/missingStyles';
import { positionParameter, QUIET } from '../helpers/positions';

import { offeredFiles } from './browser';
import { kaiju } from './KaijuPage';
import { graphics } from './stubStage';

let expected = false;

/** React tells of every fault that a boundary has caught. */
function expectComplaints(): void {
  expected = true;
  vi.mocked(console.error).mockImplementation(() => undefined);
}

function plant(): never {
  throw new Error('planted');
}

afterEach(() => {
  graphics.offered = true;
  graphics.fails = false;
  if (expected) vi.mocked(console.error).mockReset();
  expected = false;
});

/** The file of a running game gives away every hand: people are asked before it is made. */
async function keepsFileWhenAsked(): Promise<void> {
  await kaiju.press('Save the game as a file');
  expect(offeredFiles).toHaveLength(0);
  expect(screen.getByText(/still running.*reveals everything: what is hidden/)).toBeTruthy();
  const { text } = await kaiju.download('Save anyway');
  expect(JSON.parse(text)).toMatchObject({ format: 'kaiju-game' });
  expect(screen.queryByText(/still running/)).toBeNull();
}

const open = () => kaiju.openTable({ position: positionParameter(QUIET), bots: 'C:greedy' });

describe('a fault', () => {
  it('in a panel leaves the table playable', async () => {
    expectComplaints();
    await open();
    const fault = vi.spyOn(zorglMessages('en').counters, 'plant').mockImplementation(plant);
    await kaiju.act({ do: 'move', card: '9C', to: 'b3' });
    await kaiju.settle();
    expect(screen.getByRole('alert').textContent).toContain('An error has stopped this part');
    await kaiju.act({ do: 'move', card: '4C', to: 'b4' });
    await kaiju.settle();
    expect(kaiju.position().board[3]).toMatch(/^. A|^\S+ A/);
    fault.mockRestore();
    await kaiju.press('Try again');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: /to draw/ })).toBeTruthy();
  });

  it('in the picture leaves the panels', async () => {
    expectComplaints();
    graphics.fails = true;
    await kaiju.open('/table', { position: positionParameter(QUIET), bots: 'C:greedy' });
    expect((await screen.findByRole('alert')).textContent).toContain('An error has stopped this part');
    expect(screen.getByRole('button', { name: /to draw/ })).toBeTruthy();
  });

  it('that leaves a page without its style says so, and leads to the lobby', async () => {
    await open();
    watchStyles(window, 1);
    const missing = Object.assign(new Event('vite:preloadError'), {
      payload: new Error('Unable to preload CSS for /assets/missing.css'),
    });
    window.dispatchEvent(missing);
    const said = await screen.findByRole('alert');
    expect(said.textContent).toContain('A part of the app could not be loaded');
    await keepsFileWhenAsked();
    await kaiju.press('Go to the lobby');
    expect(await screen.findByRole('button', { name: 'Wreck the city' })).toBeTruthy();
  });

  it('that left the page without its style before anybody listened says so as well', async () => {
    await open();
    earlyFaults.push(new Error('Unable to preload CSS for /assets/missing.css'));
    watchStyles(window, 1);
    const said = await screen.findByRole('alert');
    expect(said.textContent).toContain('A part of the app could not be loaded');
    await kaiju.press('Go to the lobby');
    expect(await screen.findByRole('button', { name: 'Wreck the city' })).toBeTruthy();
    expect(earlyFaults).toEqual([]);
  });

  it('in a whole page says what has happened, and leads to the lobby', async () => {
    expectComplaints();
    const width = Object.getOwnPropertyDescriptor(window, 'innerWidth')!;
    Object.defineProperty(window, 'innerWidth', { configurable: true, get: plant });
    await kaiju.open('/table', { position: positionParameter(QUIET), bots: 'C:greedy' });
    const said = await screen.findByRole('alert');
    expect(said.textContent).toContain('Something went wrong');
    expect(said.textContent).toContain('planted');
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
    Object.defineProperty(window, 'innerWidth', width);
    await keepsFileWhenAsked();
    await kaiju.press('Go to the lobby');
    expect(await screen.findByRole('button', { name: 'Wreck the city' })).toBeTruthy();
  });
});

describe('without', () => {
  it('WebGL the game is played with the panels', async () => {
    graphics.offered = false;
    await open();
    expect(screen.getByRole('note').textContent).toContain('No 3D picture');
    await kaiju.act({ do: 'move', card: '9C', to: 'b3' });
    await kaiju.settle();
    expect(kaiju.position().board.join()).not.toBe(QUIET.board.join());
  });

  it.each(['/workshop', '/city'])('WebGL %s says so', async (path) => {
    graphics.offered = false;
    await kaiju.open(path);
    expect((await screen.findByRole('note', {}, { timeout: 20_000 })).textContent).toContain('No 3D picture');
  });

  it('any site data the game is played all the same, and it says that it is not kept', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const storages = (['localStorage', 'sessionStorage'] as const).map((name) =>
      vi.spyOn(window, name, 'get').mockImplementation(blocked),
    );
    vi.stubGlobal('indexedDB', undefined);
    await open();
    expect(screen.getByRole('alert').textContent).toContain('Not saved');
    vi.unstubAllGlobals();
    for (const storage of storages) storage.mockRestore();
  });

  it('a route there is a page that says so', async () => {
    await kaiju.open('/table/x', { seed: '7' });
    expect((await screen.findByRole('alert')).textContent).toContain('/table/x');
    await kaiju.press('Go to the lobby');
    expect(await screen.findByRole('button', { name: 'Wreck the city' })).toBeTruthy();
  });
});

it('an address that asks for an unknown language opens its game, and says so', async () => {
  await kaiju.openTable({ position: positionParameter(QUIET), bots: 'C:greedy', lang: 'de' });
  expect(screen.getByRole('alert').textContent).toMatch(/address.*lang.*"de" is not one of/);
  await kaiju.press('Dismiss the message');
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('a device that is full', () => {
  it('is told at once, stays told, and is tried again', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Free some space', 'QuotaExceededError');
    });
    await open();
    expect(screen.queryByText('Not saved')).toBeNull();
    await kaiju.act({ do: 'move', card: '9C', to: 'b3' });
    expect((await screen.findByRole('alert')).textContent).toContain('could not be saved');
    await keepsFileWhenAsked();
    await kaiju.press('Minimise');
    expect(screen.getByRole('button', { name: 'Not saved' })).toBeTruthy();
    // A reload finds the very same game: the tab has it.
    const before = kaiju.position();
    await kaiju.reload();
    await kaiju.ready();
    expect(kaiju.position()).toEqual(before);
    put.mockRestore();
    await waitFor(() => screen.getByText('Not saved'));
    await kaiju.press('Try now');
    await waitFor(() => expect(screen.queryByText('Not saved')).toBeNull());
  });
});
