import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { PROTOCOL } from '#net';
import { hashOf } from '../../../src/server/rooms/keys';
import { ANSWERING } from '../../../src/server/rooms/undoVote';
import { deviceKey } from '../../helpers/deviceKey';
import { knownOf } from '../../helpers/knownPosition';
import { twoNodes } from './twoNodes';
import { type Ear, enter, FakeClock, never, roomOf, type TestRooms, testRooms } from './world';

const asked = (ear: Ear) => ear.heard.filter(({ tell }) => tell === 'undo').at(-1);

/** Ann and Bob at a game, who have both played, and its table. */
async function game(world: TestRooms) {
  const { room, code, keys } = await roomOf(world, 'zorgl');
  const seats = room.info.seats.map(({ seat }) => seat);
  for (const seat of seats)
    unwrap(await room.change({ do: 'join', seat, name: `${seat}nn`, key: hashOf(deviceKey(seat)) }));
  unwrap(await room.change({ do: 'start' }));
  const { ear: table, entered } = await enter(room, keys.table);
  const first = knownOf(entered).pending.at(-1)!.seat;
  const second = seats.find((seat) => seat !== first)!;
  const [ann, bob] = [await enter(room, deviceKey(first)), await enter(room, deviceKey(second))];
  const known = () =>
    Number(table.heard.flatMap((news) => (news.tell === 'step' ? [news.step.number + 1] : [])).at(-1) ?? 0);
  /** Plays until the other one has decided something, too. */
  const play = async () => {
    const { Room } = await import('../../../src/server/rooms/room');
    const { SERVED_GAMES } = await import('../../../src/server/games');
    let decided = false;
    while (!decided) {
      const { match, rules } = Room.restore(code, SERVED_GAMES, await world.log.read(code));
      const seat = match.seat!;
      const action = rules.legal(rules.view(match.position, seat))[0];
      unwrap(
        await room.act(seat, { version: PROTOCOL, do: 'act', match: 0, known: match.steps.length, action }),
      );
      decided = seat === second;
    }
  };
  await play();
  return { room, code, keys, table, first, second, ann: ann.ear, bob: bob.ear, known };
}

describe('somebody who asks everybody for an undo', () => {
  it('has it when all people agree, back to their own latest action, whatever came after it', async () => {
    const { room, table, first, second, ann, bob, known } = await game(testRooms({ decide: never }));
    const before = known();
    expect(await room.undo(first, { version: PROTOCOL, do: 'undo', match: 0, known: before })).toMatchObject({
      ok: false,
    });
    unwrap(await room.askUndo([first], 0, before));
    for (const ear of [table, ann, bob])
      expect(asked(ear)).toMatchObject({ undo: { seat: first, actions: 2, waits: [second] } });
    expect(await room.answerUndo(first, true)).toMatchObject({ error: { code: 'room.notAsked' } });
    expect(await room.askUndo([second], 0, before)).toMatchObject({ error: { code: 'room.asking' } });
    unwrap(await room.answerUndo(second, true));
    await room.settled();
    expect(known()).toBe(before + 2);
    expect(table.heard.filter(({ tell }) => tell === 'step').slice(-2)).toMatchObject([
      { step: { kind: 'undo' } },
      { step: { kind: 'undo' } },
    ]);
    expect(asked(ann)).toEqual({ tell: 'undo', undo: null });
  });

  it('has it not when one says no, when nobody answers, or when something happens meanwhile', async () => {
    const clock = new FakeClock();
    const world = testRooms({ decide: never, now: clock.now, later: clock.later });
    const { room, first, second, ann, known } = await game(world);
    const before = known();
    unwrap(await room.askUndo([first], 0, before));
    unwrap(await room.answerUndo(second, false));
    expect(asked(ann)).toEqual({ tell: 'undo', undo: null, refused: second });
    unwrap(await room.askUndo([first], 0, before));
    clock.pass(ANSWERING);
    expect(asked(ann)).toEqual({ tell: 'undo', undo: null });
    expect(await room.answerUndo(second, true)).toMatchObject({ error: { code: 'room.notAsked' } });
    expect(known()).toBe(before);
    expect(await room.askUndo([first], 0, before - 1)).toMatchObject({ error: { code: 'steps.stale' } });
  });

  it('need not ask bots, nor people who are away; the table asks all', async () => {
    const { room, first, second, bob, ann, known } = await game(testRooms({ decide: never }));
    room.leave(bob);
    const before = known();
    unwrap(await room.askUndo([first], 0, before));
    await room.settled();
    expect(known()).toBe(before + 2);
    unwrap(await room.askUndo([], 0, known()).then((done) => done));
    expect(asked(ann)).toMatchObject({ undo: { seat: null, actions: 1, waits: [first] } });
    expect(second).not.toBe(first);
  });

  it('is answered at another node', async () => {
    const { left, right } = twoNodes();
    const { room, code, first, second, bob, known } = await game(left);
    const there = unwrap(await right.rooms.find(code));
    room.leave(bob);
    const { ear } = await enter(there, deviceKey(second));
    for (let round = 0; round < 5; round++) await new Promise((resolve) => setImmediate(resolve));
    const before = known();
    unwrap(await room.askUndo([first], 0, before));
    for (let round = 0; round < 5; round++) await new Promise((resolve) => setImmediate(resolve));
    expect(asked(ear)).toMatchObject({ undo: { waits: [second] } });
    unwrap(await there.answerUndo(second, true));
    for (let round = 0; round < 9; round++) await new Promise((resolve) => setImmediate(resolve));
    await there.settled();
    await room.settled();
    expect(known()).toBe(before + 2);
  });
});
