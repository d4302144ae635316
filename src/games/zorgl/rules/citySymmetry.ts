import { type BoxContent, GRID, sameContent } from './board';
import { SEATS, type Seat } from './position';

/** The symmetries that a city can have; each is a group of rotations and reflections. */
export const SYMMETRIES = [
  'none',
  'left-right',
  'up-down',
  'half-turn',
  'both-mirrors',
  'quarter-turns',
  'all',
] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/**
 * A rotation or reflection of the board about its centre: x (east) and y (north) become a·x + b·y and c·x +
 * d·y.
 */
export interface Motion {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

const motion = (a: number, b: number, c: number, d: number): Motion => ({ a, b, c, d });

const STAY = motion(1, 0, 0, 1);
const QUARTER = motion(0, 1, -1, 0);
const HALF = motion(-1, 0, 0, -1);
const THREE_QUARTERS = motion(0, -1, 1, 0);
const LEFT_RIGHT = motion(-1, 0, 0, 1);
const UP_DOWN = motion(1, 0, 0, -1);
const DIAGONAL = motion(0, 1, 1, 0);
const OTHER_DIAGONAL = motion(0, -1, -1, 0);

const GROUPS: Readonly<Record<Symmetry, readonly Motion[]>> = {
  none: [STAY],
  'left-right': [STAY, LEFT_RIGHT],
  'up-down': [STAY, UP_DOWN],
  'half-turn': [STAY, HALF],
  'both-mirrors': [STAY, HALF, LEFT_RIGHT, UP_DOWN],
  'quarter-turns': [STAY, QUARTER, HALF, THREE_QUARTERS],
  all: [STAY, QUARTER, HALF, THREE_QUARTERS, LEFT_RIGHT, UP_DOWN, DIAGONAL, OTHER_DIAGONAL],
};

/** The motions of a symmetry: the identity first, then rotations, then reflections. */
export function motionsOf(symmetry: Symmetry): readonly Motion[] {
  return GROUPS[symmetry];
}

const MIDDLE = (GRID.width - 1) / 2;

/** The box that a motion moves a box to. @param box its number, 0 … 48 */
export function moveBox({ a, b, c, d }: Motion, box: number): number {
  const x = GRID.file(box) - MIDDLE;
  const y = GRID.rank(box) - MIDDLE;
  return (c * x + d * y + MIDDLE) * GRID.width + a * x + b * y + MIDDLE;
}

/** The corner of each seat relative to the centre: west or east, south or north (Z1.2). */
const CORNERS: Readonly<Record<Seat, { readonly x: number; readonly y: number }>> = {
  A: { x: -1, y: -1 },
  B: { x: -1, y: 1 },
  C: { x: 1, y: 1 },
  D: { x: 1, y: -1 },
};

/** The seat whose corner a motion moves a seat's corner to. */
function moveSeat({ a, b, c, d }: Motion, seat: Seat): Seat {
  const { x, y } = CORNERS[seat];
  return SEATS.find((each) => CORNERS[each].x === a * x + b * y && CORNERS[each].y === c * x + d * y)!;
}

/** The contents of a box after a motion. A starting place becomes that of its new corner. */
export function moveContent(motion: Motion, content: BoxContent): BoxContent {
  return content.kind === 'monster' ? { ...content, seat: moveSeat(motion, content.seat) } : content;
}

/** A whole board after a motion. @param contents of the 49 boxes, by box number */
export function moveContents(motion: Motion, contents: readonly BoxContent[]): readonly BoxContent[] {
  const moved = [...contents];
  for (const [box, content] of contents.entries()) {
    moved[moveBox(motion, box)] = moveContent(motion, content);
  }
  return moved;
}

/** Whether a board has a symmetry. @param contents by box number */
export function isSymmetric(contents: readonly BoxContent[], symmetry: Symmetry): boolean {
  return motionsOf(symmetry).every((each) =>
    moveContents(each, contents).every((content, box) => sameContent(content, contents[box]!)),
  );
}

/** The richest symmetry of a board: the last one in {@link SYMMETRIES} that applies. */
export function symmetryOf(contents: readonly BoxContent[]): Symmetry {
  return SYMMETRIES.findLast((symmetry) => isSymmetric(contents, symmetry)) ?? 'none';
}
