import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RoomInfo, RoomKeys, RoomResponses } from '#net';
import { knownOf } from '../helpers/knownPosition';
import { type RoomDevice, RoomServer } from '../helpers/roomServer';
import { kaiju } from './KaijuPage';

let server: RoomServer;

beforeEach(() => {
  server = new RoomServer();
  kaiju.server = server;
});

interface Made {
  /** For voters. */
  readonly code: string;
  /** For the table. */
  readonly room: string;
  readonly keys: RoomKeys;
  readonly table: RoomDevice;
  /** Whose turn it is first. */
  readonly seat: string;
}

/** A room at whose table the crowd plays the seat that is first. */
async function crowded(game = 'zorgl'): Promise<Made> {
  const table = server.device();
  const made = await table.ask<RoomResponses['create']>({ do: 'create', game, players: 2, options: {} });
  const entered = await table.ask<RoomResponses['enter']>({
    do: 'enter',
    room: made.room,
    key: made.keys.table,
    match: 0,
    known: 0,
  });
  const seat = knownOf(entered).pending.at(-1)!.seat;
  await table.ask({ do: 'crowd', crowd: { seat, seconds: 30, chat: false } });
  return { code: made.watch, room: made.room, keys: made.keys, table, seat };
}

const openCrowd = (code: string, key: string) =>
  kaiju.visit(`/crowd/${code}?quality=test&lang=en&clock=manual#key=${key}`);
const openPhone = ({ code, keys }: Made) => openCrowd(code, keys.crowd);
const MEMORY = 'kaiju-tabletop.memory.';

describe('a phone of the crowd', () => {
  it('waits for the game, has one vote, may change it, and sees how it stands once it has voted', async () => {
    const made = await crowded();
    await openPhone(made);
    await screen.findByText('The game has not started yet.');
    await made.table.ask({ do: 'start' });
    const choices = within(await screen.findByRole('list', { name: 'Choices' })).getAllByRole('button');
    expect(choices.length).toBeGreaterThan(1);
    expect(screen.queryByText(/^\d+ votes?$/)).toBeNull();
    await kaiju.user.click(choices[0]!);
    await screen.findByText('Your vote counts. You can change it until time is up.');
    await waitFor(() => expect(choices[0]!.getAttribute('aria-pressed')).toBe('true'));
    await kaiju.user.click(choices[1]!);
    await waitFor(() => expect(choices[1]!.getAttribute('aria-pressed')).toBe('true'));
    expect(choices[0]!.getAttribute('aria-pressed')).toBe('false');
    expect(server.asked.filter(({ do: asked }) => asked === 'vote')).toHaveLength(2);
  });

  it.each(['zorgl', 'tetzilla', 'king-of-monsters'])(
    'has the board of %s beside what may be chosen, as it is now',
    async (game) => {
      const made = await crowded(game);
      await made.table.ask({ do: 'start' });
      await openPhone(made);
      await screen.findByRole('list', { name: 'Choices' });
      const drawn = await waitFor(() => {
        const board = document.querySelector('.crowd-board svg');
        expect(board).not.toBeNull();
        return board!;
      });
      // Nothing is drawn where it has no place.
      expect(drawn.querySelectorAll('path').length).toBeGreaterThan(5);
      expect(drawn.innerHTML).not.toMatch(/NaN|undefined|null/);
      expect(screen.queryByRole('alert')).toBeNull();
      // What may be chosen is told by the names of boxes.
      const names = [...drawn.querySelectorAll('text')].map(({ textContent }) => textContent);
      expect(names.includes('a') && names.includes('f')).toBe(game !== 'king-of-monsters');
    },
  );

  it('keeps its voice over a reload', async () => {
    const made = await crowded();
    const viewers = () =>
      server.asked.flatMap((asked) => (asked.do === 'attend' ? [asked.viewer] : ([] as string[])));
    await openPhone(made);
    await screen.findByText('The game has not started yet.');
    kaiju.close();
    await openPhone(made);
    await screen.findByText('The game has not started yet.');
    expect(viewers()).toHaveLength(2);
    expect(new Set(viewers()).size).toBe(1);
  });

  it('reacts, and is told that it was heard', async () => {
    await openPhone(await crowded());
    await kaiju.user.click(await screen.findByRole('button', { name: 'Roar' }));
    await screen.findByText('Roar – the crowd has heard you.');
    expect(server.asked).toContainEqual({ do: 'react', emote: 'roar' });
  });

  it('is told what the server refuses, and that a link is no longer good', async () => {
    const made = await crowded();
    await openPhone(made);
    await screen.findByText('The game has not started yet.');
    server.refusing.push({ ok: false, error: { field: '', code: 'room.often' } });
    await kaiju.user.click(await screen.findByRole('button', { name: 'Roar' }));
    await screen.findByText(/too many requests/i);
    kaiju.close();
    await openCrowd(made.code, 'x'.repeat(43));
    await screen.findByText('This link is no longer valid.');
  });
});

