import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { DEFAULT_BROADCAST, DEFAULT_HOSTING } from '#net';
import { SERVED_GAMES } from '../../../src/server/games';
import type { RoomEntry } from '../../../src/server/rooms/entry';
import { hashOf } from '../../../src/server/rooms/keys';
import { MemoryLog } from '../../../src/server/rooms/log';
import { deviceKey } from '../../helpers/deviceKey';
import { knownOf } from '../../helpers/knownPosition';
import { ask, chance, enter, never, roomOf, testRooms } from './world';

const JUNK = [null, '', 'x', -1, 1.5, 1e300, true, [], {}, [null], '__proto__', 'x'.repeat(5000)] as const;

type Json = Record<string, unknown>;

/** Changes one field somewhere within a value. @param path numbers that choose which */
function changed(value: unknown, path: readonly number[], junk: unknown): unknown {
  const [first = 0, ...rest] = path;
  if (typeof value !== 'object' || value === null) return junk;
  const keys = Object.keys(value);
  const key = keys[first % Math.max(1, keys.length)];
  if (key === undefined) return junk;
  const deeper = rest.length > 0 && first % 2 === 0;
  const next = deeper ? changed((value as Json)[key], rest, junk) : junk;
  if (Array.isArray(value)) return value.with(Number(key), next);
  if (next === undefined) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  return { ...value, [key]: next };
}

/** The log of a table at which everything was done once, and a game was begun. */
async function fullLog(game: string) {
  const world = testRooms({ decide: never });
  const { code, keys, room } = await roomOf(world, game, game === 'king-of-monsters' ? 9 : 2);
  const [first = '', second = ''] = room.info.seats.map(({ seat }) => seat);
  const key = deviceKey('Ann');
  unwrap(await world.rooms.join(ask<'join'>({ do: 'join', room: code, seat: first, name: 'Ann', key })));
  const entries: readonly RoomEntry[] = [
    { do: 'rename', seat: first, name: 'Anna' },
    { do: 'level', seat: second, level: 'greedy' },
    { do: 'crowd', crowd: { seat: second, seconds: 20, chat: false } },
    { do: 'crowd', crowd: null },
    { do: 'clock', clock: { seconds: 30, end: 'host', level: 'greedy' } },
    { do: 'hosting', hosting: { ...DEFAULT_HOSTING, fair: 60 } },
    { do: 'broadcast', broadcast: { ...DEFAULT_BROADCAST, hands: [first] } },
    { do: 'lock', locked: true },
    { do: 'leave', seat: first },
    { do: 'start' },
  ];
  for (const entry of entries) unwrap(await room.change(entry));
  const { rules } = SERVED_GAMES.get(game)!;
  let { pending } = knownOf((await enter(room, keys.table)).entered);
  for (let step = 0; step < 6; step++) {
    const { seat } = pending.at(-1)!;
    const seen = await room.enter({ member: { role: 'seat', seat }, send: () => {} }, 0, 0);
    unwrap(await room.change({ do: 'act', seat, action: rules.legal(knownOf(seen).view)[0] }));
    pending = knownOf(
      await room.enter({ member: { role: 'table', seat: null }, send: () => {} }, 0, 0),
    ).pending;
  }
  return { code, keys, log: await world.log.read(code) };
}

describe.each([...SERVED_GAMES.keys()])('a log of %s that was changed', (game) => {
  it('opens as far as it makes sense, or says that it is damaged, and the game goes on', async () => {
    const { code, keys, log } = await fullLog(game);
    const at = fc.integer({ min: 0, max: log.length - 1 });
    const path = fc.array(fc.nat(20), { minLength: 1, maxLength: 4 });
    const junk = fc.constantFrom(undefined, ...JUNK);
    await fc.assert(
      fc.asyncProperty(at, path, junk, async (number, where, value) => {
        const mutated = log.with(number, changed(log[number], where, value) as RoomEntry);
        const kept = new MemoryLog(() => 0);
        for (const [index, entry] of mutated.entries()) await kept.append(code, index, entry);
        const world = testRooms({ log: kept, decide: chance });
        const found = await world.rooms.find(code);
        if (!found.ok) {
          expect(found.error.code).toBe('room.broken');
          return;
        }
        const room = found.value;
        for (const key of [keys.table, keys.spectator, keys.caster, deviceKey('Ann')]) {
          const member = await room.memberOf(hashOf(key));
          if (member !== undefined && member.role !== 'crowd')
            await room.enter({ member, send: () => {} }, 0, 0);
        }
        JSON.stringify(room.info);
        if (!room.info.begun) unwrap(await room.change({ do: 'start' }));
        for (let step = 0; step < 4; step++) await room.settled();
        await room.feed({ file: 'head' });
        room.beat();
        await room.settled();
        expect(world.faults.filter((fault) => !/^a log/.test(fault))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
