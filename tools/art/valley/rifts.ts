import { MAP_SIZE, type MapPoint, RIFT_PLACES } from '#zorn/view';
import { hash } from '../kit/noise';
import { CELLS } from './cells';
import { type Field, field, stampLine } from './grid';
import { PLACES } from './lines';

const [HALF_WIDTH, HALF_DEPTH] = [MAP_SIZE.width / 2, MAP_SIZE.depth / 2];

/** The rifts at the entries of the Blight. */
function rifts(): readonly (readonly MapPoint[])[] {
  return CELLS.flatMap(({ name, entry }) => {
    if (entry === undefined) return [];
    const at = RIFT_PLACES[entry]!;
    const onNorth = at[1] === -HALF_DEPTH;
    const { outline } = PLACES[name]!;
    const rim = outline.filter(([x, z]) => (onNorth ? z === -HALF_DEPTH : Math.abs(x) === HALF_WIDTH));
    const along = onNorth ? 0 : 1;
    const [low, high] = [
      Math.min(...rim.map((point) => point[along])),
      Math.max(...rim.map((point) => point[along])),
    ];
    const middle = (low + high) / 2;
    const inwards = onNorth ? 1 : -Math.sign(at[0]);
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
    return [main, ...branches];
  });
}

/** Distances to the nearest rift. */
export function riftField(): Field {
  const distances = field(1);
  for (const line of rifts()) stampLine(distances, line, 0.2);
  return distances;
}
