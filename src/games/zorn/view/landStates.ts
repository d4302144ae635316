import { AREA_PLACES, WALL_PLACES } from './places';

/** What can have come over an area: the Blight that grows or withers there, and what magic and weather do. */
export const LAND_STATES = [
  'growth',
  'withering',
  'flood',
  'curse',
  'fire',
  'quake',
  'storm',
  'rain',
  'arrows',
] as const;
export type LandState = (typeof LAND_STATES)[number];

/** All cells of the map in the order of their numbers in the map of cells. */
export const CELL_NAMES: readonly string[] = [...Object.keys(AREA_PLACES), ...Object.keys(WALL_PLACES)];

/** How far each state has come in each area, 0 … 1; 0 if left out. */
export type LandStates = Readonly<Partial<Record<LandState, Readonly<Record<string, number>>>>>;
