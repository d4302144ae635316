import { type GameTypes, type Match, ok, type Result, type Seed } from '#core';
import { type Crowd, fail, type Hosting } from '#net';
import type { ServerGame } from '../games';
import type { KeyHash, Member, RoomEntry } from './entry';

type Join = Extract<RoomEntry, { readonly do: 'join' }>;
type Act = Extract<RoomEntry, { readonly do: 'act' }>;

/** The parts of a room that decide whether an entry may come next. */
interface Room extends Pick<ServerGame, 'rules'> {
  readonly match: Match<GameTypes>;
  readonly begun: boolean;
  readonly locked: boolean;
  readonly lost: number | null;
  readonly crowd: Crowd | null;
  readonly hosting: Hosting;
  readonly seats: readonly string[];
  keyOf(seat: string): KeyHash | null;
  memberOf(key: KeyHash): Member | undefined;
  areOneSide(seat: string, other: string): boolean;
  /** Whether the host has removed and barred the holder of a key. */
  isBarred(key: KeyHash): boolean;
  /** Opening position of another match. Fails if it cannot be dealt. */
  dealt(seed: Seed): Result<unknown>;
}

/**
 * Whether an entry may come next in the log of a room. `parseAction` of the rules must have validated an action
 * already.
 * @param byTable the table makes the request, so a locked table does not refuse it
 */
export function checkEntry(room: Room, entry: RoomEntry, byTable: boolean): Result<void> {
  switch (entry.do) {
    case 'create':
    case 'damaged':
      return fail('', 'room.failed');
    case 'join':
      return checkJoin(room, entry, byTable);
    case 'crowd':
      return entry.crowd === null ? ok(undefined) : checkFree(room, entry.crowd.seat);
    case 'leave':
    case 'rename':
    case 'level':
      return checkSeat(room, entry.seat);
    case 'lock':
    case 'clock':
    case 'hosting':
    case 'broadcast':
    case 'resume':
      return ok(undefined);
    case 'start':
      return room.begun ? fail('', 'room.running') : ok(undefined);
    case 'rematch': {
      if (room.match.seat !== undefined && room.lost === null && entry.unfinished !== true)
        return fail('', 'room.running');
      const opening = room.dealt(entry.seed);
      return opening.ok ? ok(undefined) : opening;
    }
    case 'act':
      return checkAct(room, entry);
    case 'undo': {
      if (entry.agreed === true) return room.match.seat === undefined ? fail('', 'game.over') : ok(undefined);
      if (room.hosting.paused) return fail('', 'room.paused');
      const block = room.match.undoBlock(entry.seat);
      return block === null ? ok(undefined) : fail('', `undo.${block}`);
    }
  }
}

function checkJoin(room: Room, { seat, key }: Join, byTable: boolean): Result<void> {
  if (room.locked && !byTable) return fail('', 'room.locked');
  if (room.isBarred(key)) return fail('key', 'room.barred');
  if (!mayHold(room, key, seat)) return fail('key', 'room.key');
  const free = checkFree(room, seat);
  if (!free.ok) return free;
  return room.crowd?.seat === seat ? fail('seat', 'room.taken') : free;
}

/** Whether a key may take a seat: it is new, or its person may hold that seat together with their own. */
function mayHold(room: Room, key: KeyHash, seat: string): boolean {
  const member = room.memberOf(key);
  if (member === undefined) return true;
  return member.seat !== null && member.seat !== seat && room.areOneSide(member.seat, seat);
}

function checkAct(room: Room, { seat, action }: Act): Result<void> {
  if (!room.begun) return fail('', 'room.waiting');
  if (room.hosting.paused) return fail('', 'room.paused');
  const { match } = room;
  if (match.seat === undefined) return fail('', 'game.over');
  if (match.seat !== seat) return fail('seat', 'seat.waits', { seat, decides: match.seat });
  const next = room.rules.apply(match.position, action);
  return next.ok ? ok(undefined) : next;
}

function checkSeat(room: Room, seat: string): Result<void> {
  return room.seats.includes(seat) ? ok(undefined) : fail('seat', 'seat.absent', { seat });
}

/** Whether a seat has no holder. */
function checkFree(room: Room, seat: string): Result<void> {
  const there = checkSeat(room, seat);
  if (!there.ok) return there;
  return room.keyOf(seat) === null ? there : fail('seat', 'room.taken');
}
