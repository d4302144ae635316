import { Random } from '#core';

/** A street leaving a crossing, by its direction: quarter turns clockwise from the east. */
export const ARMS = [0, 1, 2, 3] as const;
type Arm = (typeof ARMS)[number];

/** A place where two streets cross. */
export interface Crossing {
  /** In boxes from the north-western corner. */
  readonly x: number;
  readonly y: number;
  /** The streets with a zebra crossing; the others have a stop line. */
  readonly zebras: readonly Arm[];
}

/** The crossings of a city, row by row; deterministic for a seed. */
export function crossings(columns: number, rows: number, seed: number): readonly Crossing[] {
  const random = Random.fromSeed(seed);
  return Array.from({ length: (columns - 1) * (rows - 1) }, (_, index) => {
    const kind = random.below(4);
    const first = random.below(2);
    const zebras = kind === 0 ? ARMS : kind < 3 ? ARMS.filter((arm) => arm % 2 === first) : [];
    return { x: (index % (columns - 1)) + 1, y: Math.floor(index / (columns - 1)) + 1, zebras };
  });
}
