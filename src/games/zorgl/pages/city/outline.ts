import type { Place } from '#director';
import type { Ghost, HighlightTarget } from '#stage';
import { SEAT_COLOURS } from '#ui';
import { type Box, type BoxContent, GRID } from '#zorgl/rules';
import { boxCentre, FLOOR_HEIGHT } from '#zorgl/view';
import { changedBoxes, type Plan } from './brush';

/** Heights of what stands in boxes, in table units, as far as a pointer can tell. */
const UNIT_HEIGHT = 0.34;
const MONSTER_HEIGHT = 0.95;

/** A little broader than a building, so that its faces lie outside. */
const GHOST_BREADTH = 0.71;
const COMING = '#ffe3a3';
const GOING = '#ff4a3d';
const UNIT_COLOUR = '#b7d36a';

/** How high what stands in a box is. */
function heightOf(content: BoxContent): number {
  switch (content.kind) {
    case 'empty':
      return 0;
    case 'unit':
      return UNIT_HEIGHT;
    case 'monster':
      return MONSTER_HEIGHT;
    case 'building':
      return content.floors * FLOOR_HEIGHT;
  }
}

/** How high a box is built. */
export function roofOf(content: BoxContent): number {
  return content.kind === 'building' ? heightOf(content) : 0;
}

/** All boxes of a plan as a pointer meets them. */
export function boardBoxes(plan: Plan): readonly Place[] {
  return plan.map((content, box) => {
    const id = GRID.name(box);
    const { x, z } = boxCentre(id);
    return { id, at: [x, 0, z], height: heightOf(content) };
  });
}

function ghost(box: Box, from: number, to: number, colour: string): Ghost {
  const { x, z } = boxCentre(box);
  return { at: [x, from, z], height: to - from, breadth: GHOST_BREADTH, colour };
}

function ghostsIn(box: Box, before: BoxContent, after: BoxContent): readonly Ghost[] {
  if (after.kind === 'empty') return [ghost(box, 0, heightOf(before), GOING)];
  if (after.kind === 'unit') return [ghost(box, 0, UNIT_HEIGHT, UNIT_COLOUR)];
  if (after.kind === 'monster') return [ghost(box, 0, MONSTER_HEIGHT, SEAT_COLOURS[after.seat])];
  const kept = before.kind === 'building' && before.plant === after.plant ? roofOf(before) : 0;
  const built = roofOf(after);
  if (built > kept) return [ghost(box, kept, built, COMING)];
  return [ghost(box, built, kept, GOING)];
}

/** What would come and go, as coloured air. */
export function ghostsOf(before: Plan, after: Plan): readonly Ghost[] {
  return changedBoxes(before, after).flatMap((box) => ghostsIn(GRID.name(box), before[box]!, after[box]!));
}

/** Marks on boxes: on those that the tool means, and on those at fault. */
export function marksOf(
  plan: Plan,
  touched: ReadonlySet<number>,
  faulty: ReadonlySet<Box>,
): readonly HighlightTarget[] {
  const mark = (kind: 'plot' | 'fault', box: number): HighlightTarget => {
    const { x, z } = boxCentre(GRID.name(box));
    const height = roofOf(plan[box]!);
    const room = height > 0 ? { room: { width: 1, depth: 1, height } } : {};
    return { id: `${kind} ${GRID.name(box)}`, kind, at: [x, 0, z], body: false, ...room };
  };
  return [
    ...[...touched].map((box) => mark('plot', box)),
    ...[...faulty].map((name) => mark('fault', GRID.parse(name)!)),
  ];
}
