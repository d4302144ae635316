import type { Place } from '#director';
import type { Ghost, HighlightTarget } from '#stage';
import { SEAT_COLOURS } from '#ui';
import { type Box, type BoxContent, GRID } from '#zorgl/rules';
import { boxCentre, FLOOR_HEIGHT } from '#zorgl/view';
import { changedBoxes, type Plan } from './brush';

/** Heights of hit areas, in table units. */
const UNIT_HEIGHT = 0.34;
const MONSTER_HEIGHT = 0.95;

/** Slightly wider than a building, to avoid z-fighting. */
const GHOST_BREADTH = 0.71;
const COMING = '#ffe3a3';
const GOING = '#ff4a3d';
const UNIT_COLOUR = '#b7d36a';

/** Height of the contents of a box. */
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

/** Height of the building in a box. */
export function roofOf(content: BoxContent): number {
  return content.kind === 'building' ? heightOf(content) : 0;
}

/** Hit areas of all boxes of a plan. */
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

/** Translucent previews of what would be added and removed. */
export function ghostsOf(before: Plan, after: Plan): readonly Ghost[] {
  return changedBoxes(before, after).flatMap((box) => ghostsIn(GRID.name(box), before[box]!, after[box]!));
}

/** Marks for boxes: where the tool would act, and where something is invalid. */
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
