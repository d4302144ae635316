import { AREA_PLACES, type MapPoint, type Place, WALL_PLACES } from '#zorn/view';
import { spline } from '../kit/curve';
import { CELLS, cellOf } from './cells';

export const PLACES: Readonly<Record<string, Place>> = { ...AREA_PLACES, ...WALL_PLACES };

const keyOf = ([x, z]: MapPoint) => `${x} ${z}`;

/** The common border of two neighbours as a line. */
export function borderOf(one: string, other: string): readonly MapPoint[] {
  const shared = new Set(PLACES[other]!.outline.map(keyOf));
  const { outline } = PLACES[one]!;
  const isShared = outline.map((point) => shared.has(keyOf(point)));
  // The border may run over the end of the list.
  const first = isShared.findIndex((each, index) => each && !isShared.at(index - 1)!);
  const line: MapPoint[] = [];
  for (let step = 0; step < outline.length; step++) {
    const index = (first + step) % outline.length;
    if (!isShared[index]) break;
    line.push(outline[index]!);
  }
  return line;
}

/** Where one goes from a place to its neighbour: the middle of their border. */
export function gateOf(one: string, other: string): MapPoint {
  const line = borderOf(...([one, other].sort() as [string, string]));
  const length = (upTo: number) =>
    line
      .slice(1, upTo + 1)
      .reduce((sum, [x, z], index) => sum + Math.hypot(x - line[index]![0], z - line[index]![1]), 0);
  const whole = length(line.length - 1);
  return line.find((_, index) => length(index) >= whole / 2)!;
}

/** A soft line through points. @param steps between two of them */
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

/** A stretch of road from one area's middle to the next one's. */
export interface Road {
  readonly from: string;
  readonly to: string;
  readonly line: readonly MapPoint[];
}

/** The middle of a crossing lies between its two bases, that of another place at its anchor. */
export function middleOf(name: string): MapPoint {
  const { terrain } = cellOf(name);
  const { anchor, house, blight } = PLACES[name]!;
  if (terrain !== 'bridge' && terrain !== 'ford') return anchor;
  return [(house[0]![0] + blight[0]![0]) / 2, (house[0]![1] + blight[0]![1]) / 2];
}

export function roads(): readonly Road[] {
  return CELLS.flatMap(({ name, roads: ways = [] }) =>
    ways
      .filter((to) => name < to)
      .map((to) => {
        const gate = gateOf(name, to);
        const [ends, way] = [[middleOf(name), middleOf(to)] as const, [] as MapPoint[]];
        for (const [index, end] of ends.entries()) {
          const area = index === 0 ? name : to;
          way.push(end);
          // A road leaves a bridge at its end.
          if (cellOf(area).terrain === 'bridge') {
            const { house, blight } = PLACES[area]!;
            const side = [house[0]!, blight[0]!].sort(
              (a, b) =>
                Math.hypot(a[0] - gate[0], a[1] - gate[1]) - Math.hypot(b[0] - gate[0], b[1] - gate[1]),
            )[0]!;
            if (index === 0) way.push(side);
            else way.splice(-1, 0, side);
          }
          if (index === 0) way.push(gate);
        }
        return { from: name, to, line: softLine(way, 10) };
      }),
  );
}
