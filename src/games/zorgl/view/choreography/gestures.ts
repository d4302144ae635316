import { DIRECTIONS, type Direction } from '#core';
import { BASE_RADIUS } from '#kaiju/show';

const HALF_BUILDING = 0.39;

/** The yaw that looks in a direction of the board. */
export function directionYaw(direction: Direction): number {
  return ((4 - DIRECTIONS.indexOf(direction)) * Math.PI) / 4;
}

/** What a foot is heard on where it comes down: the street, or a roof. */
export const treadOf = ({ y }: { readonly y: number }): 'step' | 'step-roof' =>
  y > 0 ? 'step-roof' : 'step';

/** How far apart the middles of boxes in a direction are. */
function boxDistance(direction: Direction): number {
  return DIRECTIONS.indexOf(direction) % 2 === 1 ? Math.SQRT2 : 1;
}

/** How far a monster in a box can go in a direction until it touches a monster or a building in the next. */
export function gapTo(what: 'monster' | 'building', direction: Direction): number {
  const distance = boxDistance(direction);
  // Along a diagonal a base meets the corner of a building.
  return distance - BASE_RADIUS - (what === 'monster' ? BASE_RADIUS : HALF_BUILDING * distance);
}
