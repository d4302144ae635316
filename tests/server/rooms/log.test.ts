import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomEntry } from '../../../src/server/rooms/entry';
import { MemoryLog, type RoomLog } from '../../../src/server/rooms/log';
import { RedisLog } from '../../../src/server/rooms/redisLog';
import { SqliteLog } from '../../../src/server/rooms/sqliteLog';
import { TestRedis } from '../../helpers/redis';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kaiju-rooms-'));
  folders.push(folder);
  return join(folder, 'rooms.sqlite');
}

let redis: TestRedis;
beforeAll(async () => {
  redis = await TestRedis.start();
});
beforeEach(async () => {
  today = 1000;
  await redis.empty();
});
afterAll(() => redis.end());

let today = 0;
const calendar = () => today;

const openRedis = () => RedisLog.open(redis.url, calendar, () => {});

const KINDS: readonly (readonly [string, () => RoomLog | Promise<RoomLog>])[] = [
  ['memory', () => new MemoryLog(calendar)],
  ['sqlite', () => new SqliteLog(newFile(), calendar)],
  ['redis', openRedis],
];

const hash = 'f'.repeat(64);
const CREATED: RoomEntry = {
  do: 'create',
  game: 'zorgl',
  players: 2,
  options: {},
  seed: 1,
  keys: { table: hash, spectator: hash, caster: hash },
};
const lock = (locked: boolean): RoomEntry => ({ do: 'lock', locked });

describe.each(KINDS)('the log in %s', (_kind, open) => {
  it('gives back what was added, in order, each room its own', async () => {
    const log = await open();
    expect(await log.append('AAAAAA', 0, lock(true))).toBe(true);
    expect(await log.append('BBBBBB', 0, { do: 'start' })).toBe(true);
    expect(await log.append('AAAAAA', 1, lock(false))).toBe(true);
    expect(await log.read('AAAAAA')).toEqual([lock(true), lock(false)]);
    expect(await log.read('AAAAAA', 1)).toEqual([lock(false)]);
    expect(await log.read('CCCCCC')).toEqual([]);
    expect(await log.count()).toBe(2);
    await log.close();
  });

  it('never takes a number twice, nor leaves one out', async () => {
    const log = await open();
    await log.append('AAAAAA', 0, lock(true));
    expect(await log.append('AAAAAA', 0, lock(false))).toBe(false);
    expect(await log.append('AAAAAA', 2, lock(false))).toBe(false);
    expect(await log.read('AAAAAA')).toEqual([lock(true)]);
    await log.close();
  });

  it('forgets a room and no other', async () => {
    const log = await open();
    await log.append('AAAAAA', 0, lock(true));
    await log.append('BBBBBB', 0, lock(true));
    await log.forget('AAAAAA');
    expect(await log.read('AAAAAA')).toEqual([]);
    expect(await log.count()).toBe(1);
    await log.close();
  });

  it('prunes rooms to which nothing was added since a date, and no others', async () => {
    const log = await open();
    await log.append('AAAAAA', 0, lock(true));
    await log.append('BBBBBB', 0, lock(true));
    today = 2000;
    await log.append('BBBBBB', 1, lock(false));
    await log.append('CCCCCC', 0, lock(true));
    expect(await log.prune(1000, 0)).toEqual([]);
    expect(await log.prune(2000, 0)).toEqual(['AAAAAA']);
    expect(await log.read('AAAAAA')).toEqual([]);
    expect(await log.read('BBBBBB')).toHaveLength(2);
    expect(await log.count()).toBe(2);
    await log.close();
  });

  it('prunes rooms that have never begun earlier, unless somebody is there', async () => {
    const log = await open();
    for (const room of ['AAAAAA', 'BBBBBB', 'CCCCCC']) await log.append(room, 0, CREATED);
    await log.append('BBBBBB', 1, { do: 'start' });
    today = 2000;
    await log.use(['CCCCCC', 'DDDDDD']);
    expect(await log.prune(0, 2000)).toEqual(['AAAAAA']);
    expect(await log.count()).toBe(2);
    expect(await log.prune(2000, 2000)).toEqual(['BBBBBB']);
    expect(await log.read('CCCCCC')).toEqual([CREATED]);
    await log.close();
  });

  it('keeps what it was given, whatever becomes of it', async () => {
    const log = await open();
    const entry = { do: 'join', seat: 'A', name: 'Ann', key: 'k' } satisfies RoomEntry;
    await log.append('AAAAAA', 0, entry);
    Object.assign(entry, { name: 'Bob' });
    expect(await log.read('AAAAAA')).toMatchObject([{ name: 'Ann' }]);
    await log.close();
  });
});

it('of two nodes that add the same number to a log in Redis only one does', async () => {
  const [left, right] = await Promise.all([openRedis(), openRedis()]);
  for (let number = 0; number < 50; number++) {
    const added = await Promise.all([
      left.append('AAAAAA', number, lock(true)),
      right.append('AAAAAA', number, lock(false)),
    ]);
    expect(added.filter((done) => done)).toHaveLength(1);
  }
  expect(await left.read('AAAAAA')).toHaveLength(50);
  expect(await right.read('AAAAAA')).toEqual(await left.read('AAAAAA'));
  await Promise.all([left.close(), right.close()]);
});

it('a Redis that is killed has kept all that was added, and refuses at once while it is gone', async () => {
  const faults: string[] = [];
  const log = await RedisLog.open(redis.url, calendar, (detail) => void faults.push(detail));
  for (let number = 0; number < 20; number++) await log.append('AAAAAA', number, lock(true));
  await redis.kill();
  await expect(log.append('AAAAAA', 20, lock(true))).rejects.toThrow();
  await redis.again();
  await vi.waitFor(() => log.count(), { timeout: 10_000 });
  expect(await log.read('AAAAAA')).toHaveLength(20);
  expect(await log.append('AAAAAA', 20, lock(true))).toBe(true);
  expect(faults).not.toEqual([]);
  await log.close();
});

it('says where no Redis answers', async () => {
  await expect(RedisLog.open('redis://127.0.0.1:1', calendar, () => {})).rejects.toThrow('ECONNREFUSED');
});

it('an SQLite file outlives the program that wrote it', async () => {
  const file = newFile();
  const first = new SqliteLog(file, calendar);
  await first.append('AAAAAA', 0, lock(true));
  // A program that is killed closes nothing.
  const second = new SqliteLog(file, calendar);
  expect(await second.read('AAAAAA')).toEqual([lock(true)]);
  await first.close();
  await second.close();
});
