import type { CanvasTexture } from 'three';
import { Random } from '#core';
import { DIE_KINDS, type DieFace, type DieKind, dieShape } from '#kaiju/show';
import { type PaintContext, paintedTexture, speckle } from '#stage';

/** Materials of dice: bone, or red resin. */
export const DIE_LOOKS = ['bone', 'resin'] as const;
export type DieLook = (typeof DIE_LOOKS)[number];

/** Faces per row of the sheet, and pixels of each. */
const COLUMNS = 8;
const CELL = 128;
const SIDE = COLUMNS * CELL;
/** Share of its cell that a face fills; the rest is for the rounded edges. */
const FILLED = 0.94;

const FACES: readonly (readonly [DieKind, DieFace])[] = DIE_KINDS.flatMap((kind) =>
  dieShape(kind).faces.map((face) => [kind, face] as const),
);

type Point = readonly [x: number, y: number];

/** The place of a face on the sheet. */
export interface SheetCell {
  /** Upper left corner, pixels. */
  readonly corner: Point;
  /** The corners of the face, in pixels from the centre of its number, y down. */
  readonly outline: readonly Point[];
  /** @param right,up from the centre of the face, in edges of a D6 */
  readonly uvAt: (right: number, up: number) => readonly [u: number, v: number];
}

export function cellOf(kind: DieKind, face: DieFace): SheetCell {
  const index = FACES.findIndex(([other, each]) => other === kind && each === face);
  const { top, normal, middle } = face;
  const right = [
    top[1] * normal[2] - top[2] * normal[1],
    top[2] * normal[0] - top[0] * normal[2],
    top[0] * normal[1] - top[1] * normal[0],
  ];
  const plane = face.corners.map((corner): Point => {
    const from = corner.map((part, axis) => part - middle[axis]!);
    const along = (axis: readonly number[]) => from.reduce((sum, part, at) => sum + part * axis[at]!, 0);
    return [along(right), -along(top)];
  });
  const reach = Math.max(...plane.flat().map(Math.abs));
  const scale = (CELL * FILLED) / 2 / reach;
  const corner: Point = [(index % COLUMNS) * CELL, Math.floor(index / COLUMNS) * CELL];
  return {
    corner,
    outline: plane.map(([x, y]): Point => [x * scale, y * scale]),
    uvAt: (x, y) => [
      (corner[0] + CELL / 2 + x * scale) / SIDE,
      1 - (corner[1] + CELL / 2 - y * scale) / SIDE,
    ],
  };
}

/** The largest circle in a face with its centre on the vertical axis: how far down, and its radius. */
function circleIn(outline: readonly Point[]): { readonly down: number; readonly radius: number } {
  const radiusAt = (down: number) =>
    Math.min(
      ...outline.map(([x, y], index) => {
        const [nextX, nextY] = outline[(index + 1) % outline.length]!;
        const [dx, dy] = [nextX - x, nextY - y];
        return Math.abs(dx * (down - y) - dy * (0 - x)) / Math.hypot(dx, dy);
      }),
    );
  let best = { down: 0, radius: radiusAt(0) };
  for (let down = -CELL / 4; down <= CELL / 4; down++) {
    const radius = radiusAt(down);
    if (radius > best.radius + 0.5) best = { down, radius };
  }
  return best;
}

interface Paints {
  readonly middle: string;
  readonly edge: string;
  readonly line: string;
  readonly ink: string;
  /** Colours of the lit and the dark rim of the engraving. */
  readonly lit: string;
  readonly dark: string;
}

const PAINTS: Readonly<Record<DieLook, Paints>> = {
  bone: {
    middle: '#efe3c4',
    edge: '#d3bf92',
    line: 'rgb(96 66 30 / 0.3)',
    ink: '#2b170c',
    lit: 'rgb(255 250 232 / 0.9)',
    dark: 'rgb(60 36 14 / 0.55)',
  },
  resin: {
    middle: '#4d030b',
    edge: '#a3121f',
    line: 'rgb(255 120 110 / 0.28)',
    ink: '#ffe9bd',
    lit: 'rgb(255 120 110 / 0.7)',
    dark: 'rgb(40 0 4 / 0.75)',
  },
};

