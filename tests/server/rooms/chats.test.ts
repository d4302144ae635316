import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { PROTOCOL, type RoomRequestBody, type RoomResponses, type ServerEvent } from '#net';
import type { RunningServer } from '#server';
import type { ChatListener } from '../../../src/server/chat/chat';
import { Chats } from '../../../src/server/chat/chats';
import { ClientConnection, costlyLimit } from '../../../src/server/rooms/clientConnection';
import { pageFolder, serve } from './live';
import { FakeClock, never, testRooms } from './world';

/** Chats that say what they are told to. */
function fakeChats(usual: string | null) {
  const open = new Map<string, ChatListener>();
  const chats = new Chats(
    (channel) => ({
      up: true,
      listen: (heard) => void open.set(channel, heard),
      close: () => void open.delete(channel),
    }),
    usual,
  );
  return { chats, open };
}

async function hosting(usual: string | null) {
  const clock = new FakeClock();
  const { chats, open } = fakeChats(usual);
  const world = testRooms({ decide: never, chats, now: clock.now, later: clock.later });
  const table = async () => {
    const news: ServerEvent[] = [];
    const guest = new ClientConnection({
      rooms: world.rooms,
      send: (told) => void news.push(told),
      now: clock.now,
      costly: costlyLimit(0),
    });
    const ask = async <Value>(asked: RoomRequestBody) =>
      unwrap(await guest.answer({ version: PROTOCOL, ...asked })) as Value;
    const made = await ask<RoomResponses['create']>({ do: 'create', game: 'zorgl', players: 2, options: {} });
    await ask({ do: 'enter', room: made.room, key: made.keys.table, match: 0, known: 0 });
    const told = () => news.flatMap((each) => (each.tell === 'chat' ? [each.chat] : [])).at(-1);
    const choose = (channel?: string) =>
      ask({
        do: 'crowd',
        crowd: { seat: 'A', seconds: 20, chat: true, ...(channel !== undefined && { channel }) },
      });
    return { made, ask, told, choose, gone: () => guest.gone(), news };
  };
  return { clock, open, table, world };
}

describe('the chat of a room', () => {
  it('is that of the channel that its table chooses, as long as somebody is there', async () => {
    const { clock, open, table } = await hosting('house');
    const [one, two] = [await table(), await table()];
    await one.choose('ZedPlays');
    await two.choose();
    expect([...open.keys()]).toEqual(['zedplays', 'house']);
    open.get('zedplays')!('twitch:1', 'hello');
    open.get('zedplays')!('twitch:2', '!1');
    open.get('zedplays')!('twitch:1', 'again');
    clock.pass(2);
    expect(one.told()).toEqual({ channel: 'zedplays', up: true, heard: 2 });
    expect(two.told()).toEqual({ channel: 'house', up: true, heard: 0 });
    await one.choose('other');
    expect([...open.keys()]).toEqual(['house', 'other']);
    one.gone();
    await two.ask({ do: 'crowd', crowd: null });
    clock.pass(2);
    expect(open.size).toBe(0);
    expect(two.told()).toBeNull();
  });

  it('is none where the server follows none, and a channel that is no name is refused', async () => {
    const { table } = await hosting(null);
    const { choose, told } = await table();
    await choose();
    expect(told()).toEqual({ channel: null, up: false, heard: 0 });
    await expect(choose('two words')).rejects.toThrow('crowd.channel: channel.invalid');
  });
});

describe('a relay of another chat', () => {
  let site: ReturnType<typeof pageFolder>;
  let server: RunningServer;
  let hosts: Awaited<ReturnType<typeof hosting>>;
  beforeEach(async () => {
    site = pageFolder();
    hosts = await hosting(null);
    server = await serve(site.folder, { rooms: hosts.world.rooms });
  });
  afterEach(async () => {
    await server.close();
    site.remove();
  });

  const now = () => String(Math.floor(Date.now() / 1000));
  const post = (code: string, secret: string, body: string, time = now(), signed = `${time}.${body}`) =>
    fetch(new URL(`/chat/${code}`, server.localAddress), {
      method: 'POST',
      body,
      headers: { 'X-Time': time, 'X-Signature': createHmac('sha256', secret).update(signed).digest('hex') },
    });

  it('votes where a chat may, under the name that it gives', async () => {
    const { made, ask, choose, news } = await hosts.table();
    const { secret } = await ask<RoomResponses['relay']>({ do: 'relay' });
    const body = JSON.stringify({ name: 'Ann', text: '!2' });
    expect((await post(made.watch, secret, body)).status).toBe(409);
    await choose();
    await ask({ do: 'start' });
    await unwrap(await hosts.world.rooms.find(made.room)).settled();
    expect((await post(made.watch, secret, body)).status).toBe(204);
    expect((await post(made.watch, secret, body)).status).toBe(204);
    hosts.clock.pass(2);
    expect(news.filter(({ tell }) => tell === 'chat').at(-1)).toMatchObject({ chat: { heard: 1 } });
    const counts = news.flatMap((each) => (each.tell === 'tally' ? [each.counts.slice(0, 2)] : []));
    expect(counts.at(-1)).toEqual([0, 1]);
  });

  it('is refused without the signature of this time and body, and where its form is another', async () => {
    const { made, ask, choose } = await hosts.table();
    await choose();
    const { secret } = await ask<RoomResponses['relay']>({ do: 'relay' });
    const body = JSON.stringify({ name: 'Ann', text: '!1' });
    const refused = async (answer: Promise<Response>, status: number) => {
      const { status: got, headers } = await answer;
      expect([got, headers.get('content-type')]).toEqual([status, 'application/json']);
    };
    await refused(post(made.watch, made.keys.table, body), 401);
    await refused(post(made.watch, secret, body, now(), `${now()}.other`), 401);
    await refused(post(made.watch, secret, body, '1000000000'), 401);
    await refused(post(made.watch, secret, '{"name":"","text":"!1"}'), 400);
    await refused(post(made.watch, secret, 'text'), 400);
    await refused(post(made.watch, secret, 'x'.repeat(5000)), 413);
    await refused(post(made.room, secret, body), 404);
    await refused(post('ABCDEFGH', secret, body), 404);
  });
});
