import { type GameTypes, Random, unwrap } from '#core';
import { kingModule } from '#king-of-monsters';
import { gameTable as kingTable } from '#king-of-monsters/table';
import type { GameModule, GameTable } from '#module';
import { RemoteSource, type Session } from '#session';
import { tetzillaModule } from '#tetzilla';
import { gameTable as tetzillaTable } from '#tetzilla/table';
import { zorglModule } from '#zorgl';
import { gameTable as zorglTable } from '#zorgl/table';
import { remoteSession, seatsIn } from '../../../../src/features/online/client/remoteSession';
import { SERVED_GAMES } from '../../../../src/server/games';
import { matchFor, stepsFor } from '../../../../src/server/rooms/redaction';
import { Room } from '../../../../src/server/rooms/room';
import type { TableParts } from '../../../../src/table/game/parts';

/** The games that can be broadcast, with their tables. */
export const TABLES = {
  zorgl: { module: zorglModule as GameModule, table: zorglTable as unknown as GameTable },
  tetzilla: { module: tetzillaModule as GameModule, table: tetzillaTable as unknown as GameTable },
  'king-of-monsters': { module: kingModule as GameModule, table: kingTable as unknown as GameTable },
};

export interface Watched {
  readonly room: Room;
  readonly session: Session<GameTypes>;
  readonly parts: TableParts;
  /** Has an action by chance happen; false once the game is over. */
  readonly play: () => boolean;
}

/** A match as a spectator's page has it. */
export function watched(game: keyof typeof TABLES, seed = 1): Watched {
  const { module, table } = TABLES[game];
  const keys = { table: 'a', spectator: 'b', caster: 'c' };
  const room = unwrap(
    Room.create('ABCDEF', SERVED_GAMES, {
      do: 'create',
      game,
      players: 2,
      options: {},
      seed: '5'.repeat(32),
      keys,
    }),
  );
  room.apply({ do: 'start' });
  const refuse = () => Promise.reject(new Error('nobody plays here'));
  const line = { act: refuse, undo: refuse };
  const source = new RemoteSource<GameTypes>(module, 'spectator', matchFor(room, 'spectator'), line);
  const words = module.words('en');
  const seats = seatsIn(
    room.info(() => false),
    room.seats,
    words.defaultNames,
  );
  const preferences = { speed: 1, reducedMotion: false, hurriesOwn: false, othersPace: 'normal' };
  const session = remoteSession(
    module,
    source,
    seats,
    preferences as unknown as Parameters<typeof remoteSession>[3],
  );
  const random = Random.fromSeed(seed);
  const parts = {
    module,
    table,
    session,
    seats: room.seats,
    names: Object.fromEntries(seats.map(({ seat, name }) => [seat, name])),
    colours: {},
    figures: {},
    words,
  } as TableParts;
  const play = () => {
    const { seat } = room.match;
    if (seat === undefined) return false;
    const known = room.match.steps.length;
    room.apply({ do: 'act', seat, action: random.pick(room.match.legal()) });
    source.receive(stepsFor(room, 'spectator', known)[0]!);
    return true;
  };
  return { room, session, parts, play };
}
