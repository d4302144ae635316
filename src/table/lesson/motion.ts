import type { Mark } from '#core';
import type { Diagram } from '#learning';
import { type Bounds, boundsOf } from './bounds';

/** A mark that changes between frames. */
export interface MovingMark {
  readonly id: string;
  readonly mark: Mark;
  /** Its position in each frame; null while it is not shown. */
  readonly at: readonly (readonly [x: number, y: number] | null)[];
}

/** The visible part of a drawing, in its units. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Margin around the changes, and smallest width of the picture, in boxes. */
const ROOM = 1.4;
const MIN_TIME = 4.6;
/** How far the picture may grow on each side to avoid cutting figures, in boxes. */
const GIVE = 1;
/** Tolerance for rounding. */
const HAIR = 0.5;
/** Extents larger than this, in boxes, count as ground, which may be cut. */
const THING = 2.2;

const spotOf = ({ x = 0, y = 0 }: Mark): readonly [number, number] => [x, y];

/** Identifies a mark regardless of its position. */
function formOf(mark: Mark): string {
  const { x: _x, y: _y, ...form } = mark;
  return JSON.stringify(form);
}

const hasMoved = ({ at: [first, ...others] }: MovingMark): boolean =>
  others.some((spot) => JSON.stringify(spot) !== JSON.stringify(first));

interface Track extends MovingMark {
  readonly form: string;
  readonly at: (readonly [x: number, y: number] | null)[];
}

/**
 * The marks of all frames without duplicates, in a constant order: still marks first, so that moving ones are never
 * behind them.
 */
export function movingMarks(frames: readonly (readonly Mark[])[]): readonly MovingMark[] {
  const tracks: Track[] = [];
  for (const [index, frame] of frames.entries()) {
    const free = new Set(tracks);
    const place = (mark: Mark, track: Track | undefined): boolean => {
      if (track === undefined) return false;
      free.delete(track);
      track.at[index] = spotOf(mark);
      return true;
    };
    const like = (mark: Mark) => [...free].filter(({ form }) => form === formOf(mark));
    // Match still marks first: of equal marks only the others can have moved.
    const others = frame.filter((mark) => {
      const [x, y] = spotOf(mark);
      return !place(
        mark,
        like(mark).find(({ at }) => at.findLast((spot) => spot !== null)?.join() === `${x},${y}`),
      );
    });
    for (const mark of others) {
      if (place(mark, like(mark)[0])) continue;
      const track: Track = { id: `${tracks.length}`, form: formOf(mark), mark, at: frames.map(() => null) };
      tracks.push(track);
      place(mark, track);
    }
  }
  const moves = (mark: MovingMark) => hasMoved(mark) && mark.at.every((spot) => spot !== null);
  return [...tracks.filter((mark) => !moves(mark)), ...tracks.filter(moves)];
}

/** Where a mark is drawn: its position, or the first point of its outline. */
function anchorOf(mark: Mark, [x, y]: readonly [number, number]): readonly [number, number] {
  const [, east, south] =
    (mark.draw === 'path' && x === 0 && y === 0 && /^M(-?[\d.]+) ?(-?[\d.]+)/.exec(mark.d)) || [];
  return [x + Number(east ?? 0), y + Number(south ?? 0)];
}

/** Bounds of a mark over all frames in which it is shown. */
function extentOf({ mark, at }: MovingMark): Bounds {
  return at.flatMap((spot) => (spot === null ? [] : [boundsOf(mark, spot)])).reduce(around);
}

const around = (one: Bounds, other: Bounds): Bounds => ({
  west: Math.min(one.west, other.west),
  east: Math.max(one.east, other.east),
  north: Math.min(one.north, other.north),
  south: Math.max(one.south, other.south),
});

const holds = (outer: Bounds, inner: Bounds): boolean =>
  inner.west >= outer.west - HAIR &&
  inner.east <= outer.east + HAIR &&
  inner.north >= outer.north - HAIR &&
  inner.south <= outer.south + HAIR;

const isApart = (one: Bounds, other: Bounds): boolean =>
  one.east <= other.west || one.west >= other.east || one.south <= other.north || one.north >= other.south;

const isCut = (thing: Bounds, picture: Bounds): boolean => !isApart(thing, picture) && !holds(picture, thing);

const isThing = ({ west, east, north, south }: Bounds, box: number): boolean =>
  Math.max(east - west, south - north) <= THING * box;

const boundsIn = ({ x, y, width, height }: Crop): Bounds => ({
  west: x,
  east: x + width,
  north: y,
  south: y + height,
});

/** Grows a picture until it cuts nothing that is within the limit. */
function wholeWith(things: readonly Bounds[], picture: Bounds, farthest: Bounds): Bounds {
  const cut = things.filter((thing) => isCut(thing, picture) && holds(farthest, thing));
  return cut.length === 0 ? picture : wholeWith(things, cut.reduce(around, picture), farthest);
}

/** Fits a part of a drawing to the aspect ratio of the picture, within the drawing. */
function shaped({ west, east, north, south }: Bounds, { width, height, box }: Diagram, aspect: number): Crop {
  const wide = Math.max(east - west, (south - north) * aspect, MIN_TIME * box);
  const shown = { width: Math.min(wide, width), height: Math.min(wide / aspect, height) };
  const placed = (middle: number, length: number, all: number) =>
    Math.min(Math.max(middle - length / 2, 0), all - length);
  return {
    x: placed((west + east) / 2, shown.width, width),
    y: placed((north + south) / 2, shown.height, height),
    ...shown,
  };
}

/**
 * The part of a drawing that shows all changes as large as possible, without cutting figures at its edge if it can be
 * avoided.
 * @param places further places that must be visible @param aspect width to height of the picture
 */
export function motionCrop(
  marks: readonly MovingMark[],
  diagram: Diagram,
  places: readonly string[],
  aspect: number,
): Crop {
  const { width, height, box, at } = diagram;
  const points = [
    ...marks
      .filter(hasMoved)
      .flatMap(({ mark, at: spots }) =>
        spots.flatMap((spot) => (spot === null ? [] : [anchorOf(mark, spot)])),
      ),
    ...places.flatMap((place) => {
      const point = at(place);
      return point === null ? [] : [point];
    }),
  ];
  if (points.length === 0) return { x: 0, y: 0, width, height };
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const wanted = {
    west: Math.min(...xs) - ROOM * box,
    east: Math.max(...xs) + ROOM * box,
    north: Math.min(...ys) - ROOM * box,
    south: Math.max(...ys) + ROOM * box,
  };
  const first = boundsIn(shaped(wanted, diagram, aspect));
  const farthest = {
    west: Math.max(0, first.west - GIVE * box),
    east: Math.min(width, first.east + GIVE * box),
    north: Math.max(0, first.north - GIVE * box),
    south: Math.min(height, first.south + GIVE * box),
  };
  const things = marks.map(extentOf).filter((extent) => isThing(extent, box));
  return shaped(wholeWith(things, first, farthest), diagram, aspect);
}

/** The marks to draw in a picture, without still ones that the edge would cut. */
export function shownIn(crop: Crop, marks: readonly MovingMark[], box: number): readonly MovingMark[] {
  return marks.filter((mark) => {
    const extent = extentOf(mark);
    return hasMoved(mark) || !isThing(extent, box) || !isCut(extent, boundsIn(crop));
  });
}
