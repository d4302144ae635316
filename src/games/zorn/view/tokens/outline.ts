type Point = readonly [x: number, y: number];

/** Segments per curve. */
const STEPS = 7;

const mixed = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** A point of a Bézier curve of any degree (de Casteljau). */
function onCurve(points: readonly Point[], share: number): Point {
  if (points.length === 1) return points[0]!;
  return onCurve(
    points.slice(1).map((point, index) => mixed(points[index]!, point, share)),
    share,
  );
}

/** Points per command, without the start. */
const POINTS: Readonly<Record<string, number>> = { M: 1, L: 1, Q: 2, C: 3 };

/**
 * Points of a closed path, with curves as segments.
 * @param d absolute commands M, L, Q, C and Z only; throws a RangeError for others
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
