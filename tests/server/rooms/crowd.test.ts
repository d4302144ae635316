import { describe, expect, it } from 'vitest';
import type { AskedBot } from '#bots';
import { type GameTypes, unwrap } from '#core';
import {
  type BallotInfo,
  DEFAULT_BROADCAST,
  MAX_CHOICES,
  PROTOCOL,
  type Reply,
  type RoomRequestBody,
  type RoomResponses,
  type ServerEvent,
} from '#net';
import type { ZorglTypes } from '#zorgl/rules';
import { SERVED_GAMES } from '../../../src/server/games';
import { ClientConnection, costlyLimit } from '../../../src/server/rooms/clientConnection';
import { crowdChoices } from '../../../src/server/rooms/crowdChoices';
import { MemoryLog, type RoomLog } from '../../../src/server/rooms/log';
import { deviceKey } from '../../helpers/deviceKey';
import { knownOf } from '../../helpers/knownPosition';
import { FakeClock, never, testRooms } from './world';

type Decide = (asked: AskedBot<GameTypes>) => Promise<unknown>;

function server(log: RoomLog = new MemoryLog(() => 0), decide: Decide = never, seed = 1) {
  const clock = new FakeClock();
  const world = testRooms({ log, decide, now: clock.now, later: clock.later }, seed);
  const device = () => {
    const news: ServerEvent[] = [];
    const guest = new ClientConnection({
      rooms: world.rooms,
      send: (told) => void news.push(JSON.parse(JSON.stringify(told)) as ServerEvent),
      now: clock.now,
      costly: costlyLimit(0),
    });
    const say = (asked: RoomRequestBody): Promise<Reply> => guest.answer({ version: PROTOCOL, ...asked });
    return {
      news,
      say,
      gone: () => guest.gone(),
      ask: async <Value>(asked: RoomRequestBody) => unwrap(await say(asked)) as Value,
      told: <Tell extends ServerEvent['tell']>(tell: Tell) =>
        news.filter((each): each is Extract<ServerEvent, { readonly tell: Tell }> => each.tell === tell),
    };
  };
  return { clock, world, device };
}

type Server = ReturnType<typeof server>;

const keyOf = (number: number) => String(number).padStart(43, 'v');
/** As long as anything that was asked is still under way. */
const settle = async ({ world }: Server) => {
  for (let round = 0; round < 4; round++) await world.rooms.settled();
};

/** A game that has begun, in which the crowd has the seat that is to move. */
async function crowded(hosts = server(), game = 'zorgl', chat = false) {
  const table = hosts.device();
  const { room, keys } = await table.ask<RoomResponses['create']>({
    do: 'create',
    game,
    players: 2,
    options: {},
  });
  const entered = await table.ask<RoomResponses['enter']>({
    do: 'enter',
    room,
    key: keys.table,
    match: 0,
    known: 0,
  });
  const seat = knownOf(entered).pending.at(-1)!.seat;
  await table.ask({ do: 'crowd', crowd: { seat, seconds: 20, chat } });
  await table.ask({ do: 'start' });
  await settle(hosts);
  const attend = async (number: number) => {
    const voter = hosts.device();
    const came = await voter.ask<RoomResponses['attend']>({
      do: 'attend',
      room,
      key: keys.crowd,
      viewer: keyOf(number),
    });
    return { ...voter, came };
  };
  const vote = ({ match, known }: BallotInfo, choice: number): RoomRequestBody => ({
    do: 'vote',
    match,
    known,
    choice,
  });
  return { ...hosts, hosts, table, room, keys, seat, attend, vote };
}

