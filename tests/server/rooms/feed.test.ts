import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Random, type RedactedStep, unwrap } from '#core';
import { DEFAULT_BROADCAST, FEED_BUNDLE, type FeedHead, FeedReader } from '#net';
import type { RunningServer } from '#server';
import { SERVED_GAMES } from '../../../src/server/games';
import { copyFeed } from '../../../tools/feed/copy';
import { deviceKey } from '../../helpers/deviceKey';
import { knownPosition } from '../../helpers/knownPosition';
import { pageFolder, serve } from './live';
import { ask, enter, never, roomOf, type TestRooms, testRooms } from './world';

const GAME = 'zorgl';
const { rules } = SERVED_GAMES.get(GAME)!;

let site: ReturnType<typeof pageFolder>;
let server: RunningServer;
let world: TestRooms;
let clock: number;
let alarms: (() => void)[];

beforeEach(async () => {
  site = pageFolder();
  clock = 100;
  alarms = [];
  world = testRooms({
    decide: never,
    now: () => clock,
    later: (_seconds, run) => {
      alarms.push(run);
      return () => {
        alarms = alarms.filter((each) => each !== run);
      };
    },
  });
  server = await serve(site.folder, { rooms: world.rooms });
});

afterEach(async () => {
  await server.close();
  site.remove();
});

const get = (path: string) => fetch(new URL(path, server.localAddress));
const json = async (path: string) => (await get(path)).json() as Promise<unknown>;

/** A room with people at all seats, whose game has begun and whose feed is open. */
async function opened(delay = 0) {
  const { code, watch, room, keys } = await roomOf(world, GAME);
  const hands = new Map<string, Awaited<ReturnType<typeof enter>>>();
  for (const { seat } of room.info.seats) {
    const key = deviceKey(seat);
    unwrap(await world.rooms.join(ask<'join'>({ do: 'join', room: code, seat, name: seat, key })));
    hands.set(seat, await enter(room, key));
  }
  unwrap(await room.change({ do: 'broadcast', broadcast: { ...DEFAULT_BROADCAST, delay, feed: true } }));
  unwrap(await room.change({ do: 'start' }));
  const random = Random.fromSeed(5);
  /** Plays by chance, so many actions more. */
  const play = async (actions: number) => {
    for (let played = 0; played < actions; played++) {
      const [seat, known, view] = decided(hands);
      const action = random.pick(rules.legal(view));
      unwrap(await room.act(seat, ask<'act'>({ do: 'act', match: 0, known, action })));
    }
  };
  return { code: watch, seats: code, room, keys, hands, play };
}

/** Whose turn it is by what the hands were told. */
function decided(hands: ReadonlyMap<string, Awaited<ReturnType<typeof enter>>>): [string, number, unknown] {
  for (const [seat, { ear, entered }] of hands) {
    const steps = ear.heard.flatMap((news) => (news.tell === 'step' ? [news.step] : []));
    if (!('whole' in entered.told)) throw new Error('a hand came late');
    const position = knownPosition(rules, entered.told.whole, steps);
    if (position.pending.at(-1)?.seat === seat) return [seat, steps.length, position.view];
  }
  throw new Error('nobody decides');
}

