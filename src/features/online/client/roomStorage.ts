import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { type RoomKeys, type RoomResponses, WATCH_CODE_LENGTH } from '#net';
import type { StandingAnswers } from '#session';
import type { Page } from '../../../page/page';

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

type Memory = Pick<Page, 'recall' | 'remember'>;

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
export function loadKeys(page: Memory, code: string): StoredKeys | null {
  const read = v.safeParse(KeysShape, page.recall(tableOf(code)));
  if (!read.success) return null;
  const { crowd = read.output.spectator, watch = code } = read.output;
  return { ...read.output, crowd, watch };
}

export const saveKeys = (page: Memory, { room, watch, keys }: RoomResponses['create']): void =>
  page.remember(tableOf(room), { ...keys, watch });

/** Seat taken on this device; null for none. */
export function loadSeat(page: Memory, code: string): StoredSeat | null {
  const read = v.safeParse(SeatShape, page.recall(seatOf(code)));
  return read.success ? read.output : null;
}

/** Saves or forgets this device's seat. */
export const saveSeat = (page: Memory, code: string, seat: StoredSeat | null): void =>
  page.remember(seatOf(code), seat);

/**
 * This device's key in a room, the same for every seat it takes there, so that the host recognises a device
 * it has removed.
 */
export function seatKey(page: Memory, code: string, make: () => string): string {
  const read = v.safeParse(KeyShape, page.recall(keyOf(code)));
  const key = read.success ? read.output : make();
  page.remember(keyOf(code), key);
  return key;
}

/** Seats played at the host's screen. */
export function loadLocalSeats(page: Memory, code: string): readonly StoredSeat[] {
  const read = v.safeParse(v.array(SeatShape), page.recall(localOf(code)));
  return read.success ? read.output : [];
}

export const saveLocalSeats = (page: Memory, code: string, seats: readonly StoredSeat[]): void =>
  page.remember(localOf(code), seats);

/** Questions switched off on this device, kept until the next match of the room. */
export function keptStanding(page: Memory, code: string, match: number): StandingAnswers {
  const read = v.safeParse(StandingShape, page.recall(standingOf(code)));
  const kept = read.success && read.output.match === match ? read.output.kinds : [];
  const standing = createStore<readonly string[]>(() => kept);
  standing.subscribe((kinds) => page.remember(standingOf(code), { match, kinds }));
  return standing;
}
