import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '#core';
import { PROTOCOL, type ServerEvent } from '#net';
import { SERVED_GAMES } from '../../../src/server/games';
import { hashOf } from '../../../src/server/rooms/keys';
import { openRooms } from '../../../src/server/rooms/open';
import { Metrics } from '../../../src/server/running/metrics';

const GAME = 'zorgl';

/** Rooms in an SQLite file in a folder with an empty page. Errors in them are thrown. */
export function benchRooms() {
  const directory = mkdtempSync(join(tmpdir(), 'kaiju-bench-'));
  writeFileSync(join(directory, 'index.html'), '');
  const fault = (detail: string): never => {
    throw new Error(detail);
  };
  const metrics = new Metrics(() => performance.now() / 1000);
  const hosted = unwrap(openRooms(join(directory, 'rooms.sqlite'), { metrics, fault, roomDays: 30 }));
  return { directory, hosted };
}

/** A room of four people whose game has begun; they act on request. */
export async function actingRoom({ rooms }: ReturnType<typeof benchRooms>['hosted']) {
  const { rules } = SERVED_GAMES.get(GAME)!;
  const version = PROTOCOL;
  const made = unwrap(await rooms.create({ version, do: 'create', game: GAME, players: 4, options: {} }));
  const room = unwrap(await rooms.find(made.room));
  const views = new Map<string, unknown>();
  let known = 0;
  let decides = '';
  const take = (seat: string, view: unknown) => {
    views.set(seat, view);
    decides = rules.pending(view).at(-1)?.seat ?? '';
  };
  for (const { seat } of room.info.seats) {
    const key = createHash('sha256').update(seat).digest('base64url');
    unwrap(await rooms.join({ version, do: 'join', room: made.room, seat, name: 'Ann', key }));
    const send = (news: ServerEvent) => {
      if (news.tell !== 'step') return;
      known = news.step.number + 1;
      take(seat, rules.advance(views.get(seat), news.step.entry.events));
    };
    const { told } = await room.enter({ member: (await room.memberOf(hashOf(key)))!, send }, 0, 0);
    if ('whole' in told) take(seat, told.whole.opening);
  }
  unwrap(await room.change({ do: 'start' }));
  /** The deciding seat takes its first legal action. */
  async function act(): Promise<void> {
    const [action] = rules.legal(views.get(decides));
    unwrap(await room.act(decides, { version, do: 'act', match: 0, known, action }));
  }
  return { code: made.room, keys: made.keys, room, act };
}
