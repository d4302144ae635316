import * as v from 'valibot';
import type { RoomKeys } from '#net';
import type { Page } from '../page';

const KeyShape = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const KeysShape = v.object({ table: KeyShape, spectator: KeyShape, caster: KeyShape });
const SeatShape = v.object({ seat: v.string(), key: KeyShape });

/** The place of this device at a room: whoever has its key sits there. */
export type KeptSeat = v.InferOutput<typeof SeatShape>;

type Memory = Pick<Page, 'recall' | 'remember'>;

const tableOf = (code: string) => `room.${code}.table`;
const localOf = (code: string) => `room.${code}.local`;
const seatOf = (code: string) => `room.${code}.seat`;

/** The keys of a room that was made on this device; null for none. */
export function keptKeys(page: Memory, code: string): RoomKeys | null {
  const read = v.safeParse(KeysShape, page.recall(tableOf(code)));
  return read.success ? read.output : null;
}

export const keepKeys = (page: Memory, code: string, keys: RoomKeys): void =>
  page.remember(tableOf(code), keys);

/** The seat that somebody has taken on this device; null for none. */
export function keptSeat(page: Memory, code: string): KeptSeat | null {
  const read = v.safeParse(SeatShape, page.recall(seatOf(code)));
  return read.success ? read.output : null;
}

/** Keeps the seat of this device, or forgets it. */
export const keepSeat = (page: Memory, code: string, seat: KeptSeat | null): void =>
  page.remember(seatOf(code), seat);

/** The seats that are played at the screen of a table. */
export function keptLocals(page: Memory, code: string): readonly KeptSeat[] {
  const read = v.safeParse(v.array(SeatShape), page.recall(localOf(code)));
  return read.success ? read.output : [];
}

export const keepLocals = (page: Memory, code: string, seats: readonly KeptSeat[]): void =>
  page.remember(localOf(code), seats);
