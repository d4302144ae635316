import { describe, expect, it } from 'vitest';
import { parseGameFile, unwrap } from '#core';
import { DEFAULT_BROADCAST } from '#net';
import { SERVED_GAMES } from '../../../src/server/games';
import { Room } from '../../../src/server/rooms/room';
import { tellsEnd } from '../../helpers/knownPosition';
import { enter, roomOf, testRooms } from './world';

const TABLE = { role: 'table', seat: null } as const;
const SPECTATOR = { role: 'spectator', seat: null } as const;

/** A room whose bots choose by chance, and whose audience is told what is late when the test says so. */
async function started(game: string, delay = 0) {
  const due: (() => void)[] = [];
  const later = (_seconds: number, run: () => void) => {
    due.push(run);
    return () => {};
  };
  let now = 0;
  const world = testRooms({ later, now: () => now });
  const { room, code, keys } = await roomOf(world, game);
  const { ear } = await enter(room, keys.table);
  unwrap(await room.change({ do: 'broadcast', broadcast: { ...DEFAULT_BROADCAST, delay } }));
  const play = async () => {
    unwrap(await room.change({ do: 'start' }));
    const over = () => ear.heard.some(tellsEnd);
    while (!over()) await room.settled();
  };
  const catchUp = () => {
    now += delay;
    while (due.length > 0) due.shift()!();
  };
  return { room, code, world, play, catchUp };
}

describe('a game that was played in a room', () => {
  it.each([...SERVED_GAMES.keys()])(
    'is a file when it is over, from which %s replays without a server',
    async (game) => {
      const { room, code, world, play } = await started(game);
      expect(await room.record(TABLE, 0)).toMatchObject({ ok: false, error: { code: 'room.running' } });
      await play();
      const file = unwrap(await room.record(TABLE, 0));
      const { rules } = SERVED_GAMES.get(game)!;
      const { match, players } = unwrap(
        parseGameFile(rules, rules.seats(file.initial), JSON.parse(JSON.stringify(file))),
      );
      const log = await world.log.read(code);
      expect(match.position).toEqual(Room.restore(code, SERVED_GAMES, log).match.position);
      expect(Object.keys(players).toSorted()).toEqual(rules.seats(file.initial).toSorted());
      const [first] = log;
      expect(JSON.stringify(file)).not.toContain(first?.do === 'create' ? first.seed : null);
      expect(await room.record(TABLE, 1)).toMatchObject({ ok: false });
    },
  );

  it('is nobody’s to have before they may know its end', async () => {
    const { room, play, catchUp } = await started('tetzilla', 30);
    await play();
    expect(await room.record(SPECTATOR, 0)).toMatchObject({ ok: false, error: { code: 'room.running' } });
    expect(await room.record(TABLE, 0)).toMatchObject({ ok: true });
    catchUp();
    expect(await room.record(SPECTATOR, 0)).toMatchObject({ ok: true });
  });
});
