import {
  type BoxContent,
  GRID,
  motionsOf,
  moveBox,
  moveContent,
  type Seat,
  type Symmetry,
  sameContent,
} from '#zorgl/rules';

/** Contents of the 49 boxes in the editor, by box number; need not be a valid city. */
export type Plan = readonly BoxContent[];

const EMPTY: BoxContent = { kind: 'empty' };

export const EMPTY_PLAN: Plan = new Array<BoxContent>(GRID.size).fill(EMPTY);

export const MIN_FLOORS = 1;
export const MAX_FLOORS = 9;

/** The effect of a click on a box. */
export type Brush =
  /** Builds this many floors, or adds one to an existing building. There is only one plant, so it moves. */
  | { readonly tool: 'building' | 'plant'; readonly floors: number }
  | { readonly tool: 'unit' }
  /** There is only one per seat, so it moves. */
  | { readonly tool: 'start'; readonly seat: Seat }
  /** Removes a floor. */
  | { readonly tool: 'lower' }
  | { readonly tool: 'erase' };

/** New contents for a box and, transformed, for its images under the symmetry. */
export interface Stroke {
  readonly box: number;
  readonly content: BoxContent;
}

function raised(present: BoxContent, plant: boolean, floors: number): BoxContent {
  const same = present.kind === 'building' && present.plant === plant;
  return { kind: 'building', plant, floors: same ? Math.min(present.floors + 1, MAX_FLOORS) : floors };
}

function lowered(present: BoxContent): BoxContent {
  if (present.kind !== 'building') return present;
  return present.floors > MIN_FLOORS ? { ...present, floors: present.floors - 1 } : EMPTY;
}

/** The contents of a box after a brush. */
function contentAfter(present: BoxContent, brush: Brush): BoxContent {
  switch (brush.tool) {
    case 'building':
    case 'plant':
      return raised(present, brush.tool === 'plant', brush.floors);
    case 'unit':
      return { kind: 'unit' };
    case 'start':
      return { kind: 'monster', seat: brush.seat, roof: null };
    case 'lower':
      return lowered(present);
    case 'erase':
      return EMPTY;
  }
}

/** The stroke of a brush on a box of a plan. */
export function strokeOf(plan: Plan, box: number, brush: Brush): Stroke {
  return { box, content: contentAfter(plan[box]!, brush) };
}

/** Whether two contents are the same unique item: the plant, or a seat's starting place. */
function isOneOf(kind: BoxContent, other: BoxContent): boolean {
  if (kind.kind === 'building') return kind.plant && other.kind === 'building' && other.plant;
  return kind.kind === 'monster' && other.kind === 'monster' && other.seat === kind.seat;
}

/**
 * Applies a stroke to a plan and its images under the symmetry; a starting place becomes that of its image's
 * corner. The plant ignores the symmetry, since there is only one.
 */
export function paint(plan: Plan, { box, content }: Stroke, symmetry: Symmetry): Plan {
  const alone = content.kind === 'building' && content.plant;
  const painted = new Map<number, BoxContent>();
  for (const motion of motionsOf(alone ? 'none' : symmetry)) {
    const image = moveBox(motion, box);
    const placed = moveContent(motion, content);
    // Images can coincide on an axis, and a starting place can have two elsewhere. The first wins: rotations
    // before reflections.
    const twice = [...painted.values()].some((other) => isOneOf(placed, other));
    if (!painted.has(image) && !twice) painted.set(image, placed);
  }
  const after = plan.map((present) =>
    [...painted.values()].some((placed) => isOneOf(placed, present)) ? EMPTY : present,
  );
  for (const [image, placed] of painted) after[image] = placed;
  return after;
}

/** The boxes in which two plans differ. */
export function changedBoxes(before: Plan, after: Plan): readonly number[] {
  return before.flatMap((content, box) => (sameContent(content, after[box]!) ? [] : box));
}
