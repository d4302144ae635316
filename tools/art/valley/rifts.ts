import { MAP_SIZE, type MapPoint } from '#zorn/view';
import { hash } from '../kit/noise';
import { CELLS } from './cells';
import { type Field, field, stampLine } from './grid';
import { PLACES } from './lines';

/** Where the Blight comes out of the ground: the entry's number, and the middle of the frame's stretch at it. */
export interface Rift {
  readonly number: number;
  readonly at: MapPoint;
  readonly lines: readonly (readonly MapPoint[])[];
}

const [HALF_WIDTH, HALF_DEPTH] = [MAP_SIZE.width / 2, MAP_SIZE.depth / 2];

export function rifts(): readonly Rift[] {
  return CELLS.flatMap(({ name, entry }) => {
    if (entry === undefined) return [];
    const { outline } = PLACES[name]!;
    const north = outline.filter(([, z]) => z === -HALF_DEPTH);
    const onNorth = north.length >= 2;
    const rim = onNorth ? north : outline.filter(([x]) => Math.abs(x) === HALF_WIDTH);
    const along = onNorth ? 0 : 1;
    const [low, high] = [
      Math.min(...rim.map((point) => point[along])),
      Math.max(...rim.map((point) => point[along])),
    ];
    const middle = (low + high) / 2;
    const at: MapPoint = onNorth ? [middle, -HALF_DEPTH] : [rim[0]![0], middle];
    const inwards = onNorth ? 1 : -Math.sign(rim[0]![0]);
    const reach = Math.min(0.3, (high - low) * 0.38);
    const point = (far: number, deep: number): MapPoint =>
      onNorth ? [middle + far, at[1] + deep] : [at[0] + inwards * deep, middle + far];
    const jag = (index: number) => hash(index, entry, 3);
    const main = Array.from({ length: 9 }, (_, index) =>
      point((index / 4 - 1) * reach, 0.05 + 0.06 * jag(index)),
    );
    const branches = [2, 4, 6].map((index) => {
      const [x, z] = main[index]!;
      const far = 0.08 + 0.1 * jag(index + 20);
      const aside = 0.12 * (jag(index + 40) - 0.5);
      const end: MapPoint = onNorth ? [x + aside, z + far] : [x + inwards * far, z + aside];
      return [[x, z], end] as const;
    });
    return [{ number: entry, at, lines: [main, ...branches] }];
  });
}

/** Distances to the nearest rift. */
export function riftField(): Field {
  const distances = field(1);
  for (const { lines } of rifts()) for (const line of lines) stampLine(distances, line, 0.2);
  return distances;
}
