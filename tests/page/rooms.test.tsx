import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Random, unwrap } from '#core';
import {
  type Emote,
  PROTOCOL,
  type RoomInfo,
  type RoomKeys,
  type RoomResponses,
  type ServerEvent,
} from '#net';
import { zorglModule } from '#zorgl';
import { SERVED_GAMES } from '../../src/server/games';
import { Room } from '../../src/server/rooms/room';
import { deviceKey } from '../helpers/deviceKey';
import { knownOf, tellsEnd } from '../helpers/knownPosition';
import { RoomServer } from '../helpers/roomServer';
import { ask, chance } from '../server/rooms/world';
import { answers } from './browser';
import { kaiju } from './KaijuPage';

let server: RoomServer;

beforeEach(() => {
  server = new RoomServer();
  kaiju.server = server;
});

const MEMORY = 'kaiju-tabletop.memory.';
const keep = (name: string, value: unknown) => localStorage.setItem(MEMORY + name, JSON.stringify(value));
const kept = (name: string): unknown => JSON.parse(localStorage.getItem(MEMORY + name) ?? 'null');

interface Made {
  readonly code: string;
  readonly keys: RoomKeys;
}

/** A room that somebody else has made. */
async function roomMade(players = 2, game = 'zorgl'): Promise<Made> {
  const made = await server
    .device()
    .ask<RoomResponses['create']>({ do: 'create', game, players, options: {} });
  return { code: made.room, keys: made.keys };
}

/** The device that is the big screen of a room. */
async function tableOf({ code, keys }: Made) {
  const table = server.device();
  await table.enter(code, keys.table);
  return table;
}

/** Somebody who has sat down elsewhere. */
async function sitter({ code }: Made, seat: string, name: string) {
  const device = server.device();
  const key = deviceKey(name);
  await device.ask({ do: 'join', room: code, seat, name, key });
  await device.enter(code, key);
  return device;
}

/** Plays at a room for everybody, by chance, until something holds of its match; null for the end of the game. */
async function playOn(
  { code }: Made,
  until: ((match: Room['match']) => boolean) | null = null,
): Promise<void> {
  const { log, rooms } = server.world;
  const room = Room.restore(code, SERVED_GAMES, await log.read(code, 0));
  const hosted = unwrap(await rooms.find(code));
  const random = Random.fromSeed(3);
  while (room.match.seat !== undefined && until?.(room.match) !== true) {
    const { seat, steps } = room.match;
    const action = random.pick(room.match.legal());
    unwrap(await hosted.act(seat, ask<'act'>({ do: 'act', match: 0, known: steps.length, action })));
    for (const entry of await log.read(code, room.length)) room.apply(entry);
  }
}

/** The page of a phone that sits at a room. */
async function phoneAt(made: Made, name = 'Ann'): Promise<void> {
  await kaiju.open(`/join/${made.code}`);
  await kaiju.user.type(await screen.findByLabelText('Your name'), name);
  await kaiju.press('Sit down');
  await screen.findByRole('heading', { name: `You are in, ${name}!` });
}

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
    expect(screen.getByText(/One phone or several share the heroes/)).toBeTruthy();
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

