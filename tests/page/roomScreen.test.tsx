import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import type { Emote, RoomResponses, ServerEvent } from '#net';
import { deviceKey } from '../helpers/deviceKey';
import { knownOf, tellsEnd } from '../helpers/knownPosition';
import { chance } from '../server/rooms/world';
import { kaiju } from './KaijuPage';
import { freshServer, keep, type Made, playOn, roomMade, server, sitter, tableOf } from './roomDevices';

beforeEach(freshServer);

describe('the big screen of a room', () => {
  /** The page of the table that this device has opened. */
  async function hosted(players = 2, game = 'zorgl'): Promise<Made> {
    const made = await roomMade(players, game);
    keep(`room.${made.code}.table`, made.keys);
    await kaiju.open(`/room/${made.code}`);
    await screen.findByRole('button', { name: 'Start the game' });
    return made;
  }

  it('is only that of the device that has opened it: another that is led to its address is offered a seat', async () => {
    const { code } = await roomMade();
    await kaiju.open(`/room/${code}`);
    expect(await screen.findByRole('button', { name: 'Sit down' })).toBeTruthy();
  });

  it('shows who comes and goes', async () => {
    const made = await hosted();
    await screen.findByText('Nobody has joined yet: only bots will play.');
    const ann = await sitter(made, 'A', 'Ann');
    const row = (await screen.findByText('Ann')).closest('li')!;
    expect(within(row).getByText('at the table')).toBeTruthy();
    expect(screen.getByText('One person has joined.')).toBeTruthy();
    await ann.ask({ do: 'leave' });
    await screen.findByText('Nobody has joined yet: only bots will play.');
  });

  it('tells in words what is heard to who asks for it', async () => {
    localStorage.setItem('kaiju-tabletop.preferences', '{"soundCaptions":true}');
    const made = await hosted();
    await sitter(made, 'A', 'Ann');
    await sitter(made, 'C', 'Cid');
    await kaiju.press('Start the game');
    await kaiju.ready();
    await playOn(made, ({ steps }) => steps.length >= 12);
    const lines = () => document.querySelectorAll('.sound-captions > span');
    for (let step = 0; step < 100 && lines().length === 0; step++) await kaiju.advance(0.1);
    expect(lines()[0]?.textContent).toMatch(/^\[.+\]$/);
  });

  it('offers a bot for somebody who is away, and takes the offer back when they are there again', async () => {
    const made = await hosted();
    const ann = await sitter(made, 'A', 'Ann');
    await kaiju.press('Start the game');
    await kaiju.ready();
    ann.gone();
    expect(await screen.findByText('Ann is away. Let a bot play on?', {}, { timeout: 5000 })).toBeTruthy();
    await ann.enter(made.code, deviceKey('Ann'));
    await waitFor(() => expect(screen.queryByText(/is away/)).toBeNull());
    ann.gone();
    await screen.findByText(/Ann is away/, {}, { timeout: 5000 });
    await kaiju.press('Bot instead (Ann)');
    await waitFor(() => expect(screen.queryByText(/is away/)).toBeNull());
    const { seats } = await server.device().ask<RoomResponses['look']>({ do: 'look', room: made.code });
    expect(seats).toContainEqual(expect.objectContaining({ seat: 'A', by: 'bot' }));
  });

  it('asks everybody for an undo, and a phone answers', async () => {
    const made = await hosted();
    await sitter(made, 'A', 'Ann');
    const bob = await sitter(made, 'C', 'Bob');
    await kaiju.press('Start the game');
    await kaiju.ready();
    const entered = await bob.enter(made.code, deviceKey('Bob'));
    const pending = knownOf(entered).pending.at(-1)!.seat;
    expect(['A', 'C']).toContain(pending);
    await kaiju.press('Table and players');
    await kaiju.press('Ask everyone to take back the last action');
    expect((await screen.findByRole('alert')).textContent).toMatch(/nothing/i);
  });

  it('says that a game has lost steps, and saves what there is of it before a new one', async () => {
    const made = await hosted();
    await kaiju.press('Start the game');
    await kaiju.ready();
    const entries = await server.world.log.read(made.code);
    await server.world.log.append(made.code, entries.length, { do: 'damaged' });
    await unwrap(await server.world.rooms.find(made.code)).change({ do: 'lock', locked: false });
    await screen.findByText(/saved game was damaged/);
    const { name, text } = await kaiju.download('Save what is left and start a new game');
    expect(name).toMatch(/^zorgl-.*\.kaiju-game\.json$/);
    expect(JSON.parse(text)).toMatchObject({ format: 'kaiju-game' });
    await waitFor(() => expect(screen.queryByText(/saved game was damaged/)).toBeNull());
  });

  it('has nothing of any hand, renames, puts out, sets how bots play, and locks', async () => {
    const made = await hosted();
    const ann = await sitter(made, 'A', 'Ann');
    await kaiju.press('Start the game');
    await kaiju.ready();
    expect(kaiju.readableCards()).toEqual([]);
    await kaiju.press('Table and players');
    const dialog = within(screen.getByRole('dialog', { name: 'Table and players' }));
    const control = dialog.getByRole('link', { name: 'Control room' });
    expect(control.getAttribute('href')).toContain(`/control/${made.code}`);
    const name = dialog.getByLabelText('Rename Ann');
    await kaiju.user.clear(name);
    await kaiju.user.type(name, 'Anna{Enter}');
    await dialog.findByLabelText('Rename Anna');
    await kaiju.user.click(
      within(dialog.getByRole('radiogroup', { name: 'Level of Zed' })).getByRole('radio', {
        name: 'Schemer',
      }),
    );
    const lock = dialog.getByRole('switch', { name: /Lock the table/ });
    expect(lock.getAttribute('aria-checked')).toBe('true');
    await kaiju.user.click(lock);
    await kaiju.user.click(lock);
    await kaiju.user.click(dialog.getByRole('button', { name: 'Bot instead (Anna)' }));
    await waitFor(() => expect(ann.news.at(-1)).toEqual({ tell: 'out', barred: true }));
    const seats = await server.device().ask<RoomResponses['look']>({ do: 'look', room: made.code });
    expect(seats).toMatchObject({ locked: true });
    expect(seats.seats).toContainEqual(expect.objectContaining({ seat: 'C', level: 'planner' }));
  });

  it('is locked from the beginning of the game until it is unlocked, and shows no code meanwhile', async () => {
    const made = await hosted();
    await kaiju.press('Start the game');
    await kaiju.ready();
    expect(await screen.findByText('The table is locked: nobody else can join.')).toBeTruthy();
    expect(document.body.textContent).not.toContain(made.code);
    await kaiju.press('Unlock the table');
    expect(await screen.findByText(made.code)).toBeTruthy();
    expect(screen.queryByText('The table is locked: nobody else can join.')).toBeNull();
  });

  it('shows the gestures of people, and says whose they are', async () => {
    const made = await hosted();
    const ann = await sitter(made, 'A', 'Ann');
    await kaiju.press('Start the game');
    await kaiju.ready();
    for (const [emote, said] of [
      ['roar', 'Ann roars!'],
      ['bow', 'Ann bows.'],
    ] satisfies [Emote, string][]) {
      await ann.ask({ do: 'emote', emote });
      expect(await screen.findByText(said)).toBeTruthy();
    }
  });

  it('has a seat played at it under a pass screen, which only whoever sits there opens, and which comes back', async () => {
    const made = await hosted();
    const [free] = screen.getAllByRole('button', { name: /^Play at this screen/ });
    await kaiju.user.click(free!);
    await kaiju.user.click((await screen.findAllByRole('button', { name: /^Play at this screen/ }))[0]!);
    await waitFor(() => expect(screen.getAllByText('at this screen')).toHaveLength(2));
    await kaiju.press('Start the game');
    await kaiju.ready();
    expect(kaiju.readableCards()).toEqual([]);
    await kaiju.user.click(await screen.findByRole('button', { name: /show my cards/ }));
    expect(kaiju.readableCards().length).toBeGreaterThanOrEqual(5);
    await kaiju.reload();
    await kaiju.ready();
    await screen.findByRole('button', { name: /show my cards/ });
    expect(kaiju.readableCards()).toEqual([]);
    const { seats } = await server.device().ask<RoomResponses['look']>({ do: 'look', room: made.code });
    expect(seats.map(({ by }) => by)).toEqual(['person', 'person']);
  });

  it('hands a game on when it is over, as a link that needs no server, and plays another', async () => {
    const made = await roomMade(2, 'tetzilla');
    server.decide = chance;
    server.pause = 0;
    const table = await tableOf(made);
    await table.ask({ do: 'start' });
    const over = () => table.news.some(tellsEnd);
    await waitFor(() => expect(over()).toBe(true), { timeout: 20_000 });
    keep(`room.${made.code}.table`, made.keys);
    await kaiju.open(`/room/${made.code}`);
    await kaiju.ready();
    await kaiju.press('Share');
    const dialog = within(await screen.findByRole('dialog', { name: 'Share' }));
    await dialog.findByRole('button', { name: 'Game file' });
    const field = await dialog.findByLabelText<HTMLInputElement>('The whole game');
    await waitFor(() => expect(field.value).toContain('#game='));
    const link = new URL(field.value);
    await kaiju.user.click(dialog.getByRole('button', { name: 'Close' }));
    const actions = table.news.filter(({ tell }) => tell === 'step').length;
    await kaiju.press('Final ranking');
    await kaiju.press('Play again');
    const rematch = (news: ServerEvent) => news.tell === 'match' && news.match.match === 1;
    await waitFor(() => expect(table.news.some(rematch)).toBe(true));
    await kaiju.visit(`/${link.hash}`);
    await kaiju.ready();
    await kaiju.seek(actions);
    expect(kaiju.legal()).toEqual([]);
  });

  it('says that a bot has been replaced by a simpler one', async () => {
    server.decide = async ({ legal }, _simulator, gaveWay) => {
      gaveWay();
      return legal[0];
    };
    await hosted();
    await kaiju.press('Start the game');
    expect(await screen.findByText(/a simpler one takes over/)).toBeTruthy();
  });
});
