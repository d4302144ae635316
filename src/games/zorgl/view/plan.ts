import type { Badge } from '#stage';
import { GRID, parseBoard, type View } from '#zorgl/rules';
import { boxCentre } from './geometry';
import { FLOOR_HEIGHT } from './layout';

const COLOUR = { building: '#ffe0a3', plant: '#7dff6a' };
/** South of the middle, so that whoever stands on the roof is seen above it. */
const SHIFT = 0.2;

/** How many floors stand in each box, written on the roofs. */
export function floorPlan({ board }: Pick<View, 'board'>): readonly Badge[] {
  const contents = parseBoard(board);
  if (!contents.ok) return [];
  return contents.value.flatMap((content, box): readonly Badge[] => {
    const building = content.kind === 'monster' ? content.roof : content.kind === 'building' ? content : null;
    if (!building || building.floors === 0) return [];
    const { x, z } = boxCentre(GRID.name(box));
    const colour = building.plant ? COLOUR.plant : COLOUR.building;
    return [{ at: [x, FLOOR_HEIGHT * building.floors, z + SHIFT], colour, text: `${building.floors}` }];
  });
}
