import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { CODE_LENGTH, CODE_LETTERS } from '#net';
import { SERVED_GAMES } from '../../../src/server/games';
import { hashOf, newCode } from '../../../src/server/rooms/keys';
import { MemoryLog } from '../../../src/server/rooms/log';
import { Room } from '../../../src/server/rooms/room';
import { deviceKey } from '../../helpers/deviceKey';
import { knownOf, tellsEnd } from '../../helpers/knownPosition';
import { ask, bytesOf, enter, never, roomOf, testRooms } from './world';

/** Bots that never come to an end. */
const SLOW = { decide: never };

/** A room in which people have all seats, and the game has begun. */
async function seated(game = 'zorgl', world = testRooms(SLOW)) {
  const { room, keys, code } = await roomOf(world, game);
  const seats = room.info.seats.map(({ seat }) => seat);
  const hands: Record<string, Awaited<ReturnType<typeof enter>> & { readonly key: string }> = {};
  for (const seat of seats) {
    const key = deviceKey(seat);
    unwrap(await world.rooms.join(ask<'join'>({ do: 'join', room: code, seat, name: `P ${seat}`, key })));
    hands[seat] = { ...(await enter(room, key)), key };
  }
  unwrap(await room.change({ do: 'start' }));
  const table = await enter(room, keys.table);
  const decides = knownOf(table.entered).pending.at(-1)!.seat;
  const [action] = SERVED_GAMES.get(game)!.rules.legal(knownOf(hands[decides]!.entered).view);
  return { world, room, code, keys, hands, table, decides, action, seats };
}