describe('a phone at a room', () => {
  it('joins by a code that is typed, and one that is none is refused in words', async () => {
    const { code } = await roomMade();
    await kaiju.open('/join');
    await kaiju.user.type(await screen.findByLabelText('Table code'), 'A1');
    await kaiju.press('Find the table');
    expect(screen.getByText('A code is six letters and digits.')).toBeTruthy();
    await kaiju.user.clear(screen.getByLabelText('Table code'));
    await kaiju.user.type(screen.getByLabelText('Table code'), code.toLowerCase());
    await kaiju.press('Find the table');
    await kaiju.arrivesAt(`/join/${code}`);
    expect(await screen.findByRole('button', { name: 'Sit down' })).toBeTruthy();
  });

  it('is told that there is no such table', async () => {
    await kaiju.open('/join/AAAAAA');
    expect(await screen.findByText(/^There is no such table\. The table may open/)).toBeTruthy();
  });

  it('is told by a server of another version to load the page again', async () => {
    const { code } = await roomMade();
    server.refusing.push({ ok: false, error: { field: 'version', code: 'room.version' } });
    await kaiju.open(`/join/${code}`);
    expect(await screen.findByText(/reload the page/)).toBeTruthy();
  });

  it('is told that a code for watching gives no seat', async () => {
    const table = server.device();
    const made = await table.ask<RoomResponses['create']>({
      do: 'create',
      game: 'zorgl',
      players: 2,
      options: {},
    });
    await kaiju.open(`/join/${made.watch}`);
    expect(await screen.findByText(/This code is for watching/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull();
  });

  it('cannot sit down at a table that is locked, nor at one that is full', async () => {
    const made = await roomMade();
    const table = await tableOf(made);
    await table.ask({ do: 'lock', locked: true });
    await kaiju.open(`/join/${made.code}`);
    expect(await screen.findByText(/The table is locked/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sit down' }).getAttribute('aria-disabled')).toBe('true');
    await table.ask({ do: 'lock', locked: false });
    await waitFor(() => expect(screen.queryByText(/The table is locked/)).toBeNull());
    expect(screen.getByRole('button', { name: 'Sit down' }).getAttribute('aria-disabled')).toBeNull();
    const ann = await sitter(made, 'A', 'Ann');
    await sitter(made, 'C', 'Cid');
    expect(await screen.findByText('All seats are taken.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull();
    const buzzed: unknown[] = [];
    Object.assign(navigator, { vibrate: (time: unknown) => buzzed.push(time) });
    await ann.ask({ do: 'leave' });
    expect(await screen.findByRole('button', { name: 'Sit down' })).toBeTruthy();
    expect(buzzed).toHaveLength(1);
  });

  it('is not offered the seat of the crowd', async () => {
    const made = await roomMade();
    const table = await tableOf(made);
    await table.ask({ do: 'crowd', crowd: { seat: 'C', seconds: 20, chat: false } });
    await kaiju.open(`/join/${made.code}`);
    const crowd = await screen.findByRole<HTMLInputElement>('radio', { name: /crowd/i });
    expect(crowd.disabled).toBe(true);
    expect(screen.getAllByText('free')).toHaveLength(1);
  });

  it('that comes before the table is opened waits for it', async () => {
    await kaiju.open('/join/ABCDEF');
    await screen.findByRole('heading', { name: 'No table has this code' });
    expect(screen.getByText(/This page keeps trying/)).toBeTruthy();
    const { code } = await roomMade();
    server.refusing.push({ ok: false, error: { field: '', code: 'room.failed' } });
    await kaiju.open(`/join/${code}`);
    await screen.findByRole('heading', { name: 'This table could not be opened' });
    await screen.findByRole('button', { name: 'Sit down' }, { timeout: 12_000 });
  }, 30_000);

  it('is told that the record of a table is damaged', async () => {
    server.refusing.push({ ok: false, error: { field: 'room', code: 'room.broken' } });
    await kaiju.open('/join/ABCDEF');
    await screen.findByRole('heading', { name: 'This table could not be opened' });
    expect(screen.getByText(/saved log of this table is damaged/)).toBeTruthy();
    expect(screen.queryByText(/keeps trying/)).toBeNull();
  });

  it('whose seat somebody else was faster to take is told so, and offered another', async () => {
    const made = await roomMade();
    await kaiju.open(`/join/${made.code}`);
    await screen.findByRole('button', { name: 'Sit down' });
    const [seat] = screen.getAllByRole<HTMLInputElement>('radio', { checked: true });
    await waitFor(() => expect(server.asked.filter((asked) => asked.do === 'look')).toHaveLength(2));
    expect(seat).toBeDefined();
    server.refusing.push({ ok: false, error: { field: 'seat', code: 'room.taken' } });
    await kaiju.press('Sit down');
    expect((await screen.findByRole('alert')).textContent).toContain('the seat is taken');
    expect(screen.getByRole('button', { name: 'Sit down' })).toBeTruthy();
  });

  it('sits where it asked to even if the answer is lost, and after a reload that did not wait for it', async () => {
    const made = await roomMade();
    server.losing.add('join');
    await phoneAt(made);
    const table = await tableOf(made);
    const { seats } = await table.ask<RoomInfo>({ do: 'look', room: made.code });
    expect(seats.filter(({ here }) => here)).toMatchObject([{ by: 'person', name: 'Ann' }]);
    await kaiju.reload();
    await screen.findByRole('heading', { name: 'You are in, Ann!' });
  });

  it('may ask again where the question was lost', async () => {
    const made = await roomMade();
    await kaiju.open(`/join/${made.code}`);
    await kaiju.user.type(await screen.findByLabelText('Your name'), 'Ann');
    await waitFor(() => expect(server.asked.filter((asked) => asked.do === 'look')).toHaveLength(2));
    server.refusing.push({ ok: false, error: { field: '', code: 'room.away' } });
    await kaiju.press('Sit down');
    await kaiju.press('Sit down again');
    await kaiju.press('Sit down');
    await screen.findByRole('heading', { name: 'You are in, Ann!' });
  });

  it('comes back to its seat after a reload, and has its cards as soon as the game has begun', async () => {
    const made = await roomMade();
    const table = await tableOf(made);
    await phoneAt(made);
    await kaiju.reload();
    await screen.findByRole('heading', { name: 'You are in, Ann!' });
    await table.ask({ do: 'start' });
    await kaiju.ready();
    expect(kaiju.readableCards().length).toBeGreaterThanOrEqual(5);
    await kaiju.reload();
    await kaiju.ready();
    expect(kaiju.readableCards().length).toBeGreaterThanOrEqual(5);
  });

  it('whose key is no longer good, or that was put out, may sit down again', async () => {
    const made = await roomMade();
    keep(`room.${made.code}.seat`, { seat: 'A', key: 'x'.repeat(43) });
    await kaiju.open(`/join/${made.code}`);
    await screen.findByRole('heading', { name: 'You have left your seat' });
    await kaiju.press('Sit down again');
    await kaiju.user.type(await screen.findByLabelText('Your name'), 'Ann');
    await kaiju.press('Sit down');
    await screen.findByRole('heading', { name: 'You are in, Ann!' });
    const { seat } = kept(`room.${made.code}.seat`) as { readonly seat: string };
    const table = await tableOf(made);
    await table.ask({ do: 'kick', seat });
    await screen.findByRole('heading', { name: 'The host has taken your seat back' });
    await kaiju.press('Sit down again');
    await kaiju.press('Sit down');
    expect((await screen.findByRole('alert')).textContent).toContain('the host has taken');
    await table.ask({ do: 'lock', locked: false });
    await kaiju.press('Sit down');
    await screen.findByRole('heading', { name: /^You are in, Ann/ });
  });

  it('that has lost the server says so, and goes on by itself with what happened meanwhile', async () => {
    const made = await roomMade();
    const table = await tableOf(made);
    await phoneAt(made);
    server.setUp(false);
    expect(await screen.findByText(/Connection lost/)).toBeTruthy();
    await table.ask({ do: 'start' });
    server.setUp(true);
    await kaiju.ready();
    expect(screen.queryByText(/Connection lost/)).toBeNull();
    expect(kaiju.readableCards().length).toBeGreaterThanOrEqual(5);
  });

  it('is told in words what the server refuses', async () => {
    const made = await roomMade();
    const table = await tableOf(made);
    await phoneAt(made);
    await table.ask({ do: 'start' });
    await kaiju.ready();
    server.refusing.push({ ok: false, error: { field: '', code: 'room.often' } });
    await kaiju.press('Emotes');
    await kaiju.press('Roar');
    expect((await screen.findByRole('alert')).textContent).toContain('too many requests');
  });

  it('answers somebody who asks everybody for an undo, with yes or no', async () => {
    const made = await roomMade();
    const table = await tableOf(made);
    await phoneAt(made);
    const bob = await sitter(made, 'C', 'Bob');
    await table.ask({ do: 'start' });
    await kaiju.ready();
    const decided = ({ entries }: Room['match']) => entries.some(({ seat }) => seat === 'C');
    await playOn(made, decided);
    await kaiju.settle();
    const steps = () => table.news.filter(({ tell }) => tell === 'step').length;
    const known = steps();
    const asks = () => bob.ask({ do: 'askUndo', match: 0, known });

    await asks();
    expect(await screen.findByText(/^Bob asks everyone to take back the last action/)).toBeTruthy();
    await kaiju.press('No, play on');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull());
    expect(bob.news).toContainEqual({ tell: 'undo', undo: null, refused: 'A' });
    expect(steps()).toBe(known);

    await asks();
    await kaiju.user.click(await screen.findByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(steps()).toBe(known + 1));
    expect(table.news.findLast(({ tell }) => tell === 'step')).toMatchObject({ step: { kind: 'undo' } });
    expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
  });

  it('counts a game that was played to its end among the games of its device, once', async () => {
    const made = await roomMade(2, 'tetzilla');
    const table = await tableOf(made);
    await phoneAt(made);
    await sitter(made, 'B', 'Bob');
    await table.ask({ do: 'start' });
    await kaiju.ready();
    // What happens while the page is away need not be shown action by action.
    await kaiju.open('/mine');
    await playOn(made);
    for (const _ of ['the end', 'a reload']) {
      await kaiju.open(`/join/${made.code}`);
      await kaiju.ready();
      await waitFor(() => expect(document.querySelector('.ui-over')).not.toBeNull());
    }
    await kaiju.open('/mine');
    const games = await screen.findByRole('region', { name: 'TetZilla' });
    expect(games.querySelector('dt')?.textContent).toBe('Played');
    expect(games.querySelector('dd')?.textContent).toBe('1');
  });

  it('explains by its rules what it is asked, as a table does', async () => {
    const made = await roomMade(2, 'tetzilla');
    const table = await tableOf(made);
    await phoneAt(made);
    await table.ask({ do: 'start' });
    await kaiju.ready();
    const { seat: mine } = kept(`room.${made.code}.seat`) as { readonly seat: string };
    await playOn(made, ({ seat }) => seat === mine);
    await kaiju.settle();
    const [mark] = await screen.findAllByRole('button', { name: /^The rule: T/ });
    await kaiju.user.click(mark!);
    expect(await screen.findByRole('heading', { name: /^The rule: T/ })).toBeTruthy();
    await kaiju.press('Close the rule');
    expect(screen.queryByRole('heading', { name: /^The rule: T/ })).toBeNull();
  });

  it('tells how the game is played while it waits for it and while it plays, and keeps its seat', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const made = await roomMade();
    const table = await tableOf(made);
    await phoneAt(made);
    const { primer = [] } = zorglModule.words('en');
    const told = async () => {
      await kaiju.press('How to play');
      const dialog = within(await screen.findByRole('dialog', { name: 'How to play' }));
      for (const { title } of primer) dialog.getByText(title);
      await kaiju.user.click(dialog.getByRole('button', { name: 'All the rules' }));
      expect(opened).toHaveBeenLastCalledWith('/rules/zorgl', '_blank', 'noopener');
      await kaiju.user.click(dialog.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await told();
    await screen.findByRole('heading', { name: 'You are in, Ann!' });
    await table.ask({ do: 'start' });
    await kaiju.ready();
    await told();
    expect(server.asked.some((asked) => asked.do === 'leave')).toBe(false);
  });

  it('leaves its seat to a bot only when asked twice', async () => {
    const made = await roomMade();
    const table = await tableOf(made);
    await phoneAt(made);
    await table.ask({ do: 'start' });
    await kaiju.ready();
    await kaiju.press('Let a bot take over');
    const dialog = within(screen.getByRole('dialog', { name: 'Leave the table?' }));
    expect(server.asked.some((asked) => asked.do === 'leave')).toBe(false);
    await kaiju.user.click(dialog.getByRole('button', { name: 'Let a bot take over' }));
    await screen.findByRole('heading', { name: 'You have left your seat' });
  });
});

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
