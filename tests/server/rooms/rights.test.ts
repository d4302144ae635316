import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '#core';
import {
  DEFAULT_BROADCAST,
  DEFAULT_HOSTING,
  PROTOCOL,
  type Reply,
  type RoomRequest,
  type RoomRequestBody,
  type RoomResponses,
} from '#net';
import { ClientConnection } from '../../../src/server/rooms/clientConnection';
import { Limit } from '../../../src/server/rooms/limit';
import { deviceKey } from '../../helpers/deviceKey';
import { ask, never, roomOf, testRooms } from './world';

const ROLES = ['table', 'seat', 'spectator', 'caster', 'crowd', 'nobody'] as const;
type Who = (typeof ROLES)[number];

const BROADCAST = { ...DEFAULT_BROADCAST, delay: 0, hands: ['A'], feed: true };
/** A seat that nobody has taken. */
const FREE = 'king';
const VIEWER = 'v'.repeat(43);

/** What each may ask for at a room, and who may: all other roles are told that it is not for them. */
const RIGHTS: Readonly<
  Record<
    Exclude<RoomRequest['do'], 'create' | 'look' | 'join' | 'enter' | 'attend'>,
    readonly [RoomRequestBody, readonly Who[]]
  >
> = {
  act: [{ do: 'act', match: 0, known: 0, action: null }, ['seat']],
  undo: [{ do: 'undo', match: 0, known: 0 }, ['seat']],
  askUndo: [{ do: 'askUndo', match: 0, known: 0 }, ['table', 'seat']],
  answerUndo: [{ do: 'answerUndo', agree: true }, ['seat']],
  emote: [{ do: 'emote', emote: 'roar' }, ['seat']],
  say: [{ do: 'say', phrase: 'hello' }, ['seat']],
  talk: [{ do: 'talk', place: 'R2/4', sign: 'strike' }, ['seat']],
  leave: [{ do: 'leave' }, ['seat']],
  record: [{ do: 'record', match: 0 }, ['table', 'seat', 'spectator', 'caster']],
  relay: [{ do: 'relay' }, ['table']],
  salvage: [{ do: 'salvage', match: 0 }, ['table']],
  start: [{ do: 'start' }, ['table']],
  rematch: [{ do: 'rematch' }, ['table']],
  hosting: [{ do: 'hosting', hosting: DEFAULT_HOSTING }, ['table']],
  free: [{ do: 'free' }, ['table']],
  lock: [{ do: 'lock', locked: false }, ['table']],
  kick: [{ do: 'kick', seat: FREE }, ['table']],
  rename: [{ do: 'rename', seat: FREE, name: 'Zed' }, ['table']],
  level: [{ do: 'level', seat: FREE, level: 'greedy' }, ['table']],
  clock: [{ do: 'clock', clock: null }, ['table']],
  skip: [{ do: 'skip' }, ['table']],
  crowd: [{ do: 'crowd', crowd: null }, ['table']],
  broadcast: [{ do: 'broadcast', broadcast: BROADCAST }, ['table']],
  cast: [{ do: 'cast', cast: { cast: 'clear' } }, ['table', 'caster']],
  vote: [{ do: 'vote', match: 0, known: 0, choice: 0 }, ['crowd']],
  react: [{ do: 'react', emote: 'roar' }, ['crowd']],
};

/** A table with a person, and somebody of each role who has been let in. */
async function everybody() {
  const world = testRooms({ decide: never });
  const made = unwrap(
    await world.rooms.create(
      ask<'create'>({ do: 'create', game: 'king-of-monsters', players: 9, options: {} }),
    ),
  );
  const device = () => {
    const guest = new ClientConnection({
      rooms: world.rooms,
      send: () => {},
      now: () => 0,
      costly: new Limit(99, 1, 0),
    });
    return (asked: RoomRequestBody) => guest.answer({ version: PROTOCOL, ...asked });
  };
  const seat = unwrap(
    (await device()({ do: 'look', room: made.room })) as { ok: true; value: RoomResponses['look'] },
  ).seats[1]!.seat;
  const key = deviceKey('Ann');
  const name = 'Ann';
  unwrap(await world.rooms.join(ask<'join'>({ do: 'join', room: made.room, seat, name, key })));
  const keys: Readonly<Record<Exclude<Who, 'nobody' | 'crowd'>, string>> = { ...made.keys, seat: key };
  const at = async (who: Who) => {
    const say = device();
    const room = made.watch;
    if (who === 'crowd') await say({ do: 'attend', room, key: made.keys.crowd, viewer: VIEWER });
    else if (who !== 'nobody') await say({ do: 'enter', room, key: keys[who], match: 0, known: 0 });
    return say;
  };
  return { world, made, at, seat, key, device };
}

