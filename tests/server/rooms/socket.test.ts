import { once } from 'node:events';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { PROTOCOL, type Reply, type RoomRequestBody, type RoomResponses, type ServerEvent } from '#net';
import type { RunningServer } from '#server';
import { SERVED_GAMES } from '../../../src/server/games';
import type { RoomLog } from '../../../src/server/rooms/log';
import { RedisLog } from '../../../src/server/rooms/redisLog';
import { SqliteLog } from '../../../src/server/rooms/sqliteLog';
import { deviceKey } from '../../helpers/deviceKey';
import { endsMatch } from '../../helpers/knownPosition';
import { TestRedis } from '../../helpers/redis';
import { pageFolder, serve } from './live';
import { chanceOnceHeard, testRooms } from './world';

let site: ReturnType<typeof pageFolder>;
let server: RunningServer;
let log: RoomLog;
let openLog: () => RoomLog | Promise<RoomLog>;
let redis: TestRedis;
const sockets: Socket[] = [];
/** How many steps of a game of bots the table has heard of. */
let heard: () => number;

async function start(): Promise<void> {
  log = await openLog();
  heard = () => 0;
  const { rooms } = testRooms({ log, decide: chanceOnceHeard(() => heard()) });
  server = await serve(site.folder, { rooms });
}

async function stop(): Promise<void> {
  for (const socket of sockets.splice(0)) socket.disconnect();
  await server.close();
  await log.close();
}

beforeAll(async () => {
  redis = await TestRedis.start();
});
afterAll(() => redis.end());

beforeEach(() => {
  site = pageFolder();
});

afterEach(async () => {
  await stop();
  site.remove();
});

function device() {
  const socket = io(server.localAddress, { path: '/rooms/', transports: ['websocket'], forceNew: true });
  sockets.push(socket);
  const news: ServerEvent[] = [];
  socket.on('news', (told: ServerEvent) => void news.push(told));
  const raw = (input: unknown): Promise<Reply> => socket.emitWithAck('ask', input) as Promise<Reply>;
  const ask = async <Value>(asked: RoomRequestBody): Promise<Value> => {
    const reply = await raw({ version: PROTOCOL, ...asked });
    if (!reply.ok) throw new Error(reply.error.code);
    return reply.value as Value;
  };
  return { socket, news, raw, ask };
}

/** A room for two that a device has made. */
const createdBy = (table: ReturnType<typeof device>, game: string) =>
  table.ask<RoomResponses['create']>({ do: 'create', game, players: 2, options: {} });

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const KINDS: readonly (readonly [string, () => RoomLog | Promise<RoomLog>])[] = [
  ['sqlite', () => new SqliteLog(join(site.folder, 'rooms.sqlite'), () => 0)],
  [
    'redis',
    () =>
      RedisLog.open(
        redis.url,
        () => 0,
        () => {},
      ),
  ],
];

