import { Color } from 'three';
import { add, cross, normalize, sub, type Vec3 } from '../kit/vector';

const colours = new Map<number, Vec3>();
/** A paint, 0xrrggbb, in linear light. */
function linear(hex: number): Vec3 {
  const known = colours.get(hex);
  if (known !== undefined) return known;
  const { r, g, b } = new Color(hex);
  colours.set(hex, [r, g, b]);
  return [r, g, b];
}

/** Paint of a face: its colour, and how much of it glows at night, 0 … 1. */
export interface Coat {
  readonly paint: number;
  readonly shine?: number;
}

/** Position of a part, and its rotation about the vertical, radians. */
export interface Stand {
  readonly at: Vec3;
  readonly turn?: number;
  readonly size?: number;
}

/** Builder of small painted objects, all in one mesh. */
export class Shape {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  /** Linear RGB, and emission. */
  readonly colours: number[] = [];
  readonly indices: number[] = [];
  private stand: Required<Stand> = { at: [0, 0, 0], turn: 0, size: 1 };

  get triangles(): number {
    return this.indices.length / 3;
  }

  /** Places everything that `make` adds. */
  within({ at, turn = 0, size = 1 }: Stand, make: () => void): void {
    const before = this.stand;
    this.stand = { at: this.placed(at), turn: before.turn + turn, size: before.size * size };
    make();
    this.stand = before;
  }

  private placed([x, y, z]: Vec3): Vec3 {
    const { at, turn, size } = this.stand;
    const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
    return add(at, [(x * cosine + z * sine) * size, y * size, (z * cosine - x * sine) * size]);
  }

  /** A convex face, its corners counter-clockwise as seen from outside. @param tone brightness of each corner */
  face(corners: readonly Vec3[], { paint, shine = 0 }: Coat, tone: readonly number[] = []): void {
    const points = corners.map((corner) => this.placed(corner));
    const normal = normalize(cross(sub(points[1]!, points[0]!), sub(points[2]!, points[0]!)));
    const first = this.positions.length / 3;
    const colour = linear(paint);
    for (const [index, point] of points.entries()) {
      this.positions.push(...point);
      this.normals.push(...normal);
      this.colours.push(...colour.map((part) => Math.min(1, part * (tone[index] ?? 1))), shine);
      if (index >= 2) this.indices.push(first, first + index - 1, first + index);
    }
  }

  /** A box standing on its foot. @param taper size of its top relative to the foot */
  box([x, y, z]: Vec3, [width, height, depth]: Vec3, coat: Coat, taper = 1, lid: Coat | null = coat): void {
    const ring = (level: number, by: number): Vec3[] =>
      [
        [-1, 1],
        [1, 1],
        [1, -1],
        [-1, -1],
      ].map(([i, k]): Vec3 => [x + (i! * width * by) / 2, y + level, z + (k! * depth * by) / 2]);
    const [foot, top] = [ring(0, 1), ring(height, taper)];
    for (let side = 0; side < 4; side++) {
      const next = (side + 1) % 4;
      this.face([foot[side]!, foot[next]!, top[next]!, top[side]!], coat, [0.72, 0.72, 1, 1]);
    }
    if (lid !== null) this.face(top, lid);
  }

  /** A roof with a ridge along x over a rectangle. */
  gable([x, y, z]: Vec3, [width, height, depth]: Vec3, roof: Coat, wall: Coat, eaves = 0.14): void {
    const [w, d] = [width / 2, depth / 2];
    const out = depth * eaves;
    const low = y - (height * out) / d;
    const [left, right] = [x - w - out * 0.6, x + w + out * 0.6];
    const ridge = y + height;
    this.face(
      [
        [left, low, z + d + out],
        [right, low, z + d + out],
        [right, ridge, z],
        [left, ridge, z],
      ],
      roof,
      [0.8, 0.8, 1.1, 1.1],
    );
    this.face(
      [
        [right, low, z - d - out],
        [left, low, z - d - out],
        [left, ridge, z],
        [right, ridge, z],
      ],
      roof,
      [0.8, 0.8, 1.1, 1.1],
    );
    this.face(
      [
        [x + w, y, z + d],
        [x + w, y, z - d],
        [x + w, ridge, z],
      ],
      wall,
    );
    this.face(
      [
        [x - w, y, z - d],
        [x - w, y, z + d],
        [x - w, ridge, z],
      ],
      wall,
    );
  }

