import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { MemoryLog } from '../../../src/server/rooms/log';
import { openRooms } from '../../../src/server/rooms/open';
import { lockStore } from '../../../src/server/rooms/storeLock';
import { WatchedLog } from '../../../src/server/rooms/watchedLog';
import { Metrics } from '../../../src/server/running/metrics';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaiju-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const watching = () => ({ metrics: new Metrics(() => 0), fault: () => {}, roomDays: 30 });
const file = () => join(folder, 'rooms.sqlite');

describe('a file of rooms that cannot be opened is one problem of ROOMS_FILE', () => {
  const failed = { ok: false, error: { field: 'ROOMS_FILE', code: 'store.failed' } };

  it.each([
    ['junk', () => writeFileSync(file(), 'junk '.repeat(2000))],
    ['a folder', () => mkdirSync(file())],
    ['a table of another kind', () => new Database(file()).exec('CREATE TABLE entries (a)')],
    ['a view', () => new Database(file()).exec('CREATE VIEW entries AS SELECT 1 AS a')],
  ])('%s', (_what, make) => {
    make();
    const opened = openRooms(file(), watching());
    expect(opened).toMatchObject(failed);
    expect(JSON.stringify(opened)).not.toContain('\\n');
    expect(existsSync(`${file()}.lock`)).toBe(false);
  });

  it('a folder that is no folder', () => {
    writeFileSync(join(folder, 'data'), '');
    expect(openRooms(join(folder, 'data', 'rooms.sqlite'), watching())).toMatchObject(failed);
  });
});

describe('a file of rooms', () => {
  it('is that of one server at a time', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(other, 'spawn');
    writeFileSync(`${file()}.lock`, String(other.pid));
    expect(openRooms(file(), watching())).toMatchObject({
      error: { field: 'ROOMS_FILE', code: 'store.inUse' },
    });
    other.kill('SIGKILL');
    await once(other, 'exit');
    const opened = unwrap(openRooms(file(), watching()));
    expect(existsSync(`${file()}.lock`)).toBe(true);
    await opened.close();
    expect(existsSync(`${file()}.lock`)).toBe(false);
  });

  it('is free where the program that had it is gone, its number that of another by now', () => {
    writeFileSync(`${file()}.lock`, `${process.ppid} 1`);
    const unlock = lockStore(file());
    expect(unlock).not.toBeNull();
    unlock?.();
  });
});

describe('what is told of the health of a log', () => {
  it('is that of the latest entry, and that of the next one when there is room again', async () => {
    const kept = new MemoryLog(() => 0);
    let full = false;
    const append = kept.append.bind(kept);
    kept.append = async (...entry) => {
      if (full) throw new Error('database or disk is full');
      return append(...entry);
    };
    const log = new WatchedLog(kept);
    expect(await log.health()).toBeNull();
    full = true;
    await expect(log.append('ABCDEF', 0, { do: 'start' })).rejects.toThrow('full');
    expect(await log.health()).toBe('full');
    full = false;
    expect(await log.health()).toBeNull();
    expect(await kept.count()).toBe(0);
  });

  it('comes though the log hangs', async () => {
    const kept = new MemoryLog(() => 0);
    kept.count = () => new Promise(() => {});
    expect(await new WatchedLog(kept, 10).health()).toBe('log');
  });
});