/** Veins of bone, clouds of resin. */
function grain(context: PaintContext, look: DieLook, random: Random): void {
  const all = { x: -CELL / 2, y: -CELL / 2, width: CELL, height: CELL };
  const spread = () => (random.unit() - 0.5) * CELL;
  for (let line = 0; line < (look === 'bone' ? 9 : 5); line++) {
    const [x, y] = [spread(), spread()];
    context.beginPath();
    if (look === 'bone') {
      context.strokeStyle = `rgb(122 88 44 / ${0.05 + random.unit() * 0.1})`;
      context.lineWidth = 0.8 + random.unit() * 1.6;
      context.moveTo(x, y);
      context.quadraticCurveTo(x + spread() * 0.2, y + spread() * 0.4, x + spread() * 0.3, y + CELL / 2);
      context.stroke();
    } else {
      const radius = CELL * (0.12 + random.unit() * 0.2);
      const cloud = context.createRadialGradient(x, y, 0, x, y, radius);
      cloud.addColorStop(0, `rgb(255 60 56 / ${0.06 + random.unit() * 0.12})`);
      cloud.addColorStop(1, 'rgb(255 60 56 / 0)');
      context.fillStyle = cloud;
      context.fillRect(all.x, all.y, CELL, CELL);
    }
  }
  if (look === 'bone') speckle(context, random, all, 60, 1.6, '#6d4a20', 0.3);
}

const FONT = '"Atkinson Hyperlegible", "DejaVu Sans", sans-serif';
/** Font size in the circle of a face, relative to its radius: for one digit, and for two. */
const SIZES = [1.52, 1.24] as const;

/** Draws a number centred at the origin; sevens are crossed, sixes and nines underlined. */
function number(context: PaintContext, digits: string, size: number, marked: boolean): void {
  context.font = `700 ${size}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  const base = size * 0.335;
  context.fillText(digits, 0, base);
  const whole = context.measureText(digits).width;
  let left = -whole / 2;
  for (const digit of digits) {
    const { width } = context.measureText(digit);
    if (digit === '7') context.fillRect(left + width * 0.2, base - size * 0.36, width * 0.62, size * 0.085);
    left += width;
  }
  if (marked && (digits === '6' || digits === '9')) {
    context.fillRect(-whole * 0.42, base + size * 0.1, whole * 0.84, size * 0.1);
  }
}

function face(context: PaintContext, kind: DieKind, { digits }: DieFace, cell: SheetCell, look: DieLook) {
  const { middle, edge, line, ink, lit, dark } = PAINTS[look];
  const random = Random.fromSeed(cell.corner[0] + cell.corner[1] * SIDE + 1);
  const { down, radius } = circleIn(cell.outline);
  const shade = context.createRadialGradient(0, down, radius * 0.3, 0, down, CELL * 0.62);
  shade.addColorStop(0, middle);
  shade.addColorStop(1, edge);
  context.fillStyle = shade;
  context.fillRect(-CELL / 2, -CELL / 2, CELL, CELL);
  grain(context, look, random);
  context.beginPath();
  for (const [x, y] of cell.outline) context.lineTo(x * 0.88, y * 0.88);
  context.closePath();
  context.strokeStyle = line;
  context.lineWidth = 1.6;
  context.stroke();
  const size = radius * SIZES[digits.length - 1]!;
  const { marked } = dieShape(kind);
  const lifted = marked && (digits === '6' || digits === '9') ? size * 0.06 : 0;
  const depth = Math.max(1, size * 0.032);
  for (const [paint, shift] of [
    [lit, depth],
    [dark, -depth],
    [ink, 0],
  ] as const) {
    context.save();
    context.translate(shift * 0.5, down - lifted + shift);
    context.fillStyle = paint;
    number(context, digits, size, marked);
    context.restore();
  }
}

/** Texture with the faces of all dice of one look. */
export function dieSheet(look: DieLook): CanvasTexture {
  return paintedTexture(SIDE, SIDE, (context) => {
    for (const [kind, each] of FACES) {
      const cell = cellOf(kind, each);
      context.save();
      context.translate(cell.corner[0], cell.corner[1]);
      context.beginPath();
      context.rect(0, 0, CELL, CELL);
      context.clip();
      context.translate(CELL / 2, CELL / 2);
      face(context, kind, each, cell, look);
      context.restore();
    }
  });
}