describe('a crowd', () => {
  it('does what most of it want when the time is over, with one vote for each key', async () => {
    const { hosts, table, attend, vote, clock, seat } = await crowded();
    const [one, again, other, third] = await Promise.all([attend(1), attend(1), attend(2), attend(3)]);
    const ballot = one.came.ballot!;
    expect(ballot).toMatchObject({ seat, seconds: 20, known: 0 });
    expect(ballot.choices.length).toBeGreaterThan(1);
    await one.ask(vote(ballot, 0));
    await again.ask(vote(ballot, 0));
    await other.ask(vote(ballot, 1));
    await third.ask(vote(ballot, 1));
    clock.pass(1);
    const counts = ballot.counts.map((_, choice) => [1, 2][choice] ?? 0);
    for (const { told } of [table, one, other]) expect(told('tally').at(-1)?.counts).toEqual(counts);
    clock.pass(18.9);
    await settle(hosts);
    expect(table.told('step')).toEqual([]);
    clock.pass(0.1);
    await settle(hosts);
    const [step] = table.told('step');
    expect(step?.step.entry.seat).toBe(seat);
    expect(JSON.stringify(step?.step.entry.events)).toContain(JSON.stringify(ballot.choices[1]![0]));
    expect(table.told('ballot')).toContainEqual({ tell: 'ballot', ballot: null });
    expect(await one.say(vote(ballot, 0))).toMatchObject({ ok: false, error: { code: 'room.noVote' } });
  });

  it('sees the table as everybody does while it is asked, and no hand', async () => {
    const { attend } = await crowded();
    const one = await attend(1);
    const { view } = one.came.ballot! as BallotInfo<ZorglTypes>;
    expect(view.board).toHaveLength(7);
    const hands = Object.values(view.players).map(({ hand }) => hand);
    expect(hands).toEqual(hands.map(() => ({ count: expect.any(Number) })));
  });

  it('leaves what nobody votes on to the bot of its seat', async () => {
    const asked: string[] = [];
    const bot: Decide = async ({ legal, seat }) => {
      asked.push(seat);
      return legal.at(-1);
    };
    const { hosts, table, clock, seat } = await crowded(server(undefined, bot));
    expect(asked).toEqual([]);
    clock.pass(20);
    await settle(hosts);
    expect(asked[0]).toBe(seat);
    expect(table.told('step')[0]?.step.entry.seat).toBe(seat);
  });

  it('is asked anew by a server that was started anew', async () => {
    const log = new MemoryLog(() => 0);
    const { attend, vote, room, keys } = await crowded(server(log));
    const one = await attend(1);
    await one.ask(vote(one.came.ballot!, 0));
    const hosts = server(log);
    const back = hosts.device();
    const came = await back.ask<RoomResponses['attend']>({
      do: 'attend',
      room,
      key: keys.crowd,
      viewer: keyOf(1),
    });
    expect(came.room.crowd).toMatchObject({ seconds: 20 });
    expect(came.ballot?.choices).toHaveLength(one.came.ballot!.choices.length);
    expect(Math.max(...came.ballot!.counts)).toBe(0);
    expect(came.ballot?.left).toBe(20);
  });

  it('is asked the same by every server of a site, by the same numbers', async () => {
    const log = new MemoryLog(() => 0);
    const { attend, room, keys } = await crowded(server(log), 'tetzilla');
    const here = (await attend(1)).came.ballot!;
    expect(here.choices).toHaveLength(MAX_CHOICES);
    for (let seed = 2; seed < 8; seed++) {
      const there = await server(log, never, seed)
        .device()
        .ask<RoomResponses['attend']>({ do: 'attend', room, key: keys.crowd, viewer: keyOf(2) });
      expect(there.ballot?.choices).toEqual(here.choices);
    }
  });

  it('loses its seat to a bot, and a person cannot sit there meanwhile', async () => {
    const { hosts, table, attend, room, seat } = await crowded();
    await table.ask({ do: 'lock', locked: false });
    const one = await attend(1);
    const sit: RoomRequestBody = { do: 'join', room, seat, name: 'Ann', key: deviceKey('Ann') };
    expect(await one.say(sit)).toMatchObject({ ok: false, error: { code: 'room.taken' } });
    await table.ask({ do: 'crowd', crowd: null });
    await settle(hosts);
    expect(one.told('ballot').at(-1)?.ballot).toBeNull();
    expect(
      one
        .told('room')
        .at(-1)
        ?.room.seats.find((each) => each.seat === seat)?.by,
    ).toBe('bot');
    await one.ask(sit);
    expect(await table.say({ do: 'crowd', crowd: { seat, seconds: 20, chat: false } })).toMatchObject({
      error: { code: 'room.taken' },
    });
  });

  it('is set up by the table alone, and comes in with a key of its own, which opens nothing else', async () => {
    const { attend, device, room, keys, seat, vote } = await crowded();
    const one = await attend(1);
    const refused = { ok: false, error: { code: 'room.role' } };
    expect(await one.say({ do: 'crowd', crowd: null })).toMatchObject(refused);
    const other = device();
    for (const key of [keys.table, keys.caster, keys.spectator])
      expect(await other.say({ do: 'attend', room, key, viewer: keyOf(9) })).toMatchObject(refused);
    expect(await other.say({ do: 'enter', room, key: keys.crowd, match: 0, known: 0 })).toMatchObject(
      refused,
    );
    await other.ask({ do: 'enter', room, key: keys.spectator, match: 0, known: 0 });
    expect(await other.say(vote(one.came.ballot!, 0))).toMatchObject(refused);
    expect(await other.say({ do: 'react', emote: 'roar' })).toMatchObject(refused);
    expect(await one.say({ do: 'crowd', crowd: { seat, seconds: 21, chat: false } } as never)).toMatchObject({
      ok: false,
    });
  });

  it('reacts once a second each, and is told of it together', async () => {
    const { table, attend, clock } = await crowded();
    const voters = await Promise.all([1, 2, 3].map(attend));
    for (const { ask } of voters) {
      await ask({ do: 'react', emote: 'roar' });
      await ask({ do: 'react', emote: 'bow' });
    }
    expect(table.told('cheers')).toEqual([]);
    clock.pass(1);
    expect(table.told('cheers')).toEqual([{ tell: 'cheers', cheers: { roar: 3 } }]);
    clock.pass(5);
    expect(table.told('cheers')).toHaveLength(1);
  });

  it('hears its chat only where the table lets it', async () => {
    for (const chat of [true, false]) {
      const { hosts, world, room, table, clock } = await crowded(server(), 'zorgl', chat);
      const hosted = unwrap(await world.rooms.find(room));
      for (const text of ['!2', ' !2 please', '!99', 'I say !1', '!roar', 'roar', '!0'])
        expect(hosted.chat('twitch:7', text)).toBe(chat);
      await new Promise((done) => setImmediate(done));
      clock.pass(1);
      await settle(hosts);
      expect(table.told('tally').at(-1)?.counts.slice(0, 2)).toEqual(chat ? [0, 1] : undefined);
      expect(table.told('cheers').map(({ cheers }) => cheers)).toEqual(chat ? [{ roar: 1 }] : []);
    }
  });

  it.each(['!1.5', '!1,5', '!1/2', '!1-2', '!1:30', '!1½', '!1st', '!1é', '!roaré', '!roar-er'])(
    'takes %s in a chat for neither a vote nor a reaction',
    async (text) => {
      const { hosts, world, room, table, clock } = await crowded(server(), 'zorgl', true);
      const hosted = unwrap(await world.rooms.find(room));
      for (const said of [text, '!2!']) hosted.chat(`twitch:${said}`, said);
      await new Promise((done) => setImmediate(done));
      clock.pass(1);
      await settle(hosts);
      expect(table.told('tally').at(-1)?.counts.slice(0, 2)).toEqual([0, 1]);
      expect(table.told('cheers')).toEqual([]);
    },
  );

  it('shows a broadcast with a delay nothing before its time', async () => {
    const { hosts, table, device, attend, room, keys, vote, clock } = await crowded();
    await table.ask({ do: 'broadcast', broadcast: { ...DEFAULT_BROADCAST, delay: 60 } });
    const watch = device();
    await watch.ask({ do: 'enter', room, key: keys.spectator, match: 0, known: 0 });
    const one = await attend(1);
    await one.ask(vote(one.came.ballot!, 0));
    clock.pass(1);
    await settle(hosts);
    expect(watch.told('ballot')).toEqual([]);
    expect(watch.told('tally')).toEqual([]);
    clock.pass(60);
    await settle(hosts);
    expect(watch.told('tally')).toHaveLength(1);
  });
});

