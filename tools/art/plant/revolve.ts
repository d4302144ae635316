import type { Piece } from '../kit/piece';
import { add, cross, dot, normalize, sub, type Vec3 } from '../kit/vector';
import { SIDES } from './tower';

/** Radius and height of a line around the tower. @param side index of the corner, from 0 */
export type Line = (side: number) => readonly [radius: number, height: number];

export interface BandSpec {
  readonly from: Line;
  readonly to: Line;
  /** Whether it gets the dry brush. */
  readonly edge?: boolean;
  readonly sides?: number;
}

/**
 * A band between two possibly uneven lines around the tower's axis; it is visible from the left of its upward
 * direction.
 */
export function band(piece: Piece, { from, to, edge = false, sides = SIDES }: BandSpec): void {
  const place = (line: Line, side: number): Vec3 => {
    const [radius, y] = line(side % sides);
    const turn = (side / sides) * 2 * Math.PI;
    return [radius * Math.sin(turn), y, radius * Math.cos(turn)];
  };
  const facing = (side: number): Vec3 => {
    const k = side + sides;
    const [a, b, c, d] = [place(from, k), place(from, k + 1), place(to, k), place(to, k + 1)];
    return normalize(cross(sub(b, c), sub(d, a)));
  };
  const first = piece.along.length;
  for (let side = 0; side <= sides; side++) {
    let n = normalize(add(facing(side - 1), facing(side)));
    // If a quad degenerates to a point on the axis, only one of its two triangles counts.
    if (dot(n, n) < 0.5) n = facing(side);
    piece.corner(place(from, side), n, 0);
    piece.corner(place(to, side), n, 1);
  }
  for (let side = 0; side < sides; side++) {
    const a = first + side * 2;
    piece.quad(a, a + 2, a + 3, a + 1, edge);
  }
}

/** A smooth skin over several lines, from bottom to top, seen from outside. */
export function skin(piece: Piece, lines: readonly Line[], sides = SIDES): void {
  for (const [i, to] of lines.entries()) if (i > 0) band(piece, { from: lines[i - 1]!, to, sides });
}
