import type { Decal } from '#director';
import type { Event } from '#king-of-monsters/rules';
import { ISLAND_Z, zoneX } from './geometry';
import type { Table } from './table';

/** Older decals are dropped beyond this. */
const MAX_DECALS = 40;

/** Decals that an event leaves. */
export function decalsOf(table: Table, event: Event): readonly Decal[] {
  const number = table.decals.length === 0 ? 0 : table.decals.at(-1)!.number + 1;
  if (event.type === 'zone-destroyed') {
    const x = zoneX(event.zone);
    return [
      { kind: 'scorch', x, z: ISLAND_Z - 0.35, yaw: 0.4, size: 0.85, number },
      { kind: 'crack', x: x + 0.1, z: ISLAND_Z + 0.25, yaw: 1.1, size: 0.6, number: number + 1 },
    ];
  }
  if (event.type === 'king-pushed') {
    const x = (zoneX(event.from) + zoneX(event.to)) / 2;
    return [{ kind: 'skid', x, z: ISLAND_Z + 0.2, yaw: -Math.PI / 2, size: 0.7, number }];
  }
  if (event.type === 'king-moved') {
    return [
      { kind: 'footprint', x: zoneX(event.to) - 0.6, z: ISLAND_Z + 0.2, yaw: Math.PI / 2, size: 0.3, number },
    ];
  }
  return [];
}

/** Adds decals to the table. */
export const withDecals = (table: Table, decals: readonly Decal[]): Table =>
  decals.length === 0 ? table : { ...table, decals: [...table.decals, ...decals].slice(-MAX_DECALS) };
