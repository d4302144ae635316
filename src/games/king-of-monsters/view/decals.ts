import type { Decal } from '#director';
import { numberedDecals } from '#kaiju/show';
import type { Event } from '#king-of-monsters/rules';
import { ISLAND_Z, zoneX } from './geometry';
import type { Table } from './table';

/** Older decals are dropped beyond this. */
export const MAX_DECALS = 40;

/** Decals that an event leaves. */
export const decalsOf = (table: Table, event: Event): readonly Decal[] =>
  numberedDecals(table, newDecals(event));

function newDecals(event: Event): readonly Omit<Decal, 'number'>[] {
  switch (event.type) {
    case 'zone-destroyed': {
      const x = zoneX(event.zone);
      return [
        { kind: 'scorch', x, z: ISLAND_Z - 0.35, yaw: 0.4, size: 0.85 },
        { kind: 'crack', x: x + 0.1, z: ISLAND_Z + 0.25, yaw: 1.1, size: 0.6 },
      ];
    }
    case 'king-pushed': {
      const x = (zoneX(event.from) + zoneX(event.to)) / 2;
      return [{ kind: 'skid', x, z: ISLAND_Z + 0.2, yaw: -Math.PI / 2, size: 0.7 }];
    }
    case 'king-moved':
      return [
        { kind: 'footprint', x: zoneX(event.to) - 0.6, z: ISLAND_Z + 0.2, yaw: Math.PI / 2, size: 0.3 },
      ];
    default:
      return [];
  }
}
