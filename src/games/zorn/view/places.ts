import written from './places.json' with { type: 'json' };

/** Table units around the middle of the map: x to the east, z to the south. */
export type MapPoint = readonly [x: number, z: number];

/** Where an area, a pass, or a stretch of river or mountains lies. */
export interface Place {
  /** Once around, not closed; neighbours share the points of their border. */
  readonly outline: readonly MapPoint[];
  /** The middle of its figures. */
  readonly anchor: MapPoint;
  /** The middle of its name. */
  readonly label: MapPoint;
  /** Of the ground on which its figures stand, table units. */
  readonly height: number;
  /** A base for each House unit that it holds, best places first. */
  readonly house: readonly MapPoint[];
  /** The same for the Blight. */
  readonly blight: readonly MapPoint[];
}

/** A place as it is written: lengths in thousandths of a table unit, points one after the other. */
type WrittenPlace = Readonly<Record<Exclude<keyof Place, 'height'>, readonly number[]>> & {
  readonly height: number;
};

/** The radius of the largest base that stands on the map, table units. */
export const FIGURE_BASE = 0.11;
/** The relief within its frame, table units. */
export const MAP_SIZE = { width: 10.1, depth: 9 };

const MILLI = 1000;

function points(numbers: readonly number[]): readonly MapPoint[] {
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[index * 2]! / MILLI,
    numbers[index * 2 + 1]! / MILLI,
  ]);
}

function read({ outline, anchor, label, height, house, blight }: WrittenPlace): Place {
  return {
    outline: points(outline),
    anchor: points(anchor)[0]!,
    label: points(label)[0]!,
    height: height / MILLI,
    house: points(house),
    blight: points(blight),
  };
}

const readAll = (all: Readonly<Record<string, WrittenPlace>>): Readonly<Record<string, Place>> =>
  Object.fromEntries(Object.entries(all).map(([name, place]) => [name, read(place)]));

/** The places of all areas and passes, by name. */
export const AREA_PLACES = readAll(written.areas);
/** The places of rivers and mountains, which are no areas, by name. */
export const WALL_PLACES = readAll(written.walls);

const onePoint = (all: Readonly<Record<string, readonly number[]>>): Readonly<Record<string, MapPoint>> =>
  Object.fromEntries(Object.entries(all).map(([name, numbers]) => [name, points(numbers)[0]!]));

/** Where on the frame's inner edge each entry of the Blight is, by its number. */
export const RIFT_PLACES = onePoint(written.rifts);
/** Where the banner of each pass stands. */
export const BANNER_PLACES = onePoint(written.banners);
/** From a pass's ground to the yard of its banner, table units. */
export const BANNER_TOP = 0.5;