describe.each(Object.keys(RIGHTS) as (keyof typeof RIGHTS)[])('to ask for "%s"', (asked) => {
  it.each(ROLES)('as %s', async (who) => {
    const { at } = await everybody();
    const [question, allowed] = RIGHTS[asked];
    const say = await at(who);
    const reply = await say(question);
    const refused = !reply.ok && reply.error.code === 'room.role';
    expect(refused).toBe(!allowed.includes(who));
  });
});

describe('the key of', () => {
  /** What each way in answers a key with: the role that it gives, or why it gives none. */
  const WAYS = {
    table: { enter: 'table', attend: 'room.role' },
    seat: { enter: 'seat', attend: 'room.role' },
    spectator: { enter: 'spectator', attend: 'room.role' },
    caster: { enter: 'caster', attend: 'room.role' },
    crowd: { enter: 'room.role', attend: 'attends' },
    nobody: { enter: 'room.key', attend: 'room.key' },
  } as const satisfies Record<Who, { readonly enter: string; readonly attend: string }>;
  const read = (reply: Reply) => {
    if (!reply.ok) return reply.error.code;
    const { role = 'attends' } = reply.value as Partial<RoomResponses['enter']>;
    return role;
  };

  it.each(ROLES)('%s opens the same by either code, and no seat by any', async (who) => {
    const { made, seat, key, device } = await everybody();
    const keys = { ...made.keys, seat: key, nobody: deviceKey('nobody') };
    for (const room of [made.room, made.watch]) {
      const enter = await device()({ do: 'enter', room, key: keys[who], match: 0, known: 0 });
      expect(read(enter)).toBe(WAYS[who].enter);
      const attend = await device()({ do: 'attend', room, key: keys[who], viewer: VIEWER });
      expect(read(attend)).toBe(WAYS[who].attend);
    }
    if (who === 'nobody') return;
    for (const taken of [FREE, seat]) {
      const sit: RoomRequestBody = { do: 'join', room: made.room, seat: taken, name: 'Eve', key: keys[who] };
      expect(await device()(sit)).toMatchObject(
        who === 'seat' && taken === seat ? { ok: true } : { error: { code: 'room.key' } },
      );
    }
  });

  it.each(ROLES)('%s at one table opens nothing at another', async (who) => {
    const { world, made, key, device } = await everybody();
    const keys = { ...made.keys, seat: key, nobody: deviceKey('nobody') };
    const other = await roomOf(world, 'zorgl');
    for (const room of [other.code, other.watch]) {
      const enter = await device()({ do: 'enter', room, key: keys[who], match: 0, known: 0 });
      expect(read(enter)).toBe('room.key');
      const attend = await device()({ do: 'attend', room, key: keys[who], viewer: VIEWER });
      expect(read(attend)).toBe('room.key');
    }
  });

  it.each(['spectator', 'caster', 'crowd', 'nobody'] as const)(
    '%s changes nothing at a table, whatever is asked and in whatever order',
    async (who) => {
      for (let seed = 0; seed < 8; seed++) {
        const { world, made, at } = await everybody();
        const say = await at(who);
        const before = await world.log.read(made.room);
        const asks = Object.values(RIGHTS).map(([asked]) => asked);
        const random = Random.fromSeed(seed);
        for (let asked = 0; asked < 60; asked++) await say(random.pick(asks));
        expect(await world.log.read(made.room)).toEqual(before);
      }
    },
  );

  it('a seat gives nothing more once the seat is given up or taken back', async () => {
    const { at, seat } = await everybody();
    const [table, ann] = [await at('table'), await at('seat')];
    await table({ do: 'kick', seat });
    for (const [asked] of Object.values(RIGHTS)) {
      expect(await ann(asked)).toMatchObject({ ok: false, error: { code: 'room.role' } });
    }
  });

  it('the table alone opens the feed, and its files by the code of the audience alone', async () => {
    const { world, made, at } = await everybody();
    const head = async (code: string) => {
      const room = await world.rooms.watched(code);
      return room.ok ? room.value.feed({ file: 'head' }) : null;
    };
    expect(await head(made.watch)).toBeNull();
    await (await at('table'))({ do: 'broadcast', broadcast: BROADCAST });
    expect(await head(made.watch)).toContain(made.watch);
    expect(await head(made.watch)).not.toContain(made.room);
    expect(await head(made.room)).toBeNull();
  });
});

