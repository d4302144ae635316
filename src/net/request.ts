import * as v from 'valibot';
import {
  type CoreProblems,
  codesOf,
  LEVELS,
  PingListShape,
  PlayerShape,
  parseShape,
  type Result,
} from '#core';
import { BroadcastShape, CastShape } from './broadcast';
import { RoomClockShape } from './clock';
import { CrowdShape, MAX_CHOICES } from './crowd';
import { EMOTES } from './emotes';
import { HostingShape } from './hosting';
import { PHRASES } from './phrases';
import { fail } from './problems';
import type { NetProblems } from './problems.en';

/** Protocol version. Page and server must use the same one. */
export const PROTOCOL = 3;

/** Socket.IO path of the rooms. */
export const ROOMS_PATH = '/rooms/';
/** Path at which the page asks whether its server hosts rooms. */
export const ROOMS_QUESTION = '/rooms.json';

/** Largest message that a page may send, bytes. */
export const MAX_REQUEST_SIZE = 32_768;

/** Letters of room codes, without those that are easily confused. */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 6;
/** Length of the code for the audience. It opens no seat, and the room code cannot be derived from it. */
export const WATCH_CODE_LENGTH = 8;

const code = codesOf<CoreProblems & NetProblems>();
const Code = v.pipe(
  v.string(),
  v.check((text) => text.length !== WATCH_CODE_LENGTH, code('room.watching')),
  v.regex(new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`), code('room.unknown')),
);
/** A room code or an audience code. */
const AnyCode = v.pipe(
  v.string(),
  v.regex(
    new RegExp(
      `^[${CODE_LETTERS}]{${CODE_LENGTH}}(?:[${CODE_LETTERS}]{${WATCH_CODE_LENGTH - CODE_LENGTH}})?$`,
    ),
    code('room.unknown'),
  ),
);
const Key = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, code('room.key')));
const Seat = v.pipe(v.string(), v.minLength(1), v.maxLength(20));
const Name = v.unwrap(PlayerShape.entries.name);
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Level = v.picklist(LEVELS);

/** A seat in the plan of a new room; fields left out have defaults. */
export const PlannedSeatShape = v.strictObject({
  name: v.exactOptional(Name),
  level: v.exactOptional(Level),
  colour: PlayerShape.entries.colour,
  figure: PlayerShape.entries.figure,
});
export type PlannedSeat = v.InferOutput<typeof PlannedSeatShape>;

const ask = <Name extends string, Entries extends v.ObjectEntries>(name: Name, entries: Entries) =>
  v.strictObject({ version: v.literal(PROTOCOL, code('room.version')), do: v.literal(name), ...entries });

const AskShape = v.variant('do', [
  ask('create', {
    game: v.pipe(v.string(), v.maxLength(40)),
    players: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(9)),
    options: v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown()),
    seats: v.exactOptional(v.record(Seat, PlannedSeatShape)),
    hosting: v.exactOptional(HostingShape),
  }),
  ask('look', { room: AnyCode }),
  ask('join', { room: Code, seat: Seat, name: Name, key: Key }),
  ask('enter', { room: AnyCode, key: Key, match: Count, known: Count }),
  ask('act', { match: Count, known: Count, action: v.unknown() }),
  ask('undo', { match: Count, known: Count }),
  ask('askUndo', { match: Count, known: Count }),
  ask('answerUndo', { agree: v.boolean() }),
  ask('emote', { emote: v.picklist(EMOTES) }),
  ask('say', { phrase: v.picklist(PHRASES) }),
  ask('talk', PingListShape.entries),
  ask('record', { match: Count }),
  ask('salvage', { match: Count }),
  ask('leave', {}),
  ask('start', {}),
  /** @property unfinished abandons the running game */
  ask('rematch', { unfinished: v.exactOptional(v.literal(true)) }),
  ask('hosting', { hosting: HostingShape }),
  ask('free', {}),
  ask('lock', { locked: v.boolean() }),
  ask('kick', { seat: Seat }),
  ask('rename', { seat: Seat, name: Name }),
  ask('level', { seat: Seat, level: Level }),
  ask('broadcast', { broadcast: BroadcastShape }),
  ask('cast', { cast: CastShape }),
  ask('clock', { clock: v.nullable(RoomClockShape) }),
  ask('skip', {}),
  ask('crowd', { crowd: v.nullable(CrowdShape) }),
  ask('relay', {}),
  ask('attend', { room: AnyCode, key: Key, viewer: Key }),
  ask('vote', { match: Count, known: Count, choice: v.pipe(Count, v.maxValue(MAX_CHOICES - 1)) }),
  ask('react', { emote: v.picklist(EMOTES) }),
]);

/** A request from a page to the server. */
export type RoomRequest = v.InferOutput<typeof AskShape>;
/** A request without the version. */
export type RoomRequestBody = RoomRequest extends infer Each
  ? Each extends RoomRequest
    ? Omit<Each, 'version'>
    : never
  : never;

/** Validates a request. Fails with the invalid field, or with `room.version` for another version. */
export function parseRequest(input: unknown): Result<RoomRequest> {
  const version = (input as { readonly version?: unknown } | null | undefined)?.version;
  if (typeof version === 'number' && version !== PROTOCOL) return fail('version', 'room.version');
  return parseShape(AskShape, input);
}
