import type { SpinePoint } from './blades';
import { mix, type Rgb } from './colour';
import { Field } from './field';
import { Frame, type Placement } from './frame';
import { PaintedMesh } from './mesh';
import { noise } from './noise';
import { chain, ellipsoid, type Shape } from './shapes';
import { surfaceNets } from './surfaceNets';
import { clamp, smoothstep, spline, type Vec3 } from './vector';

/** Marks on a coat: another paint, and how much of it (0 … 1) at a point of the surface. */
export type Pattern = (position: Vec3, normal: Vec3) => readonly [paint: Rgb, amount: number] | undefined;

/** A coat of paint as on a tabletop miniature. */
export interface Coat {
  readonly base: Rgb;
  /** The wash that runs into creases and darkens the underside. */
  readonly wash: Rgb;
  /** What the dry brush leaves on edges and upward surfaces. */
  readonly light: Rgb;
  readonly pattern?: Pattern;
}

/** Distances from the surface at which nearby clay is felt. */
const OCCLUSION_STEPS = [0.025, 0.06, 0.12] as const;

/** A miniature in the making: soft clay under named coats of paint, and crisp parts (eyes, teeth, claws) on it. */
export class Sculpture<Name extends string> {
  readonly crisp = new PaintedMesh();
  /** Parts that shine by themselves. */
  readonly glow = new PaintedMesh();
  private readonly field = new Field();
  private readonly names: readonly Name[];
  private readonly paints: readonly Coat[];
  private frame = Frame.ROOT;

  /** @param ground height of the surface that the miniature stands on */
  constructor(
    coats: Readonly<Record<Name, Coat>>,
    private readonly ground: number,
  ) {
    this.names = Object.keys(coats) as Name[];
    this.paints = this.names.map((name) => coats[name]);
  }

  /** Whatever `build` adds, soft or crisp, is placed inside the current frame. */
  place(placement: Placement, build: () => void): void {
    const outer = this.frame;
    this.frame = outer.inside(placement);
    this.crisp.place(placement, () => this.glow.place(placement, build));
    this.frame = outer;
  }

  /** Adds an egg of clay. @param turn degrees about its own x, y, z */
  egg(coat: Name, at: Vec3, radii: Vec3, blend: number, turn: Vec3 = [0, 0, 0]): void {
    this.add(coat, ellipsoid(this.frame.inside({ at, turn }), [0, 0, 0], radii), blend);
  }

  /** Adds a bent limb that swells and tapers. @param pieces how many straight pieces it is made of */
  limb(coat: Name, spine: readonly SpinePoint[], blend: number, pieces = 5): void {
    this.add(coat, chain(this.frame, spline(spine, pieces)), blend);
  }

  /** Scoops an egg out of the clay added so far. */
  scoop(coat: Name, at: Vec3, radii: Vec3, blend: number, turn: Vec3 = [0, 0, 0]): void {
    this.field.carve(
      ellipsoid(this.frame.inside({ at, turn }), [0, 0, 0], radii),
      this.names.indexOf(coat),
      blend,
    );
  }

  private add(coat: Name, shape: Shape, blend: number): void {
    this.field.add(shape, this.names.indexOf(coat), blend);
  }

  /**
   * Where a ray meets the clay added so far, in the current frame's coordinates.
   * @throws RangeError when it meets none
   */
  surface(origin: Vec3, towards: Vec3): Vec3 {
    const direction = this.frame.direction([
      towards[0] - origin[0],
      towards[1] - origin[1],
      towards[2] - origin[2],
    ]);
    const hit = this.field.trace(this.frame.point(origin), direction);
    if (!hit) throw new RangeError('the ray misses the clay');
    return this.frame.invert(hit);
  }

  /** Meshes and paints everything. @param voxel fineness of the clay */
  finish(voxel: number): PaintedMesh {
    const mesh = new PaintedMesh();
    const surface = surfaceNets(this.field, voxel);
    for (const [i, position] of surface.positions.entries()) {
      mesh.vertex(position, surface.normals[i]!, this.paint(position, surface.normals[i]!));
    }
    for (let i = 0; i < surface.indices.length; i += 3) {
      mesh.triangle(surface.indices[i]!, surface.indices[i + 1]!, surface.indices[i + 2]!);
    }
    const crispFrom = mesh.vertices;
    mesh.append(this.crisp);
    mesh.repaint((colour, p, n) => {
      const light = 0.35 + 0.65 * this.openness(p, n);
      return [colour[0] * light, colour[1] * light, colour[2] * light];
    }, crispFrom);
    return mesh;
  }

  private paint(p: Vec3, n: Vec3): Rgb {
    const shares = new Float64Array(this.paints.length);
    this.field.coats(p[0], p[1], p[2], shares);
    const open = this.openness(p, n);
    const reach = 0.03;
    const outside = this.field.distance(p[0] + n[0] * reach, p[1] + n[1] * reach, p[2] + n[2] * reach);
    const inside = -this.field.distance(p[0] - n[0] * reach, p[1] - n[1] * reach, p[2] - n[2] * reach);
    const crease = clamp(1 - outside / reach);
    const edge = smoothstep(0.08, 0.6, 1 - inside / reach);
    const brush = 0.5 + 0.5 * noise(p[0] * 26, p[1] * 13, p[2] * 26);
    const up = smoothstep(-0.5, 0.95, n[1]);
    const low = smoothstep(0.5, 0, p[1]);
    const wash = clamp(0.85 * (1 - open) + 0.85 * crease + 0.4 * (1 - up) + 0.16 * low - 0.08 * brush);
    const dry =
      clamp(0.65 * edge * (0.35 + 0.65 * brush) * (0.3 + 0.7 * up) + 0.42 * up * up * (0.7 + 0.3 * brush)) *
      open;
    let [r, g, b] = [0, 0, 0];
    for (const [i, coat] of this.paints.entries()) {
      const share = shares[i]!;
      if (share < 0.004) continue;
      const mark = coat.pattern?.(p, n);
      const base = mark ? mix(coat.base, mark[0], mark[1]) : coat.base;
      const light = mark ? mix(coat.light, mark[0], mark[1] * 0.6) : coat.light;
      const colour = mix(mix(base, light, dry), coat.wash, wash * 0.85);
      r += share * colour[0];
      g += share * colour[1];
      b += share * colour[2];
    }
    return [r, g, b];
  }

  /** How open the sky is over a point of the surface: 0 in a deep crease, 1 on a free flank. */
  private openness(p: Vec3, n: Vec3): number {
    let blocked = 0;
    let weight = 1;
    let total = 0;
    for (const step of OCCLUSION_STEPS) {
      const y = p[1] + n[1] * step;
      const clay = this.field.farDistance(p[0] + n[0] * step, y, p[2] + n[2] * step);
      const free = Math.min(clay, y - this.ground + 0.01);
      blocked += weight * clamp((step - free) / step);
      total += weight;
      weight *= 0.8;
    }
    return clamp(1 - (1.15 * blocked) / total);
  }
}
