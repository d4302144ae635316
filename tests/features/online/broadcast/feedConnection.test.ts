import { expect, it } from 'vitest';
import { Random, unwrap } from '#core';
import { DEFAULT_BROADCAST, FEED_BUNDLE, type JoinResponse, type ServerEvent } from '#net';
import { connectToFeed, FeedConnection } from '../../../../src/features/online/broadcast/feedConnection';
import { parseFeedAddress } from '../../../../src/net/feed';
import { SERVED_GAMES } from '../../../../src/server/games';
import { FeedPublisher } from '../../../../src/server/rooms/feed';
import { matchFor, stepsFor } from '../../../../src/server/rooms/redaction';
import { Room } from '../../../../src/server/rooms/room';

const KEYS = { table: 'a', spectator: 'b', caster: 'c' };
const ENTER = { do: 'enter', room: 'ABC234', key: 'x'.repeat(43), match: 0, known: 0 } as const;

/** A room, its feed, and a page that follows it when the test says so. */
function world() {
  const create = {
    do: 'create',
    game: 'tetzilla',
    players: 2,
    options: {},
    seed: '7'.repeat(32),
    keys: KEYS,
  } as const;
  const room = unwrap(Room.create('ABC234', SERVED_GAMES, create));
  room.apply({ do: 'broadcast', broadcast: { ...DEFAULT_BROADCAST, feed: true } });
  room.apply({ do: 'start' });
  const feed = new FeedPublisher();
  const random = Random.fromSeed(2);
  let answers: 'files' | 'nothing' | 'error' = 'files';
  let next: (() => void) | null = null;
  const connection = new FeedConnection({
    code: 'ABC234',
    async read(address) {
      if (answers === 'error') throw new Error('nobody answers');
      const text =
        answers === 'nothing'
          ? null
          : feed.file(
              parseFeedAddress(address)!.file,
              room,
              room.info(() => true),
            );
      return text === null ? undefined : JSON.parse(text);
    },
    later(_seconds, run) {
      next = run;
      return () => {
        next = null;
      };
    },
  });
  const news: ServerEvent[] = [];
  const ways: boolean[] = [];
  connection.listen({ news: (each) => void news.push(each), change: (up) => void ways.push(up) });
  const idle = async () => {
    while (next === null) await new Promise((resolve) => setTimeout(resolve, 0));
  };
  /** Lets the page come to an end of what it does, and look again. */
  const turn = async () => {
    await idle();
    const run = next!;
    next = null;
    run();
    await idle();
  };
  const act = (count: number) => {
    for (let done = 0; done < count && room.match.seat !== undefined; done++)
      room.apply({ do: 'act', seat: room.match.seat, action: random.pick(room.match.legal()) });
  };
  return {
    room,
    connection,
    news,
    ways,
    turn,
    act,
    waits: () => next !== null,
    answer(how: typeof answers) {
      answers = how;
    },
  };
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('a page that follows a feed enters and is told what a spectator is told', async () => {
  const { room, connection, news, ways, turn, act } = world();
  expect(await connection.ask({ do: 'look', room: 'ABC234' })).toMatchObject({
    error: { code: 'room.away' },
  });
  act(FEED_BUNDLE + 3);
  await turn();
  expect(ways).toEqual([true]);
  expect(await connection.ask({ do: 'look', room: 'ABC234' })).toMatchObject({ value: { room: 'ABC234' } });
  const entered = unwrap(await connection.ask<JoinResponse>(ENTER));
  expect(entered).toMatchObject({ role: 'spectator', seat: null });
  expect(entered.told).toEqual({ whole: plain(matchFor(room, 'spectator')) });
  const known = room.match.steps.length;
  news.length = 0;
  act(2);
  await turn();
  const steps = news.flatMap((each) => (each.tell === 'step' ? [each.step] : []));
  expect(steps).toEqual(plain(stepsFor(room, 'spectator', known)));
  const back = unwrap(await connection.ask<JoinResponse>({ ...ENTER, known }));
  expect(back.told).toEqual({ since: steps });
  expect(await connection.ask({ do: 'start' })).toMatchObject({ error: { code: 'room.role' } });
});

it('what was taken back does not stand for those who come later', async () => {
  const { room, connection, turn, act } = world();
  const seat = room.match.seat!;
  act(1);
  while (room.match.undoBlock(seat) !== null && room.match.seat !== undefined) act(1);
  const undoing = room.match.entries.at(-1)!.seat;
  room.apply({ do: 'undo', seat: undoing });
  await turn();
  const entered = unwrap(await connection.ask<JoinResponse>(ENTER));
  expect(entered.told).toEqual({ whole: plain(matchFor(room, 'spectator')) });
});

it('a rematch is put on the table anew', async () => {
  const { room, news, turn, act } = world();
  act(Number.POSITIVE_INFINITY);
  await turn();
  room.apply({ do: 'rematch', seed: '8'.repeat(32) });
  act(2);
  await turn();
  const told = news.flatMap((each) => (each.tell === 'match' ? [each.match] : []));
  expect(told).toEqual([plain(matchFor(room, 'spectator'))]);
});

it('a feed that is not there is told of, and one that nobody answers for comes back by itself', async () => {
  const { connection, ways, turn, answer, waits } = world();
  answer('nothing');
  await turn();
  expect(await connection.ask({ do: 'look', room: 'ABC234' })).toMatchObject({
    error: { code: 'room.unknown' },
  });
  answer('error');
  await turn();
  answer('files');
  await turn();
  expect(ways).toEqual([true, false, true]);
  expect(await connection.ask({ do: 'look', room: 'ABC234' })).toMatchObject({ ok: true });
  expect(waits()).toBe(true);
  connection.close();
  expect(waits()).toBe(false);
});

it.each([
  ['is said to be missing', () => new Response('', { status: 404 })],
  ['is answered with the page', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
])('a file of a feed that %s is not there yet', async (_, answer) => {
  const browser = { fetch: async () => answer(), setTimeout: () => 0, clearTimeout() {} };
  const connection = await connectToFeed(browser as unknown as Window, 'ABC234');
  await new Promise((change) => connection.listen({ news() {}, change }));
  expect(await connection.ask({ do: 'look', room: 'ABC234' })).toMatchObject({
    error: { code: 'room.unknown' },
  });
});
