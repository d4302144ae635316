import { horn, type SpinePoint } from '../kit/blades';
import { mix, type Rgb } from '../kit/colour';
import type { PaintedMesh } from '../kit/mesh';
import { add, cross, lerp, normalize, scale, spline, subtract, type Vec3 } from '../kit/vector';

/** How many quads a web has along a finger and from finger to finger. */
const ALONG = 7;
const ACROSS = 5;
/** Half its thickness: both faces are drawn. */
const HALF = 0.004;

export interface WebOptions {
  /** Two curves from the root to the trailing edge. */
  readonly from: readonly Vec3[];
  readonly to: readonly Vec3[];
  /** How deep the trailing edge is scalloped, as a share of the web's length. */
  readonly scallop: number;
  /** How far the web billows in the middle, table units; towards its front when positive. */
  readonly billow: number;
  readonly colour: Rgb;
  /** Paint along the trailing edge. */
  readonly edge: Rgb;
}

/** A place on a web and the direction that its front faces. */
export interface WebPlace {
  readonly at: Vec3;
  readonly facing: Vec3;
}

/** A web of skin between two fingers. */
export class Web {
  private readonly ribs: readonly [readonly Vec3[], readonly Vec3[]];

  constructor(private readonly options: WebOptions) {
    this.ribs = [spline(options.from, 24), spline(options.to, 24)];
  }

  /** @param along 0 at the root … 1 at the trailing edge; @param across 0 at `from` … 1 at `to` */
  place(along: number, across: number): WebPlace {
    const step = 0.02;
    const at = this.point(along, across);
    const u = subtract(this.point(along, across + step), this.point(along, across - step));
    const v = subtract(this.point(along + step, across), this.point(along - step, across));
    const facing = normalize(cross(u, v));
    return { at, facing: facing[2] < 0 ? scale(facing, -1) : facing };
  }

  addTo(mesh: PaintedMesh): void {
    for (const side of [1, -1]) {
      const first = mesh.vertices;
      for (let i = 0; i <= ALONG; i++) {
        for (let k = 0; k <= ACROSS; k++) {
          const { at, facing } = this.place(0.04 + (0.96 * i) / ALONG, k / ACROSS);
          const normal = scale(facing, side);
          const paint = mix(this.options.colour, this.options.edge, (i / ALONG) ** 2.2);
          mesh.vertex(add(at, scale(normal, HALF)), normal, paint);
        }
      }
      const turned = this.frontIsClockwise() !== side < 0;
      for (let i = 0; i < ALONG; i++) {
        for (let k = 0; k < ACROSS; k++) {
          const a = first + i * (ACROSS + 1) + k;
          const [b, c, d] = [a + 1, a + ACROSS + 2, a + ACROSS + 1];
          for (const [p, q, r] of [
            [a, b, c],
            [a, c, d],
          ] as const) {
            if (turned) mesh.triangle(p, r, q);
            else mesh.triangle(p, q, r);
          }
        }
      }
    }
  }

  /** Whether rows and columns run clockwise as seen from the front. */
  private frontIsClockwise(): boolean {
    const right = subtract(this.point(0.6, 0.6), this.point(0.6, 0.4));
    const down = subtract(this.point(0.7, 0.5), this.point(0.5, 0.5));
    return cross(right, down)[2] < 0;
  }

  private point(along: number, across: number): Vec3 {
    const { scallop, billow } = this.options;
    const bulge = Math.sin(Math.PI * across);
    const t = along * (1 - scallop * bulge);
    const [a, b] = this.ribs.map((rib) => {
      const place = Math.min(Math.max(t, 0), 1) * 24;
      const i = Math.min(Math.floor(place), 23);
      const [p, q] = [rib[i]!, rib[i + 1]!];
      return add(p, scale(subtract(q, p), place - i));
    }) as [Vec3, Vec3];
    const off = billow * bulge * Math.sin(Math.PI * Math.min(Math.max(t, 0), 1));
    return [lerp(a[0], b[0], across), lerp(a[1], b[1], across), lerp(a[2], b[2], across) + off];
  }
}

/** A bone along the edge of a web, ending in a claw's point. */
export function addBone(
  mesh: PaintedMesh,
  curve: readonly Vec3[],
  radius: number,
  colour: Rgb,
  tip: Rgb,
): void {
  const last = curve.length - 1;
  const spine = curve.map(
    (p, i): SpinePoint => [p[0], p[1], p[2], i === last ? 0.002 : lerp(radius, radius * 0.45, i / last)],
  );
  horn(mesh, spine, colour, tip, { sides: 6, rings: 8 });
}