describe.each(KINDS)('a server that keeps rooms in %s', (_kind, open) => {
  beforeEach(async () => {
    openLog = open;
    await redis.empty();
    await start();
  });

  it('says whether it hosts rooms', async () => {
    const answer = await fetch(new URL('/rooms.json', server.localAddress));
    expect(await answer.json()).toEqual({
      version: PROTOCOL,
      games: [...SERVED_GAMES.keys()],
    });
  });

  it('plays a whole game of bots, seen by a table, and finds it again after a restart', async () => {
    const table = device();
    const made = await createdBy(table, 'tetzilla');
    await table.ask({ do: 'enter', room: made.room, key: made.keys.table, match: 0, known: 0 });
    const steps = () => table.news.flatMap((news) => (news.tell === 'step' ? [news.step] : []));
    heard = () => steps().length;
    await table.ask({ do: 'start' });
    await until(() => steps().some(endsMatch));
    expect(steps().map(({ number }) => number)).toEqual(steps().map((_step, index) => index));
    const { length } = steps();
    await stop();
    await start();
    const again = device();
    const entered = await again.ask<RoomResponses['enter']>({
      do: 'enter',
      room: made.room,
      key: made.keys.spectator,
      match: 0,
      known: length - 2,
    });
    expect(entered).toMatchObject({ role: 'spectator', room: { begun: true } });
    expect('since' in entered.told && entered.told.since).toEqual(steps().slice(-2));
  });

  it('refuses what has no form, wrong keys and what is for others to do', async () => {
    const table = device();
    const { room, keys } = await createdBy(table, 'zorgl');
    for (const garbage of [null, 7, 'ask', [], {}, { version: PROTOCOL }, { version: PROTOCOL, do: 'win' }])
      expect((await table.raw(garbage)).ok).toBe(false);
    expect(await table.raw({ version: PROTOCOL + 1, do: 'look', room })).toMatchObject({
      error: { code: 'room.version' },
    });
    await expect(table.ask({ do: 'start' })).rejects.toThrow('room.role');
    const looking = device();
    await looking.ask({ do: 'enter', room, key: keys.spectator, match: 0, known: 0 });
    await expect(looking.ask({ do: 'start' })).rejects.toThrow('room.role');
    await expect(looking.ask({ do: 'emote', emote: 'roar' })).rejects.toThrow('room.role');
    const stranger = device();
    const enter = { do: 'enter', room, key: 'x'.repeat(43), match: 0, known: 0 } as const;
    await expect(stranger.ask(enter)).rejects.toThrow('room.key');
    await expect(stranger.ask({ do: 'look', room: 'AAAAAA' })).rejects.toThrow('room.unknown');
  });

  it('lets a device in again without the others noticing', async () => {
    const table = device();
    const { room, keys } = await createdBy(table, 'zorgl');
    const { seats } = await table.ask<RoomResponses['look']>({ do: 'look', room });
    await table.ask({ do: 'enter', room, key: keys.table, match: 0, known: 0 });
    const hand = device();
    const key = deviceKey('Ann');
    await hand.ask({ do: 'join', room, seat: seats[0]!.seat, name: 'Ann', key });
    await hand.ask({ do: 'enter', room, key, match: 0, known: 0 });
    const { length } = table.news;
    expect(await hand.ask({ do: 'enter', room, key, match: 0, known: 0 })).toMatchObject({ role: 'seat' });
    await table.ask({ do: 'lock', locked: true });
    expect(table.news.slice(length)).toMatchObject([{ tell: 'room', room: { locked: true } }]);
  });

  it('lets in no page of somebody else', async () => {
    const from = (origin: string) =>
      new Promise<boolean>((done) => {
        const socket = io(server.localAddress, {
          path: '/rooms/',
          transports: ['websocket'],
          forceNew: true,
          reconnection: false,
          extraHeaders: { origin },
        });
        sockets.push(socket);
        socket.once('connect', () => done(true)).once('connect_error', () => done(false));
      });
    expect(await from(server.localAddress.slice(0, -1))).toBe(true);
    expect(await from('https://elsewhere.example')).toBe(false);
    expect(await from('null')).toBe(false);
  });

  it('finishes what was asked before it closes, and takes nothing more', async () => {
    const table = device();
    const { room, keys } = await createdBy(table, 'zorgl');
    await table.ask({ do: 'enter', room, key: keys.table, match: 0, known: 0 });
    const before = (await log.read(room)).length;
    let asked = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const append = log.append.bind(log);
    log.append = async (...entry) => {
      asked++;
      await held;
      return append(...entry);
    };
    void table.raw({ version: PROTOCOL, do: 'lock', locked: true }).catch(() => {});
    await until(() => asked === 1);
    const closing = server.close();
    void table.raw({ version: PROTOCOL, do: 'start' }).catch(() => {});
    release();
    await closing;
    await until(() => !table.socket.connected);
    expect((await log.read(room)).slice(before)).toEqual([{ do: 'lock', locked: true }]);
  });

  it('is lost without a word when it closes: whoever is told to go does not come back by itself', async () => {
    const guest = device();
    await until(() => guest.socket.connected);
    const reasons: string[] = [];
    guest.socket.on('disconnect', (reason) => void reasons.push(reason));
    await server.close();
    await until(() => reasons.length > 0);
    expect(reasons).toEqual(['transport close']);
    expect(guest.socket.active).toBe(true);
  });

  it('asks so often whether somebody is there that a line which is cut without a word is missed in a quarter of a minute', async () => {
    const line = new WebSocket(
      `${server.localAddress.replace('http', 'ws')}rooms/?EIO=4&transport=websocket`,
    );
    // The opening of Engine.IO: whoever has not answered a question `pingTimeout` after it is gone, as is a server that has not asked.
    const [opening] = (await once(line, 'message')) as [Buffer];
    line.close();
    const { pingInterval, pingTimeout } = JSON.parse(opening.toString().slice(1)) as Record<string, number>;
    expect(pingInterval! + pingTimeout!).toBeLessThanOrEqual(15_000);
  });

  it('answers nobody who asks too much, and cuts off who sends too much', async () => {
    const busy = device();
    const replies = await Promise.all(Array.from({ length: 100 }, () => busy.raw(null)));
    expect(replies.filter((reply) => !reply.ok && reply.error.code === 'room.often').length).toBeGreaterThan(
      30,
    );
    const large = device();
    await until(() => large.socket.connected);
    void large.raw('x'.repeat(100_000)).catch(() => {});
    await until(() => !large.socket.connected);
  });

  it.each([
    ['many questions', (socket: Socket) => void socket.emit('ask', null)],
    ['many messages that ask nothing', (socket: Socket) => void socket.emit('nothing')],
    ['many bytes', (socket: Socket) => void socket.emit('nothing', 'x'.repeat(30_000))],
  ])('cuts off who floods it with %s, and says why; others lose nothing', async (_what, send) => {
    const table = device();
    const { room, keys } = await createdBy(table, 'zorgl');
    await table.ask({ do: 'enter', room, key: keys.table, match: 0, known: 0 });
    const flooding = device();
    await until(() => flooding.socket.connected);
    const reasons: string[] = [];
    flooding.socket.on('disconnect', (reason) => void reasons.push(reason));
    for (let sent = 0; sent < 300; sent++) send(flooding.socket);
    await until(() => reasons.length > 0);
    expect(reasons).toEqual(['io server disconnect']);
    expect(flooding.news).toContainEqual({ tell: 'cut', why: { field: '', code: 'room.flood' } });
    await table.ask({ do: 'lock', locked: true });
    expect(table.socket.connected).toBe(true);
  });
});
