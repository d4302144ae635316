import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PROTOCOL } from '#net';
import { answers } from './browser';
import { kaiju } from './KaijuPage';
import { freshServer, server } from './roomDevices';

beforeEach(freshServer);

describe('the way to rooms', () => {
  it('is not in the lobby of a page that nobody hosts rooms for', async () => {
    await kaiju.open('/');
    await screen.findByRole('button', { name: 'Wreck the city' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Play with phones' })).toBeNull());
  });

  it('leads from the lobby of a game to its table, with what was chosen there', async () => {
    answers.set('/rooms.json', JSON.stringify({ version: PROTOCOL, games: ['zorgl'] }));
    await kaiju.open('/');
    await kaiju.press(/^Options/);
    await kaiju.press('Quick duel');
    await kaiju.user.click(
      within(screen.getByRole('radiogroup', { name: 'Level of Zed' })).getByRole('radio', {
        name: 'Schemer',
      }),
    );
    await kaiju.user.click(await screen.findByRole('button', { name: 'Play with phones' }));
    await kaiju.arrivesAt('/host/zorgl');
    // As large as its longest word has room for.
    const title = await screen.findByRole('heading', { level: 1, name: 'One table, many screens' });
    expect(title.style.getPropertyValue('--letters')).toBe(String('screens'.length));
    expect(screen.queryByLabelText(/^Seed/)).toBeNull();
    await kaiju.user.click(await screen.findByRole('button', { name: 'Open the table' }));
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/room\/[A-Z2-9]{6}$/));
    expect(server.asked[0]).toMatchObject({
      do: 'create',
      game: 'zorgl',
      players: 2,
      options: { army: false },
      seats: { C: { name: 'Zed', level: 'planner' } },
    });
    expect(await screen.findByRole('button', { name: 'Start the game' })).toBeTruthy();
  });

  it('asks who comes with a phone where a game is otherwise asked what one plays', async () => {
    await kaiju.open('/host/king-of-monsters');
    const coming = within(await screen.findByRole('group', { name: 'Who comes with a phone' }));
    await kaiju.user.click(coming.getByRole('radio', { name: 'The heroes' }));
    expect(screen.getByText(/One or more phones share the heroes/)).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'You play' })).toBeNull();
  });

  it('is not offered for games that the server does not know, nor by another version', async () => {
    for (const answer of [
      { version: PROTOCOL, games: ['tetzilla'] },
      { version: PROTOCOL + 1, games: ['zorgl'] },
    ]) {
      answers.set('/rooms.json', JSON.stringify(answer));
      await kaiju.open('/');
      await screen.findByRole('button', { name: 'Wreck the city' });
      expect(screen.queryByRole('button', { name: 'Join a table' })).toBeNull();
    }
  });

  it('tells what is wrong where a table cannot be opened', async () => {
    server.refusing.push({ ok: false, error: { field: '', code: 'room.many' } });
    await kaiju.open('/host/tetzilla');
    await kaiju.user.click(await screen.findByRole('button', { name: 'Open the table' }));
    expect((await screen.findByRole('alert')).textContent).toContain('server is full');
    expect(window.location.pathname).toBe('/host/tetzilla');
  });
});
