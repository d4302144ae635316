/** Points on a smooth curve through the given ones, in any number of dimensions. @returns `pieces` + 1 points */
export function spline<Point extends readonly number[]>(points: readonly Point[], pieces: number): Point[] {
  const last = points.length - 1;
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const along = (i / pieces) * last;
    const start = Math.min(Math.floor(along), last - 1);
    const t = along - start;
    const [a, b, c, d] = [
      points[Math.max(start - 1, 0)]!,
      points[start]!,
      points[start + 1]!,
      points[Math.min(start + 2, last)]!,
    ];
    return b.map((p1, k) => {
      const [p0, p2, p3] = [a[k]!, c[k]!, d[k]!];
      const bend = 2 * p0 - 5 * p1 + 4 * p2 - p3;
      return 0.5 * (2 * p1 + (p2 - p0) * t + bend * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t * t * t);
    }) as unknown as Point;
  });
}
