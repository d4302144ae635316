import { AREA_PLACES, WALL_PLACES } from './places';

/** States of an area: growing or withering Blight, magic and weather. */
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

/** All cells of the map, by their number in the cell texture. */
export const CELL_NAMES: readonly string[] = [...Object.keys(AREA_PLACES), ...Object.keys(WALL_PLACES)];

/** Strength of each state per area, 0 … 1; 0 if omitted. */
export type LandStates = Readonly<Partial<Record<LandState, Readonly<Record<string, number>>>>>;
