type Point = readonly [x: number, y: number];

/** Straight stretches in the place of a curve. */
const STEPS = 7;

const mixed = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** A point of a curve with any number of handles (de Casteljau). */
function onCurve(points: readonly Point[], share: number): Point {
  if (points.length === 1) return points[0]!;
  return onCurve(
    points.slice(1).map((point, index) => mixed(points[index]!, point, share)),
    share,
  );
}

/** How many points each command takes, beside the one where it begins. */
const POINTS: Readonly<Record<string, number>> = { M: 1, L: 1, Q: 2, C: 3 };

/**
 * The corners of a closed path, once around, with curves as straight stretches.
 * @param d of the commands M, L, Q, C and Z alone, their points absolute. Throws a RangeError for another one.
 */
export function outlinePoints(d: string): readonly Point[] {
  const points: Point[] = [];
  for (const [, command = '', text = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    if (command === 'Z') continue;
    const needed = POINTS[command];
    if (needed === undefined) throw new RangeError(`an outline cannot have ${command}`);
    const numbers = text.split(/[\s,]+|(?=-)/).flatMap((word) => (word === '' ? [] : [Number(word)]));
    const given = Array.from(
      { length: numbers.length / 2 },
      (_, index): Point => [numbers[2 * index]!, numbers[2 * index + 1]!],
    );
    for (let first = 0; first < given.length; first += needed) {
      const curve = given.slice(first, first + needed);
      if (needed === 1) points.push(curve[0]!);
      else {
        const from = points.at(-1)!;
        for (let step = 1; step <= STEPS; step++) points.push(onCurve([from, ...curve], step / STEPS));
      }
    }
  }
  const [first, last] = [points[0]!, points.at(-1)!];
  return Math.hypot(first[0] - last[0], first[1] - last[1]) < 1e-6 ? points.slice(0, -1) : points;
}