describe('a room', () => {
  it('is the same again from its log', async () => {
    const { world, room, code, decides, action } = await seated();
    unwrap(await room.act(decides, ask<'act'>({ do: 'act', match: 0, known: 0, action })));
    const log = await world.log.read(code);
    const again = Room.restore(code, SERVED_GAMES, log);
    const restarted = unwrap(await testRooms({ ...SLOW, log: world.log }).rooms.find(code));
    expect(again.match.length).toBe(1);
    expect(again.length).toBe(log.length);
    expect({ ...restarted.info, seats: [] }).toEqual({ ...room.info, seats: [] });
    const positions = JSON.stringify(Room.restore(code, SERVED_GAMES, log).match.record());
    expect(JSON.stringify(again.match.record())).toBe(positions);
  });

  it('keeps hashes of keys and never the keys', async () => {
    const { world, code, keys, hands, seats } = await seated();
    const log = JSON.stringify(await world.log.read(code));
    for (const key of [...Object.values(keys), ...seats.map((seat) => hands[seat]!.key)]) {
      expect(key).toMatch(/^[\w-]{43}$/);
      expect(log).not.toContain(key);
      expect(log).toContain(hashOf(key));
    }
  });

  it('gives a seat to one person, and to nobody while it is locked', async () => {
    const { rooms } = testRooms(SLOW);
    const world = { rooms, log: new MemoryLog(() => 0), faults: [] };
    const { room, code } = await roomOf(world, 'tetzilla');
    const [first, second] = room.info.seats.map(({ seat }) => seat);
    const join = (seat: string, name = 'Ann') =>
      rooms.join(ask<'join'>({ do: 'join', room: code, seat, name, key: deviceKey(name) }));
    expect(await join(first!)).toMatchObject({ ok: true });
    expect(await join(first!, 'Bob')).toMatchObject({ ok: false, error: { code: 'room.taken' } });
    unwrap(await room.change({ do: 'lock', locked: true }));
    expect(await join(second!, 'Bob')).toMatchObject({ ok: false, error: { code: 'room.locked' } });
    expect(await join('nobody', 'Bob')).toMatchObject({ ok: false });
  });

  it('gives a seat once to a device that asks again because no answer came, even where it is locked by now', async () => {
    const world = testRooms(SLOW);
    const { room, code } = await roomOf(world, 'zorgl');
    const asked = ask<'join'>({ do: 'join', room: code, seat: 'A', name: 'Ann', key: deviceKey('Ann') });
    expect(await world.rooms.join(asked)).toEqual({ ok: true, value: { seat: 'A' } });
    unwrap(await room.change({ do: 'lock', locked: true }));
    expect(await world.rooms.join(asked)).toEqual({ ok: true, value: { seat: 'A' } });
    const log = await world.log.read(code);
    expect(log.filter((entry) => entry.do === 'join')).toHaveLength(1);
  });

  it('takes no key for a seat that opens something already', async () => {
    const world = testRooms(SLOW);
    const { room, keys, code } = await roomOf(world, 'zorgl');
    const mine = deviceKey('Ann');
    const sit = (seat: string, key: string) =>
      world.rooms.join(ask<'join'>({ do: 'join', room: code, seat, name: 'Ann', key }));
    unwrap(await sit('A', mine));
    const others = room.info.seats.map(({ seat }) => seat).filter((seat) => seat !== 'A');
    for (const key of [mine, keys.spectator, keys.caster, keys.table]) {
      expect(await sit(others[0]!, key)).toMatchObject({
        ok: false,
        error: { field: 'key', code: 'room.key' },
      });
    }
    expect(room.info.seats.filter(({ by }) => by === 'person')).toHaveLength(1);
  });

  it('appends before it announces, and announces nothing that was not appended', async () => {
    const log = new MemoryLog(() => 0);
    const order: string[] = [];
    const append = log.append.bind(log);
    let fails = false;
    log.append = async (...entry) => {
      if (fails) throw new Error('the disk is full');
      const done = await append(...entry);
      order.push(`appended ${entry[2].do}`);
      return done;
    };
    const { room, hands, decides, action } = await seated('zorgl', testRooms({ ...SLOW, log }));
    const { ear } = hands[decides]!;
    const { send } = ear;
    Object.assign(ear, {
      send: (news: Parameters<typeof send>[0]) => {
        order.push(`told ${news.tell}`);
        send(news);
      },
    });
    order.length = 0;
    unwrap(await room.act(decides, ask<'act'>({ do: 'act', match: 0, known: 0, action })));
    expect(order).toEqual(['appended act', 'told step']);
    fails = true;
    await expect(room.change({ do: 'lock', locked: false })).rejects.toThrow('the disk is full');
    expect(room.info.locked).toBe(true);
    expect(order).toHaveLength(2);
  });

  it('answers a stale action with what happened since, and takes a repeated one once', async () => {
    const { room, decides, action, table } = await seated();
    const acting = ask<'act'>({ do: 'act', match: 0, known: 0, action });
    unwrap(await room.act(decides, acting));
    const again = await room.act(decides, acting);
    expect(again).toMatchObject({ ok: false, error: { code: 'steps.stale', since: [{ number: 0 }] } });
    expect(table.ear.heard.filter(({ tell }) => tell === 'step')).toHaveLength(1);
  });

  it('refuses an action of a seat that does not decide, of another match, and of no form', async () => {
    const { room, decides, action, seats } = await seated();
    const other = seats.find((seat) => seat !== decides)!;
    const acting = ask<'act'>({ do: 'act', match: 0, known: 0, action });
    expect(await room.act(other, acting)).toMatchObject({ error: { code: 'seat.waits' } });
    expect(await room.act(decides, { ...acting, match: 1 })).toMatchObject({
      error: { code: 'steps.invalid' },
    });
    expect(await room.act(decides, { ...acting, action: { do: 'win' } })).toMatchObject({ ok: false });
    expect(await room.act(decides, { ...acting, action: null })).toMatchObject({ ok: false });
    expect(await room.act(decides, acting)).toMatchObject({ ok: true });
  });

  it('waits for the start', async () => {
    const world = testRooms(SLOW);
    const { room } = await roomOf(world, 'zorgl');
    const [seat] = room.info.seats.map((each) => each.seat);
    const acting = ask<'act'>({ do: 'act', match: 0, known: 0, action: { do: 'end' } });
    expect(await room.act(seat!, acting)).toMatchObject({ ok: false });
    expect(room.info.begun).toBe(false);
  });

  it('tells who comes back only what they do not know of', async () => {
    const { room, decides, action, hands } = await seated();
    unwrap(await room.act(decides, ask<'act'>({ do: 'act', match: 0, known: 0, action })));
    const { key } = hands[decides]!;
    const back = await enter(room, key, 0, 1);
    expect(back.entered.told).toEqual({ since: [] });
    const anew = await enter(room, key, 5, 1);
    expect(anew.entered.told).toMatchObject({ whole: { match: 0, steps: 1 } });
  });

  it('tells nobody of those who only look on, and of a seat only when it comes or goes', async () => {
    const { room, keys, hands, decides, table } = await seated();
    const { length } = table.ear.heard;
    const { ear } = await enter(room, keys.spectator);
    room.leave(ear);
    const twice = await enter(room, hands[decides]!.key);
    expect(table.ear.heard.slice(length)).toEqual([]);
    room.leave(twice.ear);
    expect(table.ear.heard.slice(length)).toEqual([]);
    room.leave(hands[decides]!.ear);
    expect(table.ear.heard.slice(length)).toMatchObject([{ tell: 'room' }]);
    await enter(room, hands[decides]!.key);
    expect(table.ear.heard.slice(length)).toMatchObject([{ tell: 'room' }, { tell: 'room' }]);
  });

  it('puts out whoever loses the seat, and a bot goes on', async () => {
    const { room, hands, seats, world } = await seated();
    const [first] = seats;
    const { ear, key } = hands[first!]!;
    unwrap(await room.change({ do: 'leave', seat: first! }));
    expect(ear.heard.at(-1)).toEqual({ tell: 'out' });
    expect(await room.memberOf(hashOf(key))).toBeUndefined();
    expect(room.info.seats.find(({ seat }) => seat === first)).toMatchObject({ by: 'bot', here: false });
    expect(world.faults).toEqual([]);
  });

  it('is played to its end by bots, and once more', async () => {
    const world = testRooms();
    const { room, keys } = await roomOf(world, 'zorgl', 3);
    const { ear } = await enter(room, keys.table);
    expect(await room.change({ do: 'rematch', seed: '0'.repeat(32) })).toMatchObject({ ok: false });
    unwrap(await room.change({ do: 'start' }));
    const over = () => ear.heard.some(tellsEnd);
    while (!over()) await room.settled();
    expect(world.faults).toEqual([]);
    unwrap(await room.change({ do: 'rematch', seed: '0'.repeat(32) }));
    expect(ear.heard.some((news) => news.tell === 'match' && news.match.match === 1)).toBe(true);
  });
});

