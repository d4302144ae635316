import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { createClient } from 'redis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { DEFAULT_BROADCAST, PROTOCOL } from '#net';
import { SERVED_GAMES } from '../../../src/server/games';
import type { HostedRoom } from '../../../src/server/rooms/hosted';
import { hashOf } from '../../../src/server/rooms/keys';
import type { RoomLog } from '../../../src/server/rooms/log';
import { RedisLog } from '../../../src/server/rooms/redisLog';
import { Room } from '../../../src/server/rooms/room';
import { SqliteLog } from '../../../src/server/rooms/sqliteLog';
import { deviceKey } from '../../helpers/deviceKey';
import { TestRedis } from '../../helpers/redis';
import { enter, never, roomOf, type TestRooms, testRooms } from './world';

/** A log that can be damaged from outside. */
interface Fragile {
  readonly log: RoomLog;
  /** Removes the entries from a number on. */
  cut(room: string, from: number): Promise<void>;
  /** Replaces or removes one entry. */
  put(room: string, number: number, text: string | null): Promise<void>;
}

let folder: string;
let redis: TestRedis;
beforeAll(async () => {
  redis = await TestRedis.start();
});
afterAll(() => redis.end());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaiju-back-'));
  await redis.empty();
});
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  rmSync(folder, { recursive: true, force: true });
});

const sqlite = async (): Promise<Fragile> => {
  const file = join(folder, 'rooms.sqlite');
  const log = new SqliteLog(file, () => 0);
  const outside = new Database(file);
  closing.push(
    () => log.close(),
    () => outside.close(),
  );
  return {
    log,
    cut: async (room, from) =>
      void outside.prepare('DELETE FROM entries WHERE room = ? AND number >= ?').run(room, from),
    put: async (room, number, text) =>
      void (text === null
        ? outside.prepare('DELETE FROM entries WHERE room = ? AND number = ?').run(room, number)
        : outside
            .prepare('UPDATE entries SET entry = ?3 WHERE room = ?1 AND number = ?2')
            .run(room, number, text)),
  };
};

const inRedis = async (): Promise<Fragile> => {
  const log = await RedisLog.open(
    redis.url,
    () => 0,
    () => {},
  );
  const outside = createClient({ url: redis.url });
  await outside.connect();
  closing.push(
    () => log.close(),
    () => outside.destroy(),
  );
  const key = (room: string) => `kaiju:room:${room}`;
  const cut = async (room: string, from: number) => {
    const lost = await outside.xRange(key(room), `0-${from + 1}`, '+');
    await outside.xDel(
      key(room),
      lost!.map(({ id }) => id),
    );
  };
  return {
    log,
    cut,
    async put(room, number, text) {
      if (text === null) return void (await outside.xDel(key(room), `0-${number + 1}`));
      // A stream changes no message: it is written again.
      const all = (await outside.xRange(key(room), '-', '+'))!;
      await outside.del(key(room));
      for (const { id, message } of all)
        await outside.xAdd(key(room), id, { entry: id === `0-${number + 1}` ? text : message.entry! });
    },
  };
};

/** Ann and Bob, who have played so many steps by chance, and the table that looks on. */
async function playing(log: RoomLog, steps: number) {
  const world = testRooms({ log, decide: never });
  const { room, code, keys } = await roomOf(world, 'zorgl');
  for (const { seat } of room.info.seats) {
    const join = { do: 'join', seat, name: seat, key: hashOf(deviceKey(seat)) } as const;
    unwrap(await room.change(join));
  }
  unwrap(await room.change({ do: 'start' }));
  await play(world, room, code, steps);
  return { world, room, code, keys };
}

/** Plays on, as whoever decides. */
async function play({ log }: TestRooms, room: HostedRoom, code: string, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    const { room: known } = Room.recover(code, SERVED_GAMES, await log.read(code));
    const { match, rules, number } = known;
    const seat = match.seat!;
    const action = rules.legal(rules.view(match.position, seat))[0];
    unwrap(
      await room.act(seat, {
        version: PROTOCOL,
        do: 'act',
        match: number,
        known: match.steps.length,
        action,
      }),
    );
  }
}

const KINDS = [
  ['sqlite', sqlite],
  ['redis', inRedis],
] as const;

