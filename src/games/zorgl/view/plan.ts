import { EMBLEMS } from '#core';
import type { Badge } from '#stage';
import { type BoxContent, GRID, parseBoard, SEATS, type View } from '#zorgl/rules';
import { boxCentre } from './geometry';
import { FLOOR_HEIGHT } from './layout';
import { localized } from './messages';

const COLOUR = { building: '#ffe0a3', plant: '#7dff6a', figure: '#f8eedf' };
/** South of the centre, so that a figure on the roof does not hide it. */
const SHIFT = 0.2;
/** At the feet of a figure. */
const FOOT = { up: 0.1, south: 0.36 };

const buildingOf = (content: BoxContent) =>
  content.kind === 'monster' ? content.roof : content.kind === 'building' ? content : null;

/**
 * The number of floors of each building, on its roof. Seen from the side, where buildings hide the ground,
 * also the box name of each figure.
 */
export function floorPlan({ board }: Pick<View, 'board'>, from: 'above' | 'aside'): readonly Badge[] {
  const contents = parseBoard(board);
  if (!contents.ok) return [];
  return contents.value.flatMap((content, number): readonly Badge[] => {
    const box = GRID.name(number);
    const { x, z } = boxCentre(box);
    const building = buildingOf(content);
    const floors = building?.floors ?? 0;
    const roof = FLOOR_HEIGHT * floors;
    const badges: Badge[] = [];
    if (floors > 0) {
      const plant = building?.plant === true;
      const says = localized((words) => words.board[plant ? 'plant' : 'building'](floors));
      const colour = plant ? COLOUR.plant : COLOUR.building;
      badges.push({ at: [x, roof, z + SHIFT], colour, text: `${floors}`, says });
    }
    if (from === 'aside' && (content.kind === 'monster' || content.kind === 'unit')) {
      const emblem = content.kind === 'monster' ? { emblem: EMBLEMS[SEATS.indexOf(content.seat)]! } : {};
      badges.push({ at: [x, roof + FOOT.up, z + FOOT.south], colour: COLOUR.figure, text: box, ...emblem });
    }
    return badges;
  });
}
