import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { DEFAULT_HOSTING, type Hosting, type RoomResponses } from '#net';
import { deviceKey } from '../helpers/deviceKey';
import { tellsEnd } from '../helpers/knownPosition';
import { RoomServer } from '../helpers/roomServer';
import { chance } from '../server/rooms/world';
import { kaiju } from './KaijuPage';

let server: RoomServer;

beforeEach(() => {
  server = new RoomServer();
  kaiju.server = server;
});

type Made = RoomResponses['create'];

/** A table that somebody has opened on another device. */
const made = () =>
  server.device().ask<Made>({ do: 'create', game: 'zorgl', players: 2, options: { army: false } });

const roomOf = async ({ room }: Made) => unwrap(await server.world.rooms.find(room));
const run = async (table: Made, hosting: Partial<Hosting>) =>
  unwrap(await (await roomOf(table)).change({ do: 'hosting', hosting: { ...DEFAULT_HOSTING, ...hosting } }));

async function sit({ room }: Made, seat: string, name: string) {
  const device = server.device();
  const key = deviceKey(name);
  await device.ask({ do: 'join', room, seat, name, key });
  await device.enter(room, key);
  return device;
}

/** Presses a button as soon as it is there. */
const pressed = async (name: string) => kaiju.user.click(await screen.findByRole('button', { name }));

/** The demonstrator's own device, which has only the link. */
async function desk(table: Made) {
  await kaiju.visit(`/control/${table.room}?quality=test&lang=en&clock=manual#key=${table.keys.table}`);
  return within(await screen.findByRole('region', { name: 'The table' }));
}

describe('the page of a demonstrator', () => {
  it('opens by its link alone, and tells which phones are in', async () => {
    const table = await made();
    const ann = await sit(table, 'A', 'Ann');
    const page = await desk(table);
    const row = page.getByText('Ann').closest('li')!;
    expect(within(row).getByText('at the table')).toBeTruthy();
    ann.gone();
    expect(await within(row).findByText(/away/)).toBeTruthy();
  });

  it('begins the game, and another one when asked twice, with free seats at an open table', async () => {
    const table = await made();
    const ann = await sit(table, 'A', 'Ann');
    await desk(table);
    await pressed('Start the game');
    await pressed('Next game');
    expect((await roomOf(table)).info.match).toBe(0);
    const asked = within(await screen.findByRole('dialog', { name: 'Start another game?' }));
    await kaiju.user.click(asked.getByRole('button', { name: 'Next game' }));
    await waitFor(async () =>
      expect((await roomOf(table)).info).toMatchObject({
        match: 1,
        locked: false,
        seats: [{ by: 'bot' }, { by: 'bot' }],
      }),
    );
    expect(ann.news.at(-1)).toEqual({ tell: 'out' });
  });

  it.each([
    ['zorgl', /^Short games/],
    ['tetzilla', /no short version: a game takes 30–60 min\./],
  ])('says beside the switch how long a game of %s is', async (game, words) => {
    await kaiju.open(`/host/${game}`);
    const fair = await screen.findByRole('switch', { name: /^At a fair/ });
    expect(within(fair).getByText(words)).toBeTruthy();
  });

  it('pauses and goes on, mutes the big screen, and frees all seats', async () => {
    const table = await made();
    await sit(table, 'A', 'Ann');
    const page = await desk(table);
    const hosting = async () => (await roomOf(table)).info.hosting;
    await pressed('Start the game');
    await pressed('Pause the game');
    await screen.findByRole('button', { name: 'Resume the game' });
    expect(await hosting()).toMatchObject({ paused: true });
    await kaiju.press('Resume the game');
    await screen.findByRole('button', { name: 'Pause the game' });
    await kaiju.user.click(page.getByRole('switch', { name: 'Mute the big screen' }));
    await waitFor(async () => expect(await hosting()).toMatchObject({ paused: false, muted: true }));
    await kaiju.press('Free all seats');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Free all seats' })).toBeNull());
    expect((await roomOf(table)).info.seats.map(({ by }) => by)).toEqual(['bot', 'bot']);
  });

  it('makes a fair of a table whose big screen is another device', async () => {
    const table = await made();
    const page = await desk(table);
    await kaiju.user.selectOptions(page.getByLabelText('At a fair or in a shop'), [
      'a new game starts 30 seconds after the last',
    ]);
    await waitFor(async () => expect((await roomOf(table)).info.hosting).toMatchObject({ fair: 30 }));
    await kaiju.user.selectOptions(page.getByLabelText('At a fair or in a shop'), ['the table waits']);
    await waitFor(async () => expect((await roomOf(table)).info.hosting).toMatchObject({ fair: null }));
  });
});

describe('the big screen at a fair', () => {
  /** The big screen after a game of bots. */
  async function over(hosting: Partial<Hosting>) {
    server.decide = chance;
    server.pause = 0;
    const table = await made();
    localStorage.setItem(
      `kaiju-tabletop.memory.room.${table.room}.table`,
      JSON.stringify({ ...table.keys, watch: table.watch }),
    );
    await run(table, hosting);
    const device = server.device();
    await device.enter(table.room, table.keys.table);
    await device.ask({ do: 'start' });
    const ended = () => device.news.some(tellsEnd);
    await waitFor(() => expect(ended()).toBe(true), { timeout: 20_000 });
    await kaiju.open(`/room/${table.room}`);
    await kaiju.ready();
    return table;
  }

  it('says when the next game begins, waits once more, and begins it at once', async () => {
    const table = await over({ fair: 120 });
    const notice = await screen.findByText(/All seats are free. New game in/);
    expect(notice.textContent).toMatch(/2:00|1:5\d/);
    await kaiju.press('Wait longer');
    expect(server.asked.at(-1)).toMatchObject({ do: 'hosting', hosting: { fair: 120 } });
    await kaiju.press('Start now');
    await waitFor(async () => expect((await roomOf(table)).info).toMatchObject({ match: 1, locked: false }));
    await waitFor(() => expect(screen.queryByText(/New game in/)).toBeNull());
  }, 40_000);

  it('says nothing where it waits to be told', async () => {
    await over({});
    await screen.findByRole('dialog');
    expect(screen.queryByText(/New game in/)).toBeNull();
  }, 40_000);

  it('says that the game is paused, and makes no sound when it is told to', async () => {
    const table = await made();
    localStorage.setItem(
      `kaiju-tabletop.memory.room.${table.room}.table`,
      JSON.stringify({ ...table.keys, watch: table.watch }),
    );
    await kaiju.open(`/room/${table.room}`);
    await pressed('Start the game');
    await kaiju.ready();
    await run(table, { paused: true, muted: true });
    expect(await screen.findByText('The host has paused the game.')).toBeTruthy();
  });
});
