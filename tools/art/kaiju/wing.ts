import { spline } from '../kit/curve';
import { Piece } from '../kit/piece';
import { add, clamp, cross, lerp, mix, normalize, scale, sub, type Vec3 } from '../kit/vector';

export interface MembraneSpec {
  /** Two finger lines from a common root to neighbouring tips. */
  readonly from: readonly Vec3[];
  readonly to: readonly Vec3[];
  /** How far the edge between the tips curves inward, relative to the length; negative for outward. */
  readonly scallop: number;
  /** How far the skin bulges towards +z between the fingers, model units. */
  readonly billow: number;
  /** Local coordinates of a point, for painting across several membranes. */
  readonly local: (at: Vec3) => readonly [number, number];
}

const THICK = 0.0045;

/**
 * Skin between two fingers of a wing. `along` runs from the root (0) to the edge (1). Local coordinates are those of
 * the wing; the last one is the closeness to the fingers: 0 half-way between them, 1 on one.
 */
export function membrane({ from, to, scallop, billow, local }: MembraneSpec, steps = 6, rows = 5): Piece {
  const fine = 24;
  const [one, two] = [spline(from, fine), spline(to, fine)];
  const on = (line: readonly Vec3[], s: number): Vec3 => {
    const at = clamp(s) * fine;
    const i = Math.min(Math.floor(at), fine - 1);
    return mix(line[i]!, line[i + 1]!, at - i);
  };
  const place = (s: number, t: number): Vec3 => {
    const far = s * (1 - scallop * Math.sin(Math.PI * t));
    const beyond = Math.max(far - 1, 0);
    const [a, b] = [on(one, far), on(two, far)];
    const p = mix(a, b, t);
    const out = mix(sub(on(one, 1), on(one, 0)), sub(on(two, 1), on(two, 0)), t);
    return add(add(p, scale(out, beyond)), [0, 0, billow * Math.sin(Math.PI * t) * s]);
  };
  const e = 0.02;
  const normal = (s: number, t: number): Vec3 => {
    const S = Math.max(s, 0.12);
    const across = sub(place(S, Math.min(t + e, 1)), place(S, Math.max(t - e, 0)));
    const out = sub(place(Math.min(S + e, 1), t), place(S - e, t));
    const n = normalize(cross(out, across));
    return n[2] < 0 ? scale(n, -1) : n;
  };
  const piece = new Piece();
  const sheet = (face: 1 | -1): number[][] =>
    Array.from({ length: steps + 1 }, (_, i) =>
      Array.from({ length: rows + 1 }, (_, j) => {
        const [s, t] = [lerp(0.04, 1, i / steps), j / rows];
        const n = normal(s, t);
        const at = place(s, t);
        const [x, y] = local(at);
        const thick = THICK * (1 - 0.6 * s);
        return piece.corner(add(at, scale(n, face * thick)), scale(n, face), s, [x, y, Math.abs(2 * t - 1)]);
      }),
    );
  const [front, back] = [sheet(1), sheet(-1)];
  for (let i = 0; i < steps; i++) {
    for (let j = 0; j < rows; j++) {
      for (const side of [front, back]) {
        piece.quad(side[i]![j]!, side[i + 1]![j]!, side[i + 1]![j + 1]!, side[i]![j + 1]!);
      }
    }
  }
  return piece;
}