describe('the table of a crowd', () => {
  it('gives a free seat to the crowd, and takes it back; the link for phones is there meanwhile', async () => {
    const made = await server
      .device()
      .ask<RoomResponses['create']>({ do: 'create', game: 'zorgl', players: 2, options: {} });
    localStorage.setItem(
      `${MEMORY}room.${made.room}.table`,
      JSON.stringify({ ...made.keys, watch: made.watch }),
    );
    await kaiju.open(`/room/${made.room}`);
    const form = within(await screen.findByRole('region', { name: 'The crowd' }));
    const told = async (): Promise<RoomInfo['crowd']> =>
      (await server.device().ask<RoomResponses['look']>({ do: 'look', room: made.room })).crowd;
    expect(await told()).toBeNull();
    await kaiju.user.selectOptions(form.getByLabelText('The crowd plays'), 'A');
    await waitFor(async () => expect(await told()).toEqual({ seat: 'A', seconds: 20, chat: false }));
    await form.findByDisplayValue(new RegExp(`/crowd/${made.watch}#key=${made.keys.crowd}$`));
    await kaiju.user.selectOptions(form.getByLabelText('The crowd plays'), '');
    await waitFor(async () => expect(await told()).toBeNull());
  });

  it('has the channel of its chat chosen in the control room, and says what is heard and what comes too late', async () => {
    const made = await server
      .device()
      .ask<RoomResponses['create']>({ do: 'create', game: 'zorgl', players: 2, options: {} });
    localStorage.setItem(
      `${MEMORY}room.${made.room}.table`,
      JSON.stringify({ ...made.keys, watch: made.watch }),
    );
    const told = async (): Promise<RoomInfo['crowd']> =>
      (await server.device().ask<RoomResponses['look']>({ do: 'look', room: made.room })).crowd;
    await kaiju.open(`/control/${made.room}`);
    const form = within(await screen.findByRole('region', { name: 'The crowd' }));
    await kaiju.user.selectOptions(form.getByLabelText('The crowd plays'), 'A');
    await kaiju.user.click(await form.findByRole('switch', { name: /The chat votes/ }));
    await kaiju.user.type(await form.findByLabelText('Twitch channel'), 'two words{Enter}');
    expect(await form.findByText(/2 to 25 letters/)).toBeTruthy();
    await kaiju.user.clear(form.getByLabelText('Twitch channel'));
    await kaiju.user.type(form.getByLabelText('Twitch channel'), '#ZedPlays{Enter}');
    await waitFor(async () => expect(await told()).toMatchObject({ chat: true, channel: 'ZedPlays' }));
    expect(await form.findByText(/No channel connected. 0 people have spoken/)).toBeTruthy();
    await kaiju.user.click(form.getByRole('button', { name: 'Connect another chat' }));
    await form.findByDisplayValue(new RegExp(`/chat/${made.watch}$`));
    await kaiju.user.selectOptions(screen.getByLabelText(/delay/i), '30');
    expect(await form.findByText(/broadcast is 30 s behind and a vote takes 20 s/)).toBeTruthy();
    await kaiju.user.click(form.getByRole('button', { name: 'Vote for 45 s' }));
    await waitFor(() => expect(form.queryByText(/broadcast is 30 s behind/)).toBeNull());
    expect(await told()).toMatchObject({ seconds: 45, channel: 'ZedPlays' });
  });

  it('shows what is asked and how it stands', async () => {
    const made = await crowded();
    localStorage.setItem(`${MEMORY}room.${made.room}.table`, JSON.stringify(made.keys));
    await made.table.ask({ do: 'start' });
    await kaiju.open(`/room/${made.room}`);
    await kaiju.ready();
    const tally = within(await screen.findByRole('region', { name: 'The crowd plays' }));
    const shown = within(tally.getByRole('list', { name: 'Choices' })).getAllByRole('listitem');
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.length).toBeLessThanOrEqual(4);
  });
});