describe('the feed of a room', () => {
  it('is not there until the broadcast opens it, and no longer when it is closed', async () => {
    const { code, room, play } = await opened();
    await play(2);
    expect((await get(`/feed/${code}/head.json`)).status).toBe(200);
    unwrap(await room.change({ do: 'broadcast', broadcast: DEFAULT_BROADCAST }));
    for (const file of ['head', '0/opening', '0/0'])
      expect((await get(`/feed/${code}/${file}.json`)).status).toBe(404);
    expect((await get('/feed/ZZZZZZ/head.json')).status).toBe(404);
    expect((await get('/feed/ZZZZZZZZ/head.json')).status).toBe(404);
  });

  it('neither lies under the code that opens seats nor holds it', async () => {
    const { code, seats, play } = await opened();
    await play(FEED_BUNDLE);
    expect((await get(`/feed/${seats}/head.json`)).status).toBe(404);
    for (const file of ['head', '0/opening', '0/0', '0/bundle-0']) {
      const answer = await get(`/feed/${code}/${file}.json`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain(seats);
    }
  });

  it('is files that never change but for the head, which is kept for a second', async () => {
    const { code, play } = await opened();
    await play(3);
    const files = ['0/opening', '0/0', '0/2'];
    const texts = async () =>
      Promise.all(files.map(async (file) => (await get(`/feed/${code}/${file}.json`)).text()));
    const before = await texts();
    const step = await get(`/feed/${code}/0/2.json`);
    expect(step.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(step.headers.get('access-control-allow-origin')).toBe('*');
    expect((await get(`/feed/${code}/head.json`)).headers.get('cache-control')).toBe('public, max-age=1');
    expect((await get(`/feed/${code}/0/3.json`)).status).toBe(404);
    await play(3);
    expect(await texts()).toEqual(before);
    expect(await json(`/feed/${code}/head.json`)).toMatchObject({ steps: 6, room: { room: code, match: 0 } });
  });

  it('tells exactly what a spectator is told, in steps and in bundles', async () => {
    const { code, room, keys, play } = await opened();
    const looking = await enter(room, keys.spectator);
    await play(FEED_BUNDLE + 2);
    const heard = looking.ear.heard.flatMap((news) => (news.tell === 'step' ? [news.step] : []));
    expect(await json(`/feed/${code}/0/bundle-0.json`)).toEqual(heard.slice(0, FEED_BUNDLE));
    expect((await get(`/feed/${code}/0/bundle-1.json`)).status).toBe(404);
    for (const number of [0, FEED_BUNDLE, FEED_BUNDLE + 1])
      expect(await json(`/feed/${code}/0/${number}.json`)).toEqual(heard[number]);
    const { told } = looking.entered;
    expect(await json(`/feed/${code}/0/opening.json`)).toEqual('whole' in told && told.whole.opening);
  });

  it('holds nothing before its time while the broadcast is late', async () => {
    const { code, play } = await opened(30);
    await play(2);
    clock += 29;
    for (const alarm of alarms.splice(0)) alarm();
    expect(await json(`/feed/${code}/head.json`)).toMatchObject({ steps: 0 });
    expect((await get(`/feed/${code}/0/0.json`)).status).toBe(404);
    clock += 1;
    for (const alarm of alarms.splice(0)) alarm();
    expect(await json(`/feed/${code}/head.json`)).toMatchObject({ steps: 2 });
    expect((await get(`/feed/${code}/0/1.json`)).status).toBe(200);
  });

  it('is read each file once, by those who come early and late alike', async () => {
    const { code, play } = await opened();
    const asked: string[] = [];
    const reader = () =>
      new FeedReader({
        code,
        read: async (address) => {
          asked.push(address);
          const answer = await get(address);
          return answer.status === 404 ? undefined : answer.json();
        },
      });
    const early = reader();
    const seen: RedactedStep[] = [];
    for (const actions of [0, 1, FEED_BUNDLE - 3, 10]) {
      await play(actions);
      seen.push(...unwrap(await early.next()).steps);
    }
    const files = asked.filter((address) => !address.endsWith('head.json'));
    expect(new Set(files).size).toBe(files.length);
    asked.length = 0;
    const late = unwrap(await reader().next());
    expect(late.steps).toEqual(seen);
    expect(late.opening).not.toBeNull();
    expect(asked.length).toBeLessThan(14);
  });

  it('can be copied into a folder as it grows, from which it reads the same', async () => {
    const { code, play } = await opened();
    const read = async (address: string) => {
      const answer = await get(address);
      return answer.ok ? answer.text() : undefined;
    };
    await play(FEED_BUNDLE - 1);
    const { folder } = site;
    const copying = { code, folder, read };
    expect(await copyFeed(copying)).toBe(FEED_BUNDLE + 1);
    await play(2);
    // Two steps, the bundle that they fill, and the head.
    expect(await copyFeed(copying)).toBe(4);
    const fromFolder = new FeedReader({
      code,
      read: async (address) => JSON.parse(readFileSync(join(folder, address), 'utf8')),
    });
    expect(unwrap(await fromFolder.next()).steps).toHaveLength(FEED_BUNDLE + 1);
    expect(readdirSync(join(folder, 'feed', code, '0')).filter((name) => name.endsWith('.new'))).toEqual([]);
    await expect(copyFeed({ ...copying, code: 'ZZZZZZ' })).rejects.toThrow('missing');
  });

  it('knows of what other nodes have added though nobody looks on here', async () => {
    const { code, play, room } = await opened();
    await play(1);
    const other = testRooms({ decide: never, now: () => clock, log: world.log }, 2);
    const there = unwrap(await other.rooms.watched(code));
    const head = async () => JSON.parse((await there.feed({ file: 'head' }))!) as FeedHead;
    expect((await head()).steps).toBe(1);
    await play(2);
    await setImmediate();
    expect((await head()).steps).toBe(3);
    expect(await there.feed({ file: 'step', match: 0, step: 2 })).toBe(
      await room.feed({ file: 'step', match: 0, step: 2 }),
    );
  });
});
