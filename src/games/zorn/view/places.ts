import written from './places.json' with { type: 'json' };

/** Table units from the map's centre: x east, z south. */
export type MapPoint = readonly [x: number, z: number];

/** Geometry of an area, pass, or stretch of river or mountains. */
export interface Place {
  /** Closed outline without a repeated point; neighbours share the points of their border. */
  readonly outline: readonly MapPoint[];
  /** Centre of its figures. */
  readonly anchor: MapPoint;
  /** Centre of its label. */
  readonly label: MapPoint;
  /** Height of the ground below its figures, table units. */
  readonly height: number;
  /** Stands for House units up to its capacity, best first. */
  readonly house: readonly MapPoint[];
  /** Stands for the Blight. */
  readonly blight: readonly MapPoint[];
}

/** A place as stored: thousandths of a table unit, flat coordinate lists. */
type WrittenPlace = Readonly<Record<Exclude<keyof Place, 'height'>, readonly number[]>> & {
  readonly height: number;
};

/** Radius of the largest base on the map, table units. */
export const FIGURE_BASE = 0.11;
/** Size of the relief inside its frame, table units. */
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

/** Places of all areas and passes, by name. */
export const AREA_PLACES = readAll(written.areas);
/** Places of rivers and mountains, by name. */
export const WALL_PLACES = readAll(written.walls);

const onePoint = (all: Readonly<Record<string, readonly number[]>>): Readonly<Record<string, MapPoint>> =>
  Object.fromEntries(Object.entries(all).map(([name, numbers]) => [name, points(numbers)[0]!]));

/** Positions of the Blight's entries on the inner edge of the frame, by number. */
export const RIFT_PLACES = onePoint(written.rifts);
/** Positions of the passes' banners. */
export const BANNER_PLACES = onePoint(written.banners);
/** Height of a banner's yard above the ground, table units. */
export const BANNER_TOP = 0.5;
