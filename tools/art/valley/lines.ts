import { AREA_PLACES, MAP_SIZE, type MapPoint, type Place, WALL_PLACES } from '#zorn/view';
import { spline } from '../kit/curve';
import { CELLS, type Cell, cellOf } from './cells';

export const PLACES: Readonly<Record<string, Place>> = { ...AREA_PLACES, ...WALL_PLACES };

const keyOf = ([x, z]: MapPoint) => `${x} ${z}`;

/** The common border of two neighbours. */
export function borderOf(one: string, other: string): readonly MapPoint[] {
  const shared = new Set(PLACES[other]!.outline.map(keyOf));
  const { outline } = PLACES[one]!;
  const isShared = outline.map((point) => shared.has(keyOf(point)));
  // The border may wrap around the end of the list.
  const first = isShared.findIndex((each, index) => each && !isShared.at(index - 1)!);
  const line: MapPoint[] = [];
  for (let step = 0; step < outline.length; step++) {
    const index = (first + step) % outline.length;
    if (!isShared[index]) break;
    line.push(outline[index]!);
  }
  return line;
}

/** The passage to a neighbour: the middle of their border. */
export function gateOf(one: string, other: string): MapPoint {
  const line = borderOf(...([one, other].sort() as [string, string]));
  const length = (upTo: number) =>
    line
      .slice(1, upTo + 1)
      .reduce((sum, [x, z], index) => sum + Math.hypot(x - line[index]![0], z - line[index]![1]), 0);
  const whole = length(line.length - 1);
  return line.find((_, index) => length(index) >= whole / 2)!;
}

/** A smooth line through points. @param steps number of segments between two points */
export function softLine(through: readonly MapPoint[], steps: number): readonly MapPoint[] {
  const nodes = through.map(([x, z]) => [x, 0, z, 0] as const);
  return spline(nodes, (through.length - 1) * steps).map(([x, , z]): MapPoint => [x!, z!]);
}

/** The river's course from west to east. */
export function courseOf(): readonly MapPoint[] {
  const row = CELLS.filter((cell) => cell.row === 5).sort((a, b) => a.col - b.col);
  const through = row.flatMap(({ name }, index): MapPoint[] => {
    const { house, blight, anchor } = PLACES[name]!;
    const middle: MapPoint =
      house.length === 0 ? anchor : [(house[0]![0] + blight[0]![0]) / 2, (house[0]![1] + blight[0]![1]) / 2];
    const next = row[index + 1];
    return next === undefined ? [middle] : [middle, gateOf(name, next.name)];
  });
  const onFrame = (name: string, x: number): MapPoint => {
    const rim = PLACES[name]!.outline.filter((point) => point[0] === x).map(([, z]) => z);
    return [x, (Math.min(...rim) + Math.max(...rim)) / 2];
  };
  return softLine([onFrame('a5', -5.05), ...through, onFrame('i5', 5.05)], 12);
}

/** The centre of a place: for a crossing between its two bases, otherwise its anchor. */
export function middleOf(name: string): MapPoint {
  const { terrain } = cellOf(name);
  const { anchor, house, blight } = PLACES[name]!;
  if (terrain !== 'bridge' && terrain !== 'ford') return anchor;
  return [(house[0]![0] + blight[0]![0]) / 2, (house[0]![1] + blight[0]![1]) / 2];
}

/** A line between two points, bent towards a third. */
function bent(from: MapPoint, by: MapPoint, to: MapPoint): readonly MapPoint[] {
  return Array.from({ length: 17 }, (_, step): MapPoint => {
    const t = step / 16;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [a * from[0] + b * by[0] + c * to[0], a * from[1] + b * by[1] + c * to[1]];
  });
}

/** A point beside the straight line, so that roads are not straight. */
function aside([x, z]: MapPoint, [toX, toZ]: MapPoint, by: number): MapPoint {
  return [(x + toX) / 2 - (toZ - z) * by, (z + toZ) / 2 + (toX - x) * by];
}

/** The roads within an area: through it in a curve, or from its centre to all of its passages. */
function roadsIn({ name, terrain, roads: ways = [] }: Cell): readonly (readonly MapPoint[])[] {
  const gates = ways.map((to) => gateOf(name, to));
  const middle = middleOf(name);
  const lean = (index: number) =>
    (((name.charCodeAt(0) * 7 + name.charCodeAt(1) * 3 + index * 5) % 7) - 3) * 0.035;
  if (terrain === 'bridge') {
    const { house, blight } = PLACES[name]!;
    const nearest = ([x, z]: MapPoint) =>
      [house[0]!, blight[0]!].sort(
        (a, b) => Math.hypot(a[0] - x, a[1] - z) - Math.hypot(b[0] - x, b[1] - z),
      )[0]!;
    return gates.map((gate) => softLine([middle, nearest(gate), gate], 10));
  }
  const found =
    gates.length === 2
      ? [bent(gates[0]!, middle, gates[1]!)]
      : gates.map((gate, index) => bent(middle, aside(middle, gate, lean(index)), gate));
  if (terrain !== 'pass') return found;
  // Through each pass a road leaves the valley.
  const exit: MapPoint = [middle[0] + 0.1, MAP_SIZE.depth / 2];
  return gates.length === 0
    ? [bent(middle, aside(middle, exit, 0.1), exit)]
    : [bent(gates[0]!, middle, exit)];
}

/** Centre lines of all roads. */
export const roads = (): readonly (readonly MapPoint[])[] => CELLS.flatMap(roadsIn);
