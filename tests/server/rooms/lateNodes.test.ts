import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import {
  type BallotInfo,
  type Cast,
  PROTOCOL,
  type RoomRequestBody,
  type RoomResponses,
  type ServerEvent,
} from '#net';
import { ClientConnection, costlyLimit } from '../../../src/server/rooms/clientConnection';
import { deviceKey } from '../../helpers/deviceKey';
import { knownOf } from '../../helpers/knownPosition';
import { quiet, twoNodes } from './twoNodes';
import { ask, enter, FakeClock, roomOf, type TestRooms } from './world';

/** Two nodes with one time. */
function site(arrives?: () => boolean) {
  const clock = new FakeClock();
  const world = { later: clock.later };
  return { clock, ...twoNodes(arrives, clock.now, { left: world, right: world }) };
}

const roomAt = async ({ rooms }: TestRooms, code: string) => unwrap(await rooms.find(code));

describe('a node that opens a room later than another', () => {
  it('learns what a side has said, and tells the side alone', async () => {
    const { left, right } = site();
    const { code, room } = await roomOf(left, 'king-of-monsters', 9);
    for (const seat of ['king', 'artemis', 'bamf'])
      unwrap(
        await left.rooms.join(
          ask<'join'>({ do: 'join', room: code, seat, name: seat, key: deviceKey(seat) }),
        ),
      );
    unwrap(room.talk('artemis', { place: 'R2/4', sign: 'strike' }));
    unwrap(room.talk('bamf', { place: 'G1/2', sign: 'mine' }));
    unwrap(room.talk('bamf', { place: 'G1/2', sign: null }));
    const late = await roomAt(right, code);
    const [king, bamf] = [await enter(late, deviceKey('king')), await enter(late, deviceKey('bamf'))];
    await quiet(room, late);
    const after = await enter(late, deviceKey('artemis'));
    const talkOf = ({ heard }: typeof king.ear) => heard.filter(({ tell }) => tell === 'talk').at(-1);
    const marks = [{ seat: 'artemis', place: 'R2/4', sign: 'strike' }];
    expect([bamf, after].map(({ ear }) => talkOf(ear))).toEqual([
      { tell: 'talk', marks },
      { tell: 'talk', marks },
    ]);
    expect(talkOf(king.ear)).toBeUndefined();
  });

  it('learns at the next beat what it has missed of what is said, also what was taken back', async () => {
    let arrives = true;
    const { left, right } = site(() => arrives);
    const { code, room } = await roomOf(left, 'king-of-monsters', 9);
    for (const seat of ['artemis', 'bamf'])
      unwrap(
        await left.rooms.join(
          ask<'join'>({ do: 'join', room: code, seat, name: seat, key: deviceKey(seat) }),
        ),
      );
    const there = await roomAt(right, code);
    await enter(room, deviceKey('artemis'));
    const { ear } = await enter(there, deviceKey('bamf'));
    const known = () => ear.heard.flatMap((news) => (news.tell === 'talk' ? [news.marks] : [])).at(-1);
    const mark = { seat: 'artemis', place: 'R2/4', sign: 'strike' } as const;
    unwrap(room.talk('artemis', { place: 'G1/2', sign: 'mine' }));
    await quiet(room, there);
    arrives = false;
    unwrap(room.talk('artemis', { place: 'G1/2', sign: null }));
    unwrap(room.talk('artemis', mark));
    await quiet(room, there);
    expect(known()).toEqual([{ seat: 'artemis', place: 'G1/2', sign: 'mine' }]);
    arrives = true;
    there.beat();
    await quiet(room, there);
    expect(known()).toEqual([mark]);
    // Who knows all is told nothing more.
    const { length } = ear.heard.filter(({ tell }) => tell === 'talk');
    there.beat();
    room.beat();
    await quiet(room, there);
    expect(ear.heard.filter(({ tell }) => tell === 'talk')).toHaveLength(length);
  });

  it('learns what a caster has drawn, and where the camera stands', async () => {
    const { left, right } = site();
    const { code, room, keys } = await roomOf(left, 'zorgl');
    const casts: readonly Cast[] = [
      { cast: 'view', view: { x: 1, y: 0, z: 2, azimuth: 0, elevation: 1, distance: 9 } },
      { cast: 'stroke', stroke: { id: 's', tool: 'pen', ink: 0, points: [[1, 0, 1]] } },
    ];
    for (const cast of casts) room.cast(cast);
    const late = await roomAt(right, code);
    await quiet(room, late);
    const { ear } = await enter(late, keys.spectator);
    expect(ear.heard.flatMap((news) => (news.tell === 'cast' ? [news.cast] : []))).toEqual(casts);
  });
});