describe('what an audience is given', () => {
  it('lets nobody sit down, with whatever key', async () => {
    const { made, device, seat } = await everybody();
    const { watch, keys } = made;
    for (const key of [deviceKey('Bob'), ...Object.values(keys)]) {
      const reply = await device()({ do: 'join', room: watch, seat, name: 'Bob', key });
      expect(reply).toMatchObject({ ok: false, error: { field: 'room', code: 'room.watching' } });
    }
  });

  it.each(['spectator', 'caster', 'crowd'] as const)('to a %s holds no code that does', async (who) => {
    const { world, made } = await everybody();
    const heard: string[] = [];
    const guest = new ClientConnection({
      rooms: world.rooms,
      send: (news) => void heard.push(JSON.stringify(news)),
      now: () => 0,
      costly: new Limit(99, 1, 0),
    });
    const say = async (asked: RoomRequestBody) =>
      heard.push(JSON.stringify(await guest.answer({ version: PROTOCOL, ...asked })));
    const room = made.watch;
    await say({ do: 'look', room });
    if (who === 'crowd') await say({ do: 'attend', room, key: made.keys.crowd, viewer: VIEWER });
    else await say({ do: 'enter', room, key: made.keys[who], match: 0, known: 0 });
    const { rooms } = world;
    const hosted = unwrap(await rooms.find(made.room));
    unwrap(await hosted.change({ do: 'crowd', crowd: { seat: FREE, seconds: 20, chat: false } }));
    unwrap(await hosted.change({ do: 'broadcast', broadcast: { ...BROADCAST, hands: [] } }));
    unwrap(await hosted.change({ do: 'start' }));
    expect(heard.length).toBeGreaterThan(4);
    expect(heard.join()).toContain(made.watch);
    expect(heard.join()).not.toContain(made.room);
    for (const key of Object.values(made.keys)) expect(heard.join()).not.toContain(key);
  });

  it('finds the room again after the server was started anew', async () => {
    const { world, made } = await everybody();
    const again = testRooms({ decide: never, log: world.log });
    expect(unwrap(await again.rooms.find(made.watch)).code).toBe(made.room);
    expect(await again.rooms.find('ZZZZZZZZ')).toMatchObject({ error: { code: 'room.unknown' } });
  });
});

describe('a table', () => {
  it.each([
    ['begins', { do: 'start' }],
    ['opens its public feed', { do: 'broadcast', broadcast: BROADCAST }],
  ] as const)('that %s locks itself, until it is unlocked', async (_when, entry) => {
    const { world, made, at } = await everybody();
    const hosted = unwrap(await world.rooms.find(made.room));
    unwrap(await hosted.change(entry));
    expect(hosted.info.locked).toBe(true);
    const [table, stranger] = [await at('table'), await at('nobody')];
    const sit = (key: string): RoomRequestBody => ({
      do: 'join',
      room: made.room,
      seat: FREE,
      name: 'Bob',
      key,
    });
    expect(await stranger(sit(deviceKey('Bob')))).toMatchObject({ error: { code: 'room.locked' } });
    await table({ do: 'lock', locked: false });
    // What a broadcast is changed in later leaves the table as it is.
    await table({ do: 'broadcast', broadcast: { ...BROADCAST, delay: 5 } });
    expect(hosted.info.locked).toBe(entry.do === 'start');
    await table({ do: 'lock', locked: false });
    expect(await stranger(sit(deviceKey('Bob')))).toMatchObject({ ok: true });
  });

  it('seats somebody at its own screen though it is locked', async () => {
    const { made, at } = await everybody();
    const table = await at('table');
    await table({ do: 'start' });
    const sit: RoomRequestBody = {
      do: 'join',
      room: made.room,
      seat: FREE,
      name: 'Bob',
      key: deviceKey('Bob'),
    };
    expect(await table(sit)).toMatchObject({ ok: true });
  });

  it('puts somebody out who cannot sit down again with the same key, until it unlocks', async () => {
    const { made, at, seat, key } = await everybody();
    const [table, ann] = [await at('table'), await at('seat')];
    await table({ do: 'kick', seat });
    const sit: RoomRequestBody = { do: 'join', room: made.room, seat, name: 'Ann', key };
    expect(await ann(sit)).toMatchObject({ error: { code: 'room.barred' } });
    await table({ do: 'lock', locked: false });
    expect(await ann(sit)).toMatchObject({ ok: true });
  });

  it('keeps a seat for somebody whose device was away when a bot took over', async () => {
    const { made, at, seat, key } = await everybody();
    const table = await at('table');
    await table({ do: 'kick', seat });
    const sit: RoomRequestBody = { do: 'join', room: made.room, seat, name: 'Ann', key };
    expect(await (await at('nobody'))(sit)).toMatchObject({ ok: true });
  });
});
