import type { Decal } from '#director';
import type { DecalKind } from '#kaiju/cues';
import { numberedDecals } from '#kaiju/show';
import type { Box, Event } from '#zorgl/rules';
import { boxCentre, headingTo } from './geometry';
import { floorsIn, monsterOf, type Table } from './table';

type NewDecal = Omit<Decal, 'number' | 'kind'> & { readonly kind: DecalKind };

function mark(kind: DecalKind, box: Box, size: number, yaw = 0): NewDecal {
  return { kind, ...boxCentre(box), yaw, size };
}

/** A mark halfway between two boxes, along the direction. */
function between(kind: DecalKind, from: Box, to: Box, size: number): NewDecal {
  const [a, b] = [boxCentre(from), boxCentre(to)];
  return { kind, x: (a.x + b.x) / 2, z: (a.z + b.z) / 2, yaw: headingTo(from, to), size };
}

function newDecals(table: Table, event: Event): readonly NewDecal[] {
  switch (event.type) {
    case 'move': {
      const { from, to, manner } = event;
      if (event.onto > 0) return [];
      const yaw = from === null ? 0 : headingTo(from, to);
      if (manner === 'leap' || manner === 'land' || manner === 'fall') return [mark('crack', to, 1, yaw)];
      if (from === null) return [];
      if (floorsIn(table, from) > 0) return [];
      if (manner === 'burrow') return [mark('burst', from, 0.5, yaw), mark('burst', to, 0.56, yaw + 2)];
      if (manner === 'blitz') return [between('skid', from, to, 0.62)];
      return [mark('footprint', from, 0.34, yaw)];
    }
    case 'push':
      return floorsIn(table, event.from) > 0
        ? [mark('crack', event.to, 0.8)]
        : [between('skid', event.from, event.to, 0.62)];
    case 'follow':
      return floorsIn(table, event.from) > 0
        ? []
        : [mark('footprint', event.from, 0.34, headingTo(event.from, event.to))];
    case 'attack':
      return 'unit' in event.by ? [mark('scorch', monsterOf(table, event.target).box, 0.6)] : [];
    case 'army-move':
      return [between('skid', event.from, event.to, 0.36)];
    case 'missile':
      return [mark('scorch', monsterOf(table, event.target).box, 0.85)];
    case 'shake':
      return [mark('crack', monsterOf(table, event.target).box, 1.1)];
    case 'sweep-ended':
      return [mark('crack', monsterOf(table, event.monster).box, 1.25)];
    case 'ink':
      return event.targets.map((seat) => mark('ink', monsterOf(table, seat).box, 0.62));
    case 'destroyed':
      return event.plant
        ? [mark('scorch', event.building, 1.7), mark('crack', event.building, 1.3)]
        : [mark('scorch', event.building, 0.72)];
    case 'crush':
      return [mark('oil', event.at, 0.46)];
    default:
      return [];
  }
}

/** The marks that an event leaves on the ground. @param table the table before the event */
export const decalsOf = (table: Table, event: Event): readonly Decal[] =>
  numberedDecals(table, newDecals(table, event), (decal, number) => {
    const pointed = decal.kind === 'skid' || decal.kind === 'footprint';
    // Vary the rotation.
    return { ...decal, yaw: decal.yaw + (pointed ? 0 : number * 2.4) };
  });
