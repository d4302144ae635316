import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { DEFAULT_HOSTING, type Hosting } from '#net';
import { SERVED_GAMES } from '../../../src/server/games';
import { FAIR_PATIENCE } from '../../../src/server/rooms/fairTable';
import type { HostedRoom } from '../../../src/server/rooms/hosted';
import { deviceKey } from '../../helpers/deviceKey';
import { knownOf, tellsEnd } from '../../helpers/knownPosition';
import { quiet, twoNodes } from './twoNodes';
import { ask, chance, type Ear, enter, FakeClock, never, roomOf, type TestRooms, testRooms } from './world';

const FAIR: Hosting = { ...DEFAULT_HOSTING, fair: 60 };

const nextOf = ({ heard }: Ear) =>
  heard.flatMap((news) => (news.tell === 'nextGame' ? [news.left] : [])).at(-1);
const peopleAt = (room: HostedRoom) => room.info.seats.filter(({ by }) => by === 'person').length;

async function sit({ rooms }: TestRooms, code: string, room: HostedRoom, seat: string, name: string) {
  const key = deviceKey(name);
  unwrap(await rooms.join(ask<'join'>({ do: 'join', room: code, seat, name, key })));
  return (await enter(room, key)).ear;
}

/** A table whose game the bots have played to its end, after which two people have sat down. */
async function played(hosting: Hosting) {
  const time = new FakeClock();
  let decide = chance;
  const world = testRooms({ now: time.now, later: time.later, decide: (asked) => decide(asked) });
  const { room, code, keys } = await roomOf(world, 'zorgl');
  const table = (await enter(room, keys.table)).ear;
  unwrap(await room.change({ do: 'start' }));
  while (!table.heard.some(tellsEnd)) await room.settled();
  decide = never;
  unwrap(await room.change({ do: 'lock', locked: false }));
  const ann = await sit(world, code, room, 'A', 'Ann');
  const bob = await sit(world, code, room, 'C', 'Bob');
  unwrap(await room.change({ do: 'lock', locked: true }));
  unwrap(await room.change({ do: 'hosting', hosting }));
  return { time, world, room, code, table, ann, bob };
}

/** A game that has begun, with two people at it. */
async function playing(hosting: Hosting) {
  const time = new FakeClock();
  const world = testRooms({ now: time.now, later: time.later, decide: never });
  const { room, code, keys } = await roomOf(world, 'zorgl');
  const table = (await enter(room, keys.table)).ear;
  const ann = await sit(world, code, room, 'A', 'Ann');
  const bob = await sit(world, code, room, 'C', 'Bob');
  unwrap(await room.change({ do: 'start' }));
  unwrap(await room.change({ do: 'hosting', hosting }));
  return { time, world, room, table, ann, bob };
}

