import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { ClientConnection } from '../../../src/server/rooms/clientConnection';
import { Limit } from '../../../src/server/rooms/limit';
import { deviceKey } from '../../helpers/deviceKey';
import { ask, type Ear, enter, never, roomOf, testRooms } from './world';

const talkOf = ({ heard }: Ear) => heard.flatMap((news) => (news.tell === 'talk' ? [news.marks] : []));

/** A room of King of Monsters with the King, two heroes, a table and somebody who looks on. */
async function gathered(game = 'king-of-monsters') {
  const world = testRooms({ decide: never });
  const { room, code, keys } = await roomOf(world, game, game === 'zorgl' ? 2 : 9);
  const come = async (seat: string, name: string) => {
    const key = deviceKey(name);
    unwrap(await world.rooms.join(ask<'join'>({ do: 'join', room: code, seat, name, key })));
    return (await enter(room, key)).ear;
  };
  return { world, room, code, keys, come };
}

const STRIKE = { place: 'R2/4', sign: 'strike' } as const;

describe('team talk', () => {
  it('is told to those of the side, also to who comes later, and to nobody else', async () => {
    const { room, keys, come } = await gathered();
    const [king, artemis, bamf] = [
      await come('king', 'Bob'),
      await come('artemis', 'Ann'),
      await come('bamf', 'Cleo'),
    ];
    const others = [
      king,
      ...(await Promise.all([keys.table, keys.spectator, keys.caster].map((key) => enter(room, key)))).map(
        ({ ear }) => ear,
      ),
    ];
    unwrap(room.talk('artemis', STRIKE));
    const marks = [{ seat: 'artemis', ...STRIKE }];
    expect([artemis, bamf].map(talkOf)).toEqual([[marks], [marks]]);
    expect(talkOf(await come('grey', 'Dan'))).toEqual([marks]);
    unwrap(room.talk('artemis', { ...STRIKE, sign: null }));
    expect(talkOf(bamf)).toEqual([marks, []]);
    expect(others.map(talkOf)).toEqual(others.map(() => []));
  });

  it('is there in no game without sides, and only for seats', async () => {
    const { room, come } = await gathered('zorgl');
    const seat = room.info.seats[0]!.seat;
    const ear = await come(seat, 'Ann');
    expect(room.talk(seat, STRIKE)).toMatchObject({ ok: false, error: { code: 'room.role' } });
    expect(talkOf(ear)).toEqual([]);
  });

  it('comes from a connection as its seat, never as another, and not from those who look on', async () => {
    const { world, code, keys, come } = await gathered();
    const bamf = await come('bamf', 'Cleo');
    await come('artemis', 'Ann');
    const say = async (key: string, more: object = STRIKE) => {
      const guest = new ClientConnection({
        rooms: world.rooms,
        send: () => {},
        now: () => 0,
        costly: new Limit(99, 1, 0),
      });
      await guest.answer(ask<'enter'>({ do: 'enter', room: code, key, match: 0, known: 0 }));
      return guest.answer({ ...ask<'talk'>({ do: 'talk', ...STRIKE }), ...more });
    };
    expect(await say(keys.spectator)).toMatchObject({ ok: false, error: { code: 'room.role' } });
    expect(await say(deviceKey('Ann'), { seat: 'bamf' })).toMatchObject({ ok: false });
    expect(await say(deviceKey('Ann'), { sign: 'shout' })).toMatchObject({
      ok: false,
      error: { field: 'sign' },
    });
    expect(talkOf(bamf)).toEqual([]);
    expect(await say(deviceKey('Ann'))).toMatchObject({ ok: true });
    expect(talkOf(bamf)).toEqual([[{ seat: 'artemis', ...STRIKE }]]);
  });
});