  /** A tower or cone with few sides. @param rings height and radius, from the foot up */
  turned(
    [x, y, z]: Vec3,
    rings: readonly (readonly [height: number, radius: number])[],
    sides: number,
    coats: readonly Coat[],
  ): void {
    const corner = (ring: number, side: number): Vec3 => {
      const turn = ((side + 0.5) / sides) * Math.PI * 2;
      const [height, radius] = rings[ring]!;
      return [x + radius * Math.sin(turn), y + height, z + radius * Math.cos(turn)];
    };
    for (let ring = 0; ring + 1 < rings.length; ring++) {
      const coat = coats[Math.min(ring, coats.length - 1)]!;
      for (let side = 0; side < sides; side++) {
        const [a, b] = [corner(ring, side), corner(ring, side + 1)];
        const [c, d] = [corner(ring + 1, side + 1), corner(ring + 1, side)];
        const corners =
          rings[ring + 1]![1] === 0 ? [a, b, c] : rings[ring]![1] === 0 ? [a, c, d] : [a, b, c, d];
        this.face(corners, coat, [0.8, 0.8, 1.06, 1.06]);
      }
    }
    const last = rings.length - 1;
    if (rings[last]![1] > 0) {
      this.face(
        Array.from({ length: sides }, (_, side) => corner(last, side)),
        coats.at(-1)!,
      );
    }
  }

  /**
   * A soft mound or tree crown with smooth normals that point away from its centre. @param rings as in {@link turned},
   * each with its paint
   */
  round(rings: readonly (readonly [height: number, radius: number, paint: number])[], sides: number): void {
    const middle: Vec3 = [0, rings[0]![0] + (rings.at(-1)![0] - rings[0]![0]) * 0.35, 0];
    const first = this.positions.length / 3;
    for (const [ring, [height, radius, paint]] of rings.entries()) {
      for (let side = 0; side < sides; side++) {
        const turn = ((side + (ring % 2) / 2) / sides) * Math.PI * 2;
        const point: Vec3 = [radius * Math.sin(turn), height, radius * Math.cos(turn)];
        this.positions.push(...this.placed(point));
        const out = normalize(sub(point, middle));
        // Tilted upwards for softer shading at the bottom of crowns.
        this.normals.push(...normalize([out[0], out[1] + 0.35, out[2]]));
        this.colours.push(...linear(paint), 0);
        if (radius === 0) break;
      }
    }
    let start = first;
    for (const [ring, [, radius]] of rings.entries()) {
      if (ring === rings.length - 1) break;
      const next = start + (radius === 0 ? 1 : sides);
      const pointed = rings[ring + 1]![1] === 0;
      for (let side = 0; side < sides; side++) {
        const [a, b] = [start + side, start + ((side + 1) % sides)];
        if (pointed) {
          this.indices.push(a, b, next);
          continue;
        }
        const shift = ring % 2;
        const [c, d] = [next + ((side + shift) % sides), next + ((side + 1 + shift) % sides)];
        // Rings are offset against each other.
        if (shift === 0) this.indices.push(a, b, c, b, d, c);
        else this.indices.push(a, b, c, a, c, next + ((side + shift + sides - 1) % sides));
      }
      start = next;
    }
  }

  /** A square beam between two points. */
  beam(from: Vec3, to: Vec3, thick: number, coat: Coat): void {
    const way = normalize(sub(to, from));
    const aside = normalize(cross(way, Math.abs(way[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
    const up = cross(aside, way);
    const at = (end: Vec3, i: number, k: number): Vec3 =>
      add(end, [0, 1, 2].map((axis) => (aside[axis]! * i + up[axis]! * k) * (thick / 2)) as unknown as Vec3);
    const around = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const;
    for (const [index, [i, k]] of around.entries()) {
      const [ni, nk] = around[(index + 1) % 4]!;
      this.face([at(from, i, k), at(to, i, k), at(to, ni, nk), at(from, ni, nk)], coat);
    }
  }
}