describe('a table at a fair', () => {
  it('deals again after its pause, with free seats and an open door, and says when', async () => {
    const { time, room, table, ann } = await played(FAIR);
    for (const ear of [table, ann]) expect(nextOf(ear)).toBe(60);
    time.pass(59);
    await room.settled();
    expect(room.info).toMatchObject({ match: 0, locked: true });
    time.pass(1);
    await room.settled();
    expect(room.info).toMatchObject({ match: 1, locked: false, begun: true });
    expect(peopleAt(room)).toBe(0);
    expect(ann.heard.at(-1)).toEqual({ tell: 'out' });
    expect(nextOf(table)).toBeNull();
  });

  it('leaves those who are put out free to sit down again', async () => {
    const { time, world, room, code } = await played(FAIR);
    time.pass(60);
    await room.settled();
    await sit(world, code, room, 'A', 'Ann');
    expect(peopleAt(room)).toBe(1);
  });

  it('waits as long again where that is said again, and not at all where it is a fair no more', async () => {
    const { time, room, table } = await played(FAIR);
    time.pass(40);
    unwrap(await room.change({ do: 'hosting', hosting: FAIR }));
    expect(nextOf(table)).toBe(60);
    time.pass(40);
    await room.settled();
    expect(room.info.match).toBe(0);
    unwrap(await room.change({ do: 'hosting', hosting: DEFAULT_HOSTING }));
    expect(nextOf(table)).toBeNull();
    time.pass(1000);
    await room.settled();
    expect(room.info.match).toBe(0);
  });

  it('does nothing while it is paused', async () => {
    const { time, room } = await played({ ...FAIR, paused: true });
    time.pass(1000);
    await room.settled();
    expect(room.info.match).toBe(0);
  });

  it('has a bot play on for somebody who has gone, not for somebody who comes back', async () => {
    const { time, room, ann, bob } = await playing(FAIR);
    room.leave(ann);
    time.pass(FAIR_PATIENCE - 1);
    await enter(room, deviceKey('Ann'));
    time.pass(10);
    await room.settled();
    expect(peopleAt(room)).toBe(2);
    room.leave(bob);
    time.pass(FAIR_PATIENCE);
    await room.settled();
    expect(room.info.seats).toMatchObject([{ by: 'person' }, { by: 'bot' }]);
    expect(room.info).toMatchObject({ match: 0, locked: false });
  });

  it('is one from its beginning where whoever opens it says so', async () => {
    const { rooms } = testRooms();
    const made = unwrap(
      await rooms.create(
        ask<'create'>({ do: 'create', game: 'zorgl', players: 2, options: {}, hosting: FAIR }),
      ),
    );
    expect(unwrap(await rooms.find(made.room)).info.hosting).toEqual(FAIR);
  });

  it('begins one game where two nodes look after it', async () => {
    const times = [new FakeClock(), new FakeClock()] as const;
    const [mine, other] = times.map(({ now, later }) => ({ now, later, decide: chance }));
    const { left, right } = twoNodes(
      () => true,
      () => 0,
      { left: mine!, right: other! },
    );
    const { room, code, keys } = await roomOf(left, 'zorgl');
    const there = unwrap(await right.rooms.find(code));
    const table = (await enter(room, keys.table)).ear;
    await enter(there, keys.table);
    unwrap(await room.change({ do: 'start' }));
    while (!table.heard.some(tellsEnd)) await quiet(room, there);
    unwrap(await room.change({ do: 'hosting', hosting: FAIR }));
    await quiet(room, there);
    for (const time of times) time.pass(60);
    await quiet(room, there);
    for (const each of [room, there]) expect(each.info.match).toBe(1);
    const dealt = (await left.log.read(code)).filter((entry) => entry.do === 'rematch');
    expect(dealt).toHaveLength(1);
  });
});

describe('a table that is paused', () => {
  it('takes no action of anybody, and lets the game go on afterwards', async () => {
    const { room, ann, bob } = await playing({ ...DEFAULT_HOSTING, paused: true });
    const { rules } = SERVED_GAMES.get('zorgl')!;
    const entered = await room.enter(ann, 0, 0);
    const { seat } = knownOf(entered).pending.at(-1)!;
    const { view } = knownOf(seat === 'A' ? entered : await room.enter(bob, 0, 0));
    const act = ask<'act'>({ do: 'act', match: 0, known: 0, action: rules.legal(view)[0] });
    const paused = { ok: false, error: { code: 'room.paused' } };
    expect(await room.act(seat, act)).toMatchObject(paused);
    expect(await room.undo(seat, ask<'undo'>({ do: 'undo', match: 0, known: 0 }))).toMatchObject(paused);
    unwrap(await room.change({ do: 'hosting', hosting: DEFAULT_HOSTING }));
    unwrap(await room.act(seat, act));
  });

  it('has no bot think', async () => {
    let asked = 0;
    const world = testRooms({
      decide: () => {
        asked++;
        return never();
      },
    });
    const { room, keys } = await roomOf(world, 'zorgl');
    await enter(room, keys.table);
    unwrap(await room.change({ do: 'hosting', hosting: { ...DEFAULT_HOSTING, paused: true } }));
    unwrap(await room.change({ do: 'start' }));
    expect(asked).toBe(0);
    unwrap(await room.change({ do: 'hosting', hosting: DEFAULT_HOSTING }));
    expect(asked).toBe(1);
  });
});

describe('a table', () => {
  it('frees all seats at once, without barring anybody', async () => {
    const { world, room, ann, bob } = await playing(DEFAULT_HOSTING);
    unwrap(await room.freeSeats());
    for (const ear of [ann, bob]) expect(ear.heard.at(-1)).toEqual({ tell: 'out' });
    expect(peopleAt(room)).toBe(0);
    await sit(world, room.code, room, 'C', 'Ann');
    expect(peopleAt(room)).toBe(1);
  });

  it('gives up a game that is played only where it says so', async () => {
    const { room } = await playing(DEFAULT_HOSTING);
    const again = { do: 'rematch', seed: 7 } as const;
    expect(await room.change(again)).toMatchObject({ ok: false, error: { code: 'room.running' } });
    unwrap(await room.change({ ...again, unfinished: true }));
    expect(room.info.match).toBe(1);
  });
});
