import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '#core';
import { SERVED_GAMES } from '../../../src/server/games';
import { PEER_TIMEOUT } from '../../../src/server/rooms/relay';
import { BOT_TIMEOUT } from '../../../src/server/rooms/thinker';
import { deviceKey } from '../../helpers/deviceKey';
import { endsMatch, type KnownPosition, knownPosition } from '../../helpers/knownPosition';
import { quiet, twoNodes, type World } from './twoNodes';
import { ask, chance, enter, roomOf, type TestRooms } from './world';

async function devicesOf(seat: string, first: TestRooms, second: TestRooms, room: string) {
  const key = deviceKey(seat);
  unwrap(await first.rooms.join(ask<'join'>({ do: 'join', room, seat, name: seat, key })));
  return Promise.all(
    [first, second].map(async ({ rooms }) => {
      const hosted = unwrap(await rooms.find(room));
      return { hosted, ...(await enter(hosted, key)) };
    }),
  );
}

const { rules } = SERVED_GAMES.get('tetzilla')!;

type Device = Awaited<ReturnType<typeof devicesOf>>[number];

const stepsOf = ({ ear }: Device) => ear.heard.flatMap((news) => (news.tell === 'step' ? [news.step] : []));

/** What a device knows of the position. */
function knownTo(device: Device): KnownPosition {
  const { told } = device.entered;
  if (!('whole' in told)) throw new Error('the whole match is told to whoever comes');
  return knownPosition(rules, told.whole, stepsOf(device));
}

function hereFor({ ear }: Device): readonly string[] {
  const told = ear.heard.findLast((news) => news.tell === 'room');
  return (told?.room.seats ?? []).filter(({ here }) => here).map(({ seat }) => seat);
}

/** A game that has begun, in which each seat has a device at either node. */
async function begun(nodes: ReturnType<typeof twoNodes>) {
  const { left, right } = nodes;
  const { code, room } = await roomOf(left, 'tetzilla');
  const seats = room.info.seats.map(({ seat }) => seat);
  const devices = new Map<string, readonly Device[]>();
  for (const seat of seats) devices.set(seat, await devicesOf(seat, left, right, code));
  const rooms = [room, unwrap(await right.rooms.find(code))];
  unwrap(await room.change({ do: 'start' }));
  await quiet(...rooms);
  return { code, rooms, devices, all: [...devices.values()].flat() };
}

