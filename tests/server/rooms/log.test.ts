import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { RoomEntry } from '../../../src/server/rooms/entry';
import { MemoryLog, type RoomLog } from '../../../src/server/rooms/log';
import { SqliteLog } from '../../../src/server/rooms/sqliteLog';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kaiju-rooms-'));
  folders.push(folder);
  return join(folder, 'rooms.sqlite');
}

const KINDS: readonly (readonly [string, () => RoomLog])[] = [
  ['memory', () => new MemoryLog()],
  ['sqlite', () => new SqliteLog(newFile())],
];

const lock = (locked: boolean): RoomEntry => ({ do: 'lock', locked });

describe.each(KINDS)('the log in %s', (_kind, open) => {
  it('gives back what was added, in order, each room its own', async () => {
    const log = open();
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
    const log = open();
    await log.append('AAAAAA', 0, lock(true));
    expect(await log.append('AAAAAA', 0, lock(false))).toBe(false);
    expect(await log.append('AAAAAA', 2, lock(false))).toBe(false);
    expect(await log.read('AAAAAA')).toEqual([lock(true)]);
    await log.close();
  });

  it('forgets a room and no other', async () => {
    const log = open();
    await log.append('AAAAAA', 0, lock(true));
    await log.append('BBBBBB', 0, lock(true));
    await log.forget('AAAAAA');
    expect(await log.read('AAAAAA')).toEqual([]);
    expect(await log.count()).toBe(1);
    await log.close();
  });

  it('keeps what it was given, whatever becomes of it', async () => {
    const log = open();
    const entry = { do: 'join', seat: 'A', name: 'Ann', key: 'k' } satisfies RoomEntry;
    await log.append('AAAAAA', 0, entry);
    Object.assign(entry, { name: 'Bob' });
    expect(await log.read('AAAAAA')).toMatchObject([{ name: 'Ann' }]);
    await log.close();
  });
});

it('an SQLite file outlives the program that wrote it', async () => {
  const file = newFile();
  const first = new SqliteLog(file);
  await first.append('AAAAAA', 0, lock(true));
  // A program that is killed closes nothing.
  const second = new SqliteLog(file);
  expect(await second.read('AAAAAA')).toEqual([lock(true)]);
  await first.close();
  await second.close();
});
