import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import type { Memory } from '#module';
import { type RoomKeys, type RoomResponses, WATCH_CODE_LENGTH } from '#net';
import type { StandingAnswers } from '#session';

const KeyShape = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const KeysShape = v.object({
  table: KeyShape,
  spectator: KeyShape,
  caster: KeyShape,
  // Missing in rooms of earlier versions.
  crowd: v.exactOptional(KeyShape),
  watch: v.exactOptional(v.pipe(v.string(), v.length(WATCH_CODE_LENGTH))),
});
const SeatShape = v.object({ seat: v.string(), key: KeyShape });
const StandingShape = v.object({ match: v.number(), kinds: v.array(v.string()) });

/** This device's seat in a room; its key proves ownership. */
export type StoredSeat = v.InferOutput<typeof SeatShape>;

const tableOf = (code: string) => `room.${code}.table`;
const localOf = (code: string) => `room.${code}.local`;
const keyOf = (code: string) => `room.${code}.key`;
const seatOf = (code: string) => `room.${code}.seat`;
const standingOf = (code: string) => `room.${code}.standing`;

/** Keys for everyone except the players. */
export interface StoredKeys extends RoomKeys {
  /** Room code for the audience. */
  readonly watch: string;
}

/** Keys of a room opened on this device; null for none. */
export function loadKeys(memory: Memory, code: string): StoredKeys | null {
  const read = v.safeParse(KeysShape, memory.recall(tableOf(code)));
  if (!read.success) return null;
  const { crowd = read.output.spectator, watch = code } = read.output;
  return { ...read.output, crowd, watch };
}

export const saveKeys = (memory: Memory, { room, watch, keys }: RoomResponses['create']): void =>
  memory.remember(tableOf(room), { ...keys, watch });

/** Seat taken on this device; null for none. */
export function loadSeat(memory: Memory, code: string): StoredSeat | null {
  const read = v.safeParse(SeatShape, memory.recall(seatOf(code)));
  return read.success ? read.output : null;
}

/** Saves or forgets this device's seat. */
export const saveSeat = (memory: Memory, code: string, seat: StoredSeat | null): void =>
  memory.remember(seatOf(code), seat);

/**
 * This device's key in a room, the same for every seat it takes there, so that the host recognises a device
 * it has removed.
 */
export function seatKey(memory: Memory, code: string, make: () => string): string {
  const read = v.safeParse(KeyShape, memory.recall(keyOf(code)));
  const key = read.success ? read.output : make();
  memory.remember(keyOf(code), key);
  return key;
}

/** Seats played at the host's screen. */
export function loadLocalSeats(memory: Memory, code: string): readonly StoredSeat[] {
  const read = v.safeParse(v.array(SeatShape), memory.recall(localOf(code)));
  return read.success ? read.output : [];
}

export const saveLocalSeats = (memory: Memory, code: string, seats: readonly StoredSeat[]): void =>
  memory.remember(localOf(code), seats);

/** Questions switched off on this device, kept until the next match of the room. */
export function keptStanding(memory: Memory, code: string, match: number): StandingAnswers {
  const read = v.safeParse(StandingShape, memory.recall(standingOf(code)));
  const kept = read.success && read.output.match === match ? read.output.kinds : [];
  const standing = createStore<readonly string[]>(() => kept);
  standing.subscribe((kinds) => memory.remember(standingOf(code), { match, kinds }));
  return standing;
}
