import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomInfo, RoomResponses } from '#net';
import { zorglModule } from '#zorgl';
import type { Room } from '../../src/server/rooms/room';
import { kaiju } from './KaijuPage';
import { freshServer, keep, kept, phoneAt, playOn, roomMade, server, sitter, tableOf } from './roomDevices';

beforeEach(freshServer);

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
    await waitFor(() => expect(buzzed).toHaveLength(1));
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
