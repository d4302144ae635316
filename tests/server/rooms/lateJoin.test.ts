import { expect, it } from 'vitest';
import { Random, unwrap } from '#core';
import { SERVED_GAMES } from '../../../src/server/games';
import { Audience } from '../../../src/server/rooms/audience';
import { Room } from '../../../src/server/rooms/room';
import { knownPosition } from '../../helpers/knownPosition';

/** What a phone may have to read that comes at the end of a long game, in bytes. */
const LARGEST = 600_000;

it('tells whoever joins a game of a thousand actions at most 0.6 MB, from which all views follow', () => {
  const keys = { table: 'a', spectator: 'b', caster: 'c' };
  const create = { do: 'create', game: 'king-of-monsters', players: 9, options: {}, seed: 1, keys } as const;
  const room = unwrap(Room.create('AAAAAA', SERVED_GAMES, create));
  room.apply({ do: 'start' });
  const random = Random.fromSeed(1);
  while (room.match.seat !== undefined) {
    room.apply({ do: 'act', seat: room.match.seat, action: random.pick(room.match.legal()) });
  }
  expect(room.match.length).toBeGreaterThan(1000);
  const { rules, match } = room;
  for (const viewer of [...room.seats, 'spectator']) {
    const sent = JSON.stringify(new Audience().match(room, viewer));
    expect(sent.length).toBeLessThan(LARGEST);
    expect(knownPosition(rules, JSON.parse(sent)).view).toEqual(rules.view(match.position, viewer));
  }
});
