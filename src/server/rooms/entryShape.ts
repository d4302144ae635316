import * as v from 'valibot';
import { LEVELS } from '#core';
import { BroadcastShape, CrowdShape, HostingShape, PlannedSeatShape, RoomClockShape } from '#net';
import type { RoomEntry } from './entry';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Seed = v.union([v.number(), v.string()]);
const Key = v.string();

/** Required fields of each kind of entry. Additional fields, from other versions, are kept. */
const SHAPES = {
  create: {
    game: v.string(),
    players: Count,
    options: v.record(v.string(), v.unknown()),
    seats: v.exactOptional(v.record(v.string(), PlannedSeatShape)),
    hosting: v.exactOptional(HostingShape),
    seed: Seed,
    watch: v.exactOptional(v.string()),
    keys: v.looseObject({ table: Key, spectator: Key, caster: Key, crowd: v.exactOptional(Key) }),
  },
  join: { seat: v.string(), name: v.string(), key: Key },
  leave: { seat: v.string(), barred: v.exactOptional(v.literal(true)) },
  rename: { seat: v.string(), name: v.string() },
  level: { seat: v.string(), level: v.picklist(LEVELS) },
  lock: { locked: v.boolean() },
  start: {},
  rematch: { seed: Seed, unfinished: v.exactOptional(v.literal(true)) },
  broadcast: { broadcast: BroadcastShape },
  crowd: { crowd: v.nullable(CrowdShape) },
  clock: { clock: v.nullable(RoomClockShape) },
  hosting: { hosting: HostingShape },
  resume: { kept: Count, lost: Count, match: Count, broadcast: BroadcastShape },
  damaged: {},
  act: { seat: v.string(), action: v.unknown() },
  undo: { seat: v.string(), agreed: v.exactOptional(v.literal(true)) },
} as const satisfies Record<RoomEntry['do'], v.ObjectEntries>;

const EntryShapes: ReadonlyMap<string, v.GenericSchema> = new Map(
  Object.entries(SHAPES).map(([name, entries]) => [name, v.looseObject({ do: v.literal(name), ...entries })]),
);

/** Parses an entry; an invalid one becomes `damaged`. */
export function parseEntry(value: unknown): RoomEntry {
  const kind = (value as { readonly do?: unknown } | null)?.do;
  if (typeof kind !== 'string') return { do: 'damaged' };
  const shape = EntryShapes.get(kind);
  // Kinds that only a later version knows are kept and ignored. If one mattered, the entries after it will fail to
  // replay.
  return shape === undefined || v.is(shape, value) ? (value as RoomEntry) : { do: 'damaged' };
}
