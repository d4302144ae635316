import { DIRECTIONS, type Direction } from '#core';
import { BASE_RADIUS } from '#kaiju/show';

const HALF_BUILDING = 0.39;

/** The yaw that faces a direction of the board. */
export function directionYaw(direction: Direction): number {
  return ((4 - DIRECTIONS.indexOf(direction)) * Math.PI) / 4;
}

/** The sound of a footstep: on the street or on a roof. */
export const treadOf = ({ y }: { readonly y: number }): 'step' | 'step-roof' =>
  y > 0 ? 'step-roof' : 'step';

/** Distance between the centres of adjacent boxes in a direction. */
function boxDistance(direction: Direction): number {
  return DIRECTIONS.indexOf(direction) % 2 === 1 ? Math.SQRT2 : 1;
}

/** How far a monster can move in a direction until it touches a monster or building in the next box. */
export function gapTo(what: 'monster' | 'building', direction: Direction): number {
  const distance = boxDistance(direction);
  // On a diagonal, the base touches the corner of a building.
  return distance - BASE_RADIUS - (what === 'monster' ? BASE_RADIUS : HALF_BUILDING * distance);
}