describe('a crowd at two nodes', () => {
  /** A game whose crowd is to decide, of which only the left node knows. */
  async function crowded() {
    const nodes = site();
    const { code, keys, room } = await roomOf(nodes.left, 'zorgl');
    const { entered } = await enter(room, keys.table);
    const seat = knownOf(entered).pending.at(-1)!.seat;
    unwrap(await room.change({ do: 'crowd', crowd: { seat, seconds: 20, chat: false } }));
    unwrap(await room.change({ do: 'start' }));
    /** Somebody who votes at a node. */
    const voter = async ({ rooms }: TestRooms, number: number) => {
      const news: ServerEvent[] = [];
      const guest = new ClientConnection({
        rooms,
        send: (told) => void news.push(told),
        now: nodes.clock.now,
        costly: costlyLimit(0),
      });
      const say = async (asked: RoomRequestBody) => guest.answer({ version: PROTOCOL, ...asked });
      const viewer = String(number).padStart(43, 'v');
      const came = unwrap(await say({ do: 'attend', room: code, key: keys.crowd, viewer }));
      const last = <Tell extends ServerEvent['tell']>(tell: Tell) =>
        news.findLast((each): each is Extract<ServerEvent, { readonly tell: Tell }> => each.tell === tell);
      return {
        ballot: (came as RoomResponses['attend']).ballot,
        last,
        vote: async (choice: number) => void unwrap(await say({ do: 'vote', match: 0, known: 0, choice })),
      };
    };
    const settle = async () => quiet(room, await roomAt(nodes.right, code));
    return { ...nodes, code, keys, room, voter, settle };
  }

  const counted = (ballot: BallotInfo | null | undefined) => ballot?.counts.slice(0, 3);

  it('is counted together, each viewer once, and decides once', async () => {
    const { left, right, clock, voter, settle, room, code, keys } = await crowded();
    const [a, b, c, d] = [
      await voter(left, 1),
      await voter(left, 2),
      await voter(right, 3),
      await voter(right, 1),
    ];
    await settle();
    const watching = await enter(await roomAt(right, code), keys.table);
    await a.vote(0);
    await b.vote(2);
    await c.vote(2);
    await settle();
    // The first has two devices, one at each node, and thinks better of it.
    await d.vote(1);
    await settle();
    clock.pass(1);
    await settle();
    for (const { last } of [a, b, c, d]) expect(last('tally')?.counts.slice(0, 3)).toEqual([0, 1, 2]);
    clock.pass(19);
    await settle();
    const steps = watching.ear.heard.flatMap((news) => (news.tell === 'step' ? [news.step] : []));
    expect(steps).toHaveLength(1);
    expect(JSON.stringify(steps[0]!.entry.events)).toContain(JSON.stringify(a.ballot!.choices[2]![0]));
    expect(room.info.match).toBe(0);
    expect(left.faults.concat(right.faults)).toEqual([]);
  });

  it('is joined by a node that comes late: it knows the voices, and when the time is over', async () => {
    const { left, right, clock, voter, settle } = await crowded();
    const [a, b] = [await voter(left, 1), await voter(left, 2)];
    await a.vote(1);
    await b.vote(1);
    clock.pass(15);
    const late = await voter(right, 3);
    await settle();
    expect(counted(late.last('ballot')?.ballot)).toEqual([0, 2, 0]);
    expect(late.last('ballot')?.ballot?.left).toBe(5);
    await late.vote(2);
    await settle();
    clock.pass(1);
    for (const { last } of [a, late]) expect(last('tally')?.counts.slice(0, 3)).toEqual([0, 2, 1]);
  });

  it('loses no voice with the node at which it was given', async () => {
    const { left, right, clock, voter, settle, room, code, keys } = await crowded();
    const a = await voter(left, 1);
    const late = await voter(right, 3);
    await settle();
    await a.vote(1);
    await settle();
    const there = await roomAt(right, code);
    const watching = await enter(there, keys.table);
    expect(room.info.begun).toBe(true);
    // The other falls silent: only what was told of it is left.
    left.rooms.link(() => {});
    clock.pass(20);
    await quiet(there);
    const steps = watching.ear.heard.flatMap((news) => (news.tell === 'step' ? [news.step] : []));
    expect(JSON.stringify(steps[0]!.entry.events)).toContain(JSON.stringify(late.ballot!.choices[1]![0]));
  });
});
