import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { SERVED_GAMES } from '../../../src/server/games';
import { hashOf } from '../../../src/server/rooms/keys';
import { Room } from '../../../src/server/rooms/room';
import { deviceKey } from '../../helpers/deviceKey';
import { knownOf } from '../../helpers/knownPosition';
import { ask, enter, never, roomOf, testRooms } from './world';

const KING = 'king-of-monsters';
/** Bots that never come to an end. */
const SLOW = { decide: never };

/** A room to which people may come. */
async function opened(game = KING) {
  const world = testRooms(SLOW);
  const { room, code, keys } = await roomOf(world, game, game === KING ? 9 : 3);
  const join = (seat: string, name: string) =>
    world.rooms.join(ask<'join'>({ do: 'join', room: code, seat, name, key: deviceKey(name) }));
  return { world, room, code, keys, join, seats: room.info.seats.map(({ seat }) => seat) };
}

const by = (room: Awaited<ReturnType<typeof opened>>['room'], seat: string) =>
  room.info.seats.find((each) => each.seat === seat)?.by;

describe('one person', () => {
  it('may hold several seats of a side, and none of the other', async () => {
    const { room, join, seats } = await opened();
    const [, first = '', second = ''] = seats;
    unwrap(await join(first, 'Ann'));
    unwrap(await join(second, 'Ann'));
    expect(await join('king', 'Ann')).toMatchObject({ ok: false, error: { code: 'room.key' } });
    expect(await join(second, 'Bob')).toMatchObject({ ok: false, error: { code: 'room.taken' } });
    // Asked again, because no answer came, it is hers.
    expect(await join(second, 'Ann')).toMatchObject({ ok: true });
    expect([first, second, 'king'].map((seat) => by(room, seat))).toEqual(['person', 'person', 'bot']);
    const { entered } = await enter(room, deviceKey('Ann'));
    expect(entered.seats.toSorted()).toEqual([first, second].toSorted());
    expect(entered.seats[0]).toBe(entered.seat);
    for (const seat of [first, second])
      expect(room.info.seats.find((each) => each.seat === seat)?.here).toBe(true);
  });

  it.each(['zorgl', 'tetzilla'])(
    'holds one seat of %s, where every hand is hidden from all others',
    async (game) => {
      const { join, seats } = await opened(game);
      unwrap(await join(seats[0]!, 'Ann'));
      expect(await join(seats[1]!, 'Ann')).toMatchObject({ ok: false, error: { code: 'room.key' } });
    },
  );

  it('knows what the side knows, and nothing of the King’s', async () => {
    const { room, join, seats } = await opened();
    const [, ...heroes] = seats;
    for (const hero of heroes) unwrap(await join(hero, 'Ann'));
    unwrap(await join('king', 'Bob'));
    unwrap(await room.change({ do: 'start' }));
    const { entered } = await enter(room, deviceKey('Ann'));
    const view = knownOf(entered).view as {
      readonly king: { readonly hand: object };
      readonly heroes: object;
    };
    expect(view.king.hand).toHaveProperty('count');
    for (const { hand } of Object.values(view.heroes) as { readonly hand: object }[])
      expect(hand).not.toHaveProperty('count');
  });

  it('acts for each of them in turn, takes back what it did, and leaves all of them at once', async () => {
    const { world, room, code, join, seats } = await opened();
    const [, ...heroes] = seats;
    for (const hero of heroes) unwrap(await join(hero, 'Ann'));
    unwrap(await join('king', 'Bob'));
    unwrap(await room.change({ do: 'start' }));
    const { entered, ear } = await enter(room, deviceKey('Ann'));
    const [own = '', ...also] = entered.seats;
    const { rules } = SERVED_GAMES.get(KING)!;
    const now = async () => {
      const { match } = Room.restore(code, SERVED_GAMES, await world.log.read(code));
      return { seat: match.seat!, known: match.steps.length, legal: rules.legal(match.position) };
    };
    const acted = new Set<string>();
    for (let count = 0; count < 40 && acted.size < 2; count++) {
      const { seat, known, legal } = await now();
      const asked = ask<'act'>({ do: 'act', match: 0, known, action: legal[0] });
      if (seat === 'king') {
        // Nobody acts for the other side.
        if (count === 0) expect(await room.act(own, asked, also)).toMatchObject({ ok: false });
        unwrap(await room.act('king', asked));
      } else {
        unwrap(await room.act(own, asked, also));
        acted.add(seat);
      }
    }
    expect(acted.size).toBe(2);
    unwrap(await room.change({ do: 'leave', seat: also[0]! }));
    expect(heroes.map((hero) => by(room, hero))).toEqual(heroes.map(() => 'bot'));
    expect(by(room, 'king')).toBe('person');
    expect(ear.heard.at(-1)).toEqual({ tell: 'out' });
    expect(await room.memberOf(hashOf(deviceKey('Ann')))).toBeUndefined();
  });
});