describe('two nodes of a site', () => {
  /** Has both devices of whoever decides act at once, over and over. @param mend makes good what was lost */
  async function playFast(nodes: ReturnType<typeof twoNodes>, mend: () => Promise<void>) {
    const { rooms, devices, all } = await begun(nodes);
    const random = Random.fromSeed(7);
    for (let known = 0; known < 60; known++) {
      const pair = devices.get(knownTo(all[0]!).pending.at(-1)?.seat ?? '');
      if (pair === undefined) break;
      const legal = rules.legal(knownTo(pair[0]!).view);
      const done = await Promise.all(
        pair.map(({ hosted, ear }) =>
          hosted.act(
            ear.member.seat ?? '',
            ask<'act'>({ do: 'act', match: 0, known, action: random.pick(legal) }),
          ),
        ),
      );
      expect(done.filter(({ ok }) => ok)).toHaveLength(1);
      const refused = done.find(({ ok }) => !ok);
      expect(refused).toMatchObject({ error: { code: 'steps.stale', since: [{ number: known }] } });
      await mend();
      await quiet(...rooms);
    }
    return all;
  }

  it('take one of two actions that are asked at once at either, and tell all devices the same', async () => {
    const all = await playFast(twoNodes(), async () => {});
    for (const device of all) {
      const numbers = stepsOf(device).map(({ number }) => number);
      expect(numbers).toEqual(numbers.map((_number, index) => index));
      expect(numbers.length).toBeGreaterThan(30);
      expect(stepsOf(device).map(({ kind, index }) => [kind, index])).toEqual(
        stepsOf(all[0]!).map(({ kind, index }) => [kind, index]),
      );
    }
  });

  it('catch up at the next beat where no message arrives', async () => {
    const nodes = twoNodes(() => false);
    const all = await playFast(nodes, async () => {
      await Promise.all([nodes.left.rooms.beat(), nodes.right.rooms.beat()]);
    });
    for (const device of all) expect(stepsOf(device)).toHaveLength(stepsOf(all[0]!).length);
    expect(stepsOf(all[0]!).length).toBeGreaterThan(30);
  });

  it('tell of devices at the other one, and no longer when that has been silent', async () => {
    let now = 0;
    let broken = false;
    const nodes = twoNodes(
      () => !broken,
      () => now,
    );
    const { code, room } = await roomOf(nodes.left, 'tetzilla');
    const [a] = await devicesOf('A', nodes.left, nodes.left, code);
    const [b] = await devicesOf('B', nodes.right, nodes.right, code);
    await quiet(room, b!.hosted);
    expect(hereFor(a!)).toEqual(['A', 'B']);
    expect(hereFor(b!)).toEqual(['A', 'B']);
    broken = true;
    now = PEER_TIMEOUT;
    await nodes.left.rooms.beat();
    expect(hereFor(a!)).toEqual(['A', 'B']);
    now = PEER_TIMEOUT + 1;
    await nodes.left.rooms.beat();
    expect(hereFor(a!)).toEqual(['A']);
  });

  it('pass gestures on', async () => {
    const nodes = twoNodes();
    const { rooms, devices } = await begun(nodes);
    const [a] = devices.get('A')!;
    a!.hosted.emote('A', 'roar');
    await quiet(...rooms);
    for (const device of [...devices.values()].flat())
      expect(device.ear.heard.filter(({ tell }) => tell === 'emote')).toEqual([
        { tell: 'emote', seat: 'A', emote: 'roar' },
      ]);
  });

  it('put out whoever was sent away, at either', async () => {
    const { rooms, devices } = await begun(twoNodes());
    unwrap(await rooms[0]!.change({ do: 'leave', seat: 'B' }));
    await quiet(...rooms);
    for (const { ear } of devices.get('B')!) expect(ear.heard.at(-1)).toEqual({ tell: 'out' });
  });

  /** A table of bots, looked at from either node. @returns how many steps were told, and whether the game is over */
  async function watched({ left, right }: ReturnType<typeof twoNodes>) {
    const { code, room, keys } = await roomOf(left, 'tetzilla');
    const { ear } = await enter(room, keys.table);
    const other = unwrap(await right.rooms.find(code));
    const there = { hosted: other, ...(await enter(other, keys.spectator)) };
    await room.change({ do: 'start' });
    return { rooms: [room, other], ear, there };
  }

  it('have each bot think at one of them only', async () => {
    const asked: string[] = [];
    const thinking = (node: string): World => ({
      decide: async (question) => {
        asked.push(`${node} ${question.seat}`);
        return chance(question);
      },
    });
    const { rooms, there } = await watched(
      twoNodes(undefined, undefined, { left: thinking('left'), right: thinking('right') }),
    );
    while (!stepsOf(there).some(endsMatch)) await quiet(...rooms);
    expect(asked).toHaveLength(stepsOf(there).length);
    expect(new Set(asked.map((question) => question.split(' ')[0]))).toEqual(new Set(['left']));
  });

  it('think in place of the one that has fallen silent', async () => {
    const waiting: (() => void)[] = [];
    const later: World['later'] = (seconds, run) => {
      if (seconds === BOT_TIMEOUT) waiting.push(run);
      return () => {};
    };
    const { rooms, there } = await watched(
      twoNodes(undefined, undefined, { right: { later, decide: chance } }),
    );
    await quiet(...rooms);
    expect(stepsOf(there)).toEqual([]);
    expect(waiting).toHaveLength(1);
    waiting[0]!();
    while (!stepsOf(there).some(endsMatch)) await quiet(...rooms);
    expect(stepsOf(there).length).toBeGreaterThan(11);
  });
});
