import type { Decal } from '#director';
import type { DecalKind } from '#kaiju/cues';
import { numberedDecals } from '#kaiju/show';
import { type Box, type Event, gridFor } from '#tetzilla/rules';
import { boxKey, builtOn } from './built';
import { facePoint, LEAN, onTable } from './geometry';
import type { MarkerLook } from './pieces';
import { lookOfPiece, type Table } from './table';

/** The back walls of the boxes, which bear the marks: x of a mark is across, z is down from row 1. */
export const DECAL_PLANE = {
  at: onTable({ across: 0, up: 0, out: 0.062 }),
  tilt: Math.PI / 2 - LEAN,
} as const;

type NewDecal = Omit<Decal, 'number' | 'kind'> & { readonly kind: DecalKind };

/** A mark on the wall of a box, slightly above its centre. */
function mark({ columns }: Pick<Table, 'columns'>, kind: DecalKind, box: Box, size: number): NewDecal {
  const { across, up } = facePoint(columns, box.charCodeAt(0) - 97 + 0.5, Number(box.slice(1)) - 0.45, 0);
  return { kind, x: across, z: -up, size, yaw: 0 };
}

/** The marks of smashed markers on the wall behind them. */
const SMASHED: Readonly<Record<MarkerLook, readonly (readonly [kind: DecalKind, size: number])[]>> = {
  h: [['crack', 0.5]],
  b: [['crack', 0.62]],
  s: [
    ['crack', 0.85],
    ['burst', 0.34],
  ],
  f: [
    ['scorch', 0.8],
    ['crack', 0.8],
  ],
  L: [['oil', 0.3]],
  M: [['scorch', 0.4]],
  T: [['oil', 0.34]],
};

/** The marks of shots that hit somebody. */
const HIT: Readonly<Partial<Record<Extract<Event, { readonly type: 'hit' }>['by'], number>>> = {
  laser: 0.34,
  missile: 0.52,
  tank: 0.56,
};

const AROUND: readonly (readonly [columns: number, rows: number])[] = [
  [-1, 1],
  [1, 1],
  [0, 2],
  [2, 0],
  [-2, 0],
  [1, -1],
  [-1, -1],
];

/** The boxes around a guard that its rockets hit, besides those with kaiju; always at least the first one. */
export function craterBoxes(table: Table, guard: Box): readonly Box[] {
  const grid = gridFor(table.seats.length);
  const number = grid.parse(guard)!;
  const [file, rank] = [grid.file(number), grid.rank(number)];
  const turn = (file + 2 * rank) % AROUND.length;
  const built = builtOn(table);
  return [...AROUND.slice(turn), ...AROUND.slice(0, turn)]
    .filter(([x, y]) => built.has(boxKey(file + x, rank + y)))
    .map(([x, y]) => grid.name((rank + y) * table.columns + file + x));
}

function newDecals(table: Table, event: Event): readonly NewDecal[] {
  switch (event.type) {
    case 'entered':
      return [mark(table, 'crack', event.box, 0.55)];
    case 'overran': {
      const piece = table.markers.get(event.box);
      if (piece === undefined) return [];
      return SMASHED[lookOfPiece(piece)].map(([kind, size]) => mark(table, kind, event.box, size));
    }
    case 'fired':
      return event.kind === 'M'
        ? craterBoxes(table, event.guard)
            .slice(0, 1)
            .map((box) => mark(table, 'scorch', box, 0.42))
        : [];
    case 'hit': {
      const standing = table.kaiju.get(event.kaiju)?.standing ?? null;
      const size = HIT[event.by];
      return standing === null || size === undefined ? [] : [mark(table, 'scorch', standing.box, size)];
    }
    default:
      return [];
  }
}

/** The marks that an event leaves on the face. @param table the table before the event */
export const decalsOf = (table: Table, event: Event): readonly Decal[] =>
  // Vary the rotation.
  numberedDecals(table, newDecals(table, event), (decal, number) => ({ ...decal, yaw: number * 2.4 }));