describe.each(KINDS)('a room whose log in %s', (_kind, open) => {
  it('has lost its end goes back to what is left, tells all devices so, and goes on', async () => {
    const { log, cut } = await open();
    const { world, room, code, keys } = await playing(log, 6);
    const { ear } = await enter(room, keys.table);
    const { length } = await log.read(code);
    await cut(code, length - 2);
    await room.settled();
    room.beat();
    await room.settled();
    expect(room.info).toMatchObject({ lost: 2, match: 1 });
    const told = ear.heard.filter(({ tell }) => tell === 'match');
    expect(told).toMatchObject([{ match: { match: 1, steps: 4 } }]);
    expect(ear.heard.at(-1)).toMatchObject({ tell: 'room', room: { lost: 2 } });
    await play(world, room, code, 2);
    // Another node knows the same.
    const other = testRooms({ log, decide: never }, 2);
    expect(unwrap(await other.rooms.find(code)).info).toEqual({
      ...room.info,
      seats: room.info.seats.map((seat) => ({ ...seat, here: false })),
    });
  });

  it('has lost its end under an action takes that back, and then takes actions again', async () => {
    const { log, cut } = await open();
    const { world, room, code } = await playing(log, 6);
    await cut(code, (await log.read(code)).length - 1);
    const stale = { version: PROTOCOL, do: 'act', match: 0, known: 6, action: null } as const;
    expect(await room.act('A', stale)).toMatchObject({ ok: false });
    room.beat();
    await room.change({ do: 'lock', locked: false });
    expect(room.info.lost).toBe(1);
    await play(world, room, code, 2);
  });

  it('has gone on elsewhere is followed there', async () => {
    const { log, cut } = await open();
    const { room, code } = await playing(log, 6);
    const { length } = await log.read(code);
    await cut(code, length - 2);
    const other = testRooms({ log, decide: never }, 2);
    const there = unwrap(await other.rooms.find(code));
    await play(other, there, code, 3);
    unwrap(await room.change({ do: 'lock', locked: true }));
    await there.change({ do: 'lock', locked: false });
    await room.change({ do: 'lock', locked: true });
    expect(room.info.match).toBe(there.info.match);
    expect((await log.read(code)).length).toBeGreaterThan(length);
  });

  it.each([
    [
      'holds an action that the rules do not allow',
      JSON.stringify({ do: 'act', seat: 'A', action: { do: 'win' } }),
    ],
    ['holds half an entry', '{"do":"ac'],
    ['holds nothing if an entry was', 'null'],
    ['lacks an entry', null],
  ])('%s opens at the last good step, says so, and goes on', async (_what, text) => {
    const { log, put } = await open();
    const { code, keys } = await playing(log, 6);
    const { length } = await log.read(code);
    await put(code, length - 3, text);
    const world = testRooms({ log, decide: never }, 2);
    const room = unwrap(await world.rooms.find(code));
    expect(room.info).toMatchObject({
      begun: true,
      match: 1,
      lost: text === '{"do":"ac' || text === 'null' || text === null ? 2 : 3,
    });
    const { entered } = await enter(room, keys.table);
    expect(entered.told).toMatchObject({ whole: { match: 1, steps: 3 } });
    await play(world, room, code, 3);
    const again = unwrap(await testRooms({ log, decide: never }, 3).rooms.find(code));
    expect(again.info.match).toBe(1);
    expect((await enter(again, keys.table)).entered.told).toMatchObject({ whole: { steps: 6 } });
  });

  it('is damaged from its first entry on says so', async () => {
    const { log, put } = await open();
    const { code } = await playing(log, 1);
    await put(code, 0, '{"do":"create","game":"chess"}');
    expect(await testRooms({ log }, 2).rooms.find(code)).toMatchObject({
      error: { field: 'room', code: 'room.broken' },
    });
  });

  it('is gone is told to come again, and is then known to nobody', async () => {
    const { log } = await open();
    const { world, room, code, keys } = await playing(log, 2);
    const { ear } = await enter(room, keys.table);
    await log.forget(code);
    room.beat();
    await room.settled();
    expect(ear.heard.at(-1)).toEqual({ tell: 'behind' });
    expect(await world.rooms.find(code)).toMatchObject({ error: { code: 'room.unknown' } });
  });
});

it('a match that has lost steps is handed out with all that was hidden, and another one begins', async () => {
  const { log, put } = await sqlite();
  const { code } = await playing(log, 6);
  expect(
    await unwrap(await testRooms({ log, decide: never }, 4).rooms.find(code)).salvage(0, 7),
  ).toMatchObject({
    error: { code: 'room.running' },
  });
  await put(code, (await log.read(code)).length - 1, 'null');
  const room = unwrap(await testRooms({ log, decide: never }, 2).rooms.find(code));
  const file = unwrap(await room.salvage(1, 8));
  expect(file.actions).toHaveLength(5);
  expect(room.info).toMatchObject({ match: 2, begun: true });
  expect(room.info.lost).toBeUndefined();
});

it('those who look on later learn nothing before its time of a match that has gone back', async () => {
  const { log, cut } = await sqlite();
  const { room, code, keys } = await playing(log, 6);
  await room.change({
    do: 'broadcast',
    broadcast: { ...DEFAULT_BROADCAST, delay: 60 },
  });
  const { ear } = await enter(room, keys.spectator);
  await cut(code, (await log.read(code)).length - 2);
  ear.heard.length = 0;
  room.beat();
  await room.settled();
  expect(ear.heard.filter(({ tell }) => tell === 'match')).toMatchObject([{ match: { steps: 0 } }]);
});