describe.each([...SERVED_GAMES.keys()])('what a crowd is asked in %s', (game) => {
  it('is legal, not too much, and follows from what its seat knows', () => {
    const found = SERVED_GAMES.get(game)!;
    const { rules, simulator } = found;
    const options = unwrap(rules.options.parse({}, 2));
    let position = unwrap(rules.setup(options, 5));
    for (let step = 0; step < 40 && rules.pending(position).length > 0; step++) {
      const { seat } = rules.pending(position).at(-1)!;
      const view = rules.view(position, seat);
      const choices = crowdChoices(found, view, seat, step);
      const legal = rules.legal(view).map((action) => JSON.stringify(action));
      expect(choices.length).toBeLessThanOrEqual(Math.min(legal.length, MAX_CHOICES));
      expect(choices.length).toBeGreaterThan(0);
      // Nobody could tell two apart of which the same is known.
      const courses = choices.flatMap(({ events }) => (events.length > 0 ? [JSON.stringify(events)] : []));
      expect(new Set(courses).size).toBe(courses.length);
      for (const { action } of choices) expect(legal).toContain(JSON.stringify(action));
      // Another deal of all that the seat does not know changes nothing.
      const other = simulator.determinize(view, step + 99);
      expect(crowdChoices(found, rules.view(other, seat), seat, step)).toEqual(choices);
      position = unwrap(rules.apply(position, choices[step % choices.length]!.action)).position;
    }
  });
});
