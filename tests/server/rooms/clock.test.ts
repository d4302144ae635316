import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import type { RoomClock, ServerEvent } from '#net';
import { ClientConnection } from '../../../src/server/rooms/clientConnection';
import { Limit } from '../../../src/server/rooms/limit';
import { deviceKey } from '../../helpers/deviceKey';
import { ask, chance, type Ear, enter, FakeClock, roomOf, testRooms } from './world';

const CLOCK: RoomClock = { seconds: 30, end: 'bot', level: 'greedy' };

const timesOf = ({ heard }: Ear) => heard.flatMap((news) => (news.tell === 'time' ? [news.time] : []));
const stepsOf = ({ heard }: Ear) => heard.filter((news) => news.tell === 'step').length;
const rest = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Two people at a table that has begun, with a clock that the test moves. */
async function begun(clock: RoomClock | null) {
  const time = new FakeClock();
  const levels: string[] = [];
  const world = testRooms({
    now: time.now,
    later: time.later,
    decide: (asked) => {
      levels.push(asked.bot);
      return chance(asked);
    },
  });
  const { room, code, watch, keys } = await roomOf(world, 'tetzilla');
  const sit = async (seat: string, name: string) => {
    const key = deviceKey(name);
    unwrap(await world.rooms.join(ask<'join'>({ do: 'join', room: code, seat, name, key })));
    return (await enter(room, key)).ear;
  };
  const a = await sit('A', 'Ann');
  const b = await sit('B', 'Bob');
  const table = (await enter(room, keys.table)).ear;
  unwrap(await room.change({ do: 'clock', clock }));
  unwrap(await room.change({ do: 'start' }));
  return { time, world, room, code, watch, keys, a, b, table, levels };
}

describe('the clock of a room', () => {
  it('is off at first, and nothing happens however long somebody thinks', async () => {
    const { time, room, a } = await begun(null);
    expect(room.info.clock).toBeUndefined();
    time.pass(10_000);
    await rest();
    expect(stepsOf(a)).toBe(0);
    expect(timesOf(a).filter((told) => told !== null)).toEqual([]);
  });

  it('is told to everybody, and lets a bot of its level decide when the time is over, never before', async () => {
    const { time, room, a, b, table, levels } = await begun(CLOCK);
    expect(room.info.clock).toEqual(CLOCK);
    const seat = timesOf(a).at(-1)?.seat;
    for (const ear of [a, b, table]) expect(timesOf(ear).at(-1)).toEqual({ seat, left: 30 });
    time.pass(29.9);
    await rest();
    expect(stepsOf(table)).toBe(0);
    time.pass(0.2);
    await rest();
    expect(stepsOf(table)).toBe(1);
    expect(levels).toEqual(['greedy']);
    // The next decision has its whole time.
    expect(timesOf(table).at(-1)?.left).toBeCloseTo(30);
  });

  it('waits where that was agreed, and tells that the time is over', async () => {
    const { time, room, table } = await begun({ ...CLOCK, end: 'wait' });
    time.pass(31);
    await rest();
    expect(timesOf(table).at(-1)?.left).toBe(0);
    expect(stepsOf(table)).toBe(0);
    expect(await room.skip()).toMatchObject({ ok: false, error: { code: 'room.noSkip' } });
  });

  it('lets the table skip where that was agreed, once the time is over, and nobody else', async () => {
    const { time, world, code, watch, keys, room, table } = await begun({ ...CLOCK, end: 'host' });
    const say = async (key: string, at = code) => {
      const guest = new ClientConnection({
        rooms: world.rooms,
        send: () => {},
        now: time.now,
        costly: new Limit(99, 1, 0),
      });
      await guest.answer(ask<'enter'>({ do: 'enter', room: at, key, match: 0, known: 0 }));
      return guest.answer(ask<'skip'>({ do: 'skip' }));
    };
    expect(await say(keys.table)).toMatchObject({ ok: false, error: { code: 'room.noSkip' } });
    time.pass(31);
    await rest();
    expect(stepsOf(table)).toBe(0);
    const refused = { ok: false, error: { code: 'room.role' } };
    expect(await say(deviceKey('Ann'))).toMatchObject(refused);
    for (const key of [keys.spectator, keys.caster]) expect(await say(key, watch)).toMatchObject(refused);
    expect(await say(keys.table)).toMatchObject({ ok: true });
    await room.settled();
    expect(stepsOf(table)).toBe(1);
  });

  it('outlives the server with the room, and gives the decision its whole time again', async () => {
    const { world, code } = await begun(CLOCK);
    const time = new FakeClock();
    const again = testRooms({ log: world.log, now: time.now, later: time.later });
    const room = unwrap(await again.rooms.find(code));
    const { ear } = await enter(room, deviceKey('Ann'));
    expect(timesOf(ear).at(-1)?.left).toBe(30);
  });
});

describe('what is said at a table', () => {
  it('reaches everybody as a code, is not for those who only look on to say, and is bounded', async () => {
    const { time, world, code, watch, keys, b } = await begun(null);
    const guestOf = async (key: string, at = code) => {
      const guest = new ClientConnection({
        rooms: world.rooms,
        send: () => {},
        now: time.now,
        costly: new Limit(99, 1, 0),
      });
      await guest.answer(ask<'enter'>({ do: 'enter', room: at, key, match: 0, known: 0 }));
      return guest;
    };
    const looking = (await enter(unwrap(await world.rooms.find(code)), keys.spectator)).ear;
    const ann = await guestOf(deviceKey('Ann'));
    const say = ask<'say'>({ do: 'say', phrase: 'wellPlayed' });
    expect(await ann.answer(say)).toMatchObject({ ok: true });
    const told: ServerEvent = { tell: 'phrase', seat: 'A', phrase: 'wellPlayed' };
    expect(b.heard).toContainEqual(told);
    expect(looking.heard).toContainEqual(told);
    const spectator = await guestOf(keys.spectator, watch);
    expect(await spectator.answer(say)).toMatchObject({ ok: false, error: { code: 'room.role' } });
    expect(await ann.answer({ ...say, phrase: 'anything else' })).toMatchObject({ ok: false });
    const answers = [];
    for (let time = 0; time < 10; time++) answers.push(await ann.answer(say));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect(answers.at(-1)).toMatchObject({ error: { code: 'room.often' } });
    time.pass(10);
    expect(await ann.answer(say)).toMatchObject({ ok: true });
  });
});
