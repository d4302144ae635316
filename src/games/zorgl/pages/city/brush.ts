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

/** What stands in the 49 boxes of a city in the making, by box number; it need not be a city yet. */
export type Plan = readonly BoxContent[];

const EMPTY: BoxContent = { kind: 'empty' };

export const EMPTY_PLAN: Plan = new Array<BoxContent>(GRID.size).fill(EMPTY);

export const MIN_FLOORS = 1;
export const MAX_FLOORS = 9;

/** What a click on a box does. */
export type Brush =
  /** Builds so many floors, or one more on top of a building; the plant stands once only, so it moves. */
  | { readonly tool: 'building' | 'plant'; readonly floors: number }
  | { readonly tool: 'unit' }
  /** Stands once only, so it moves. */
  | { readonly tool: 'start'; readonly seat: Seat }
  /** Takes a floor off. */
  | { readonly tool: 'lower' }
  | { readonly tool: 'erase' };

/** What is to stand in one box and, turned and mirrored, in those that a symmetry goes with it. */
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

/** What a brush makes of a box. */
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

/** What stands once only in a city: the plant, and the start of each seat. */
function isOneOf(kind: BoxContent, other: BoxContent): boolean {
  if (kind.kind === 'building') return kind.plant && other.kind === 'building' && other.plant;
  return kind.kind === 'monster' && other.kind === 'monster' && other.seat === kind.seat;
}

/**
 * The plan after a stroke. The other boxes of the symmetry get the same; starts become those of the corners they come
 * to. There is one plant only, so the symmetry leaves it alone.
 */
export function paint(plan: Plan, { box, content }: Stroke, symmetry: Symmetry): Plan {
  const alone = content.kind === 'building' && content.plant;
  const painted = new Map<number, BoxContent>();
  for (const motion of motionsOf(alone ? 'none' : symmetry)) {
    const image = moveBox(motion, box);
    const placed = moveContent(motion, content);
    // On an axis several images meet, and off it a start may have two; the first counts: turns before reflections.
    const twice = [...painted.values()].some((other) => isOneOf(placed, other));
    if (!painted.has(image) && !twice) painted.set(image, placed);
  }
  const after = plan.map((present) =>
    [...painted.values()].some((placed) => isOneOf(placed, present)) ? EMPTY : present,
  );
  for (const [image, placed] of painted) after[image] = placed;
  return after;
}

/** The boxes that two plans differ in. */
export function changedBoxes(before: Plan, after: Plan): readonly number[] {
  return before.flatMap((content, box) => (sameContent(content, after[box]!) ? [] : box));
}