describe('rooms that nobody uses', () => {
  it('are closed after ten minutes without anybody, and are found again in the log', async () => {
    let now = 0;
    const world = testRooms({ ...SLOW, now: () => now });
    const { room, keys, code } = await roomOf(world, 'zorgl');
    const { ear } = await enter(room, keys.table);
    const beatAt = async (seconds: number) => {
      now = seconds;
      await world.rooms.beat();
    };
    await beatAt(0);
    await beatAt(5000);
    expect(world.rooms.size).toBe(1);
    room.leave(ear);
    await beatAt(5010);
    await beatAt(5609);
    expect(world.rooms.size).toBe(1);
    await beatAt(5610);
    expect(world.rooms.size).toBe(0);
    const again = unwrap(await world.rooms.find(code));
    expect(again).not.toBe(room);
    expect(again.info).toEqual(room.info);
  });

  it('are tended every ten minutes, those with somebody in them too, and a log that fails stops nothing', async () => {
    let now = 0;
    const busy: (readonly string[])[] = [];
    const world = testRooms({
      now: () => now,
      tend: async (rooms) => {
        busy.push(rooms);
        if (busy.length === 2) throw new Error('the disk is full');
        return [];
      },
    });
    const { code, room, keys } = await roomOf(world, 'zorgl');
    await roomOf(world, 'zorgl');
    await enter(room, keys.table);
    for (now = 0; now < 1900; now += 10) await world.rooms.beat();
    expect(busy).toEqual([[code], [code], [code]]);
    expect(world.faults).toEqual(['Error: the disk is full']);
  });

  it('that are forgotten are there no more', async () => {
    let now = 0;
    const world = testRooms({ now: () => now, tend: async () => [code] });
    const { code, keys } = await roomOf(world, 'zorgl');
    await world.log.forget(code);
    now = 600;
    await world.rooms.beat();
    expect(await world.rooms.find(code)).toMatchObject({ error: { code: 'room.unknown' } });
    expect(keys.table).toHaveLength(43);
  });
});

it('codes have letters that nobody mixes up, each as likely', () => {
  const random = bytesOf(7);
  const counts = new Map<string, number>();
  for (let code = 0; code < 2000; code++) {
    const letters = newCode(random);
    expect(letters).toHaveLength(CODE_LENGTH);
    for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  expect([...counts.keys()].every((letter) => CODE_LETTERS.includes(letter))).toBe(true);
  const mean = (2000 * CODE_LENGTH) / CODE_LETTERS.length;
  for (const count of counts.values()) expect(Math.abs(count - mean)).toBeLessThan(mean / 3);
});
