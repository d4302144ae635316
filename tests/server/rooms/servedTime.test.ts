import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unwrap } from '#core';
import { openRooms } from '../../../src/server/rooms/open';
import { ServedTime } from '../../../src/server/rooms/servedTime';
import { Metrics } from '../../../src/server/running/metrics';
import { ask } from './world';

const DAY = 86_400_000;

let folder: string;
let seconds = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaiju-time-'));
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(performance, 'now').mockImplementation(() => seconds * 1000);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const forgotten: number[] = [];
const open = () =>
  unwrap(
    openRooms(join(folder, 'rooms.sqlite'), {
      metrics: new Metrics(() => 0),
      fault: () => {},
      roomDays: 30,
      forgot: (rooms) => void forgotten.push(rooms),
    }),
  );
type Kept = ReturnType<typeof open>;

/** A room whose game has begun. @returns its code */
async function begun({ rooms }: Kept): Promise<string> {
  const { room } = await opened({ rooms });
  await unwrap(await rooms.find(room)).change({ do: 'start' });
  return room;
}
const opened = async ({ rooms }: Pick<Kept, 'rooms'>) =>
  unwrap(await rooms.create(ask<'create'>({ do: 'create', game: 'zorgl', players: 2, options: {} })));

/** Lets a server run on, with a beat each ten minutes. */
async function run({ rooms }: Kept, days: number): Promise<void> {
  const end = seconds + (days * DAY) / 1000;
  for (; seconds < end; seconds += 600) await rooms.beat();
}

describe('a computer with a wrong date', () => {
  it('forgets no room, though others are made in the meantime', async () => {
    const first = open();
    const room = await begun(first);
    await first.close();
    vi.setSystemTime(Date.now() + 60 * DAY);
    const second = open();
    await begun(second);
    await run(second, 1);
    expect((await second.rooms.find(room)).ok).toBe(true);
    await second.close();
    vi.setSystemTime(0);
    const third = open();
    await begun(third);
    await run(third, 1);
    vi.setSystemTime(Date.now() + 60 * 365 * DAY);
    await run(third, 1);
    expect((await third.rooms.find(room)).ok).toBe(true);
    await third.close();
  });

  it('forgets rooms that nobody has used for long while it ran, and says how many', async () => {
    const kept = open();
    const room = await begun(kept);
    await run(kept, 15);
    const later = await begun(kept);
    vi.setSystemTime(Date.now() + 31 * DAY);
    forgotten.length = 0;
    await run(kept, 16);
    expect(forgotten).toEqual([1]);
    expect((await kept.rooms.find(room)).ok).toBe(false);
    expect((await kept.rooms.find(later)).ok).toBe(true);
    await kept.close();
  });
});

it('a room that has never begun is forgotten after an hour, if nobody is there', async () => {
  const kept = open();
  vi.setSystemTime(Date.now() + DAY);
  const { room } = await opened(kept);
  await run(kept, 0.5 / 24);
  expect((await kept.rooms.find(room)).ok).toBe(true);
  await run(kept, 1 / 24);
  expect((await kept.rooms.find(room)).ok).toBe(false);
  await kept.close();
});

it('a log begins with the date of the computer, and goes on from its newest entry', () => {
  let now = 5;
  const time = new ServedTime(
    () => 1000,
    () => now,
  );
  expect(time.date()).toBe(1000);
  time.goOnFrom(400);
  now = 7;
  expect(time.date()).toBe(2400);
  time.goOnFrom(null);
  expect(time.date()).toBe(2400);
});
