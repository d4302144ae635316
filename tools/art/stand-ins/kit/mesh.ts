import { BufferAttribute, BufferGeometry } from 'three';
import type { Rgb } from './colour';
import { Frame, type Placement } from './frame';
import { cross, dot, normalize, subtract, type Vec3 } from './vector';

/** Builder of a mesh with vertex colours, transformed by a frame. */
export class PaintedMesh {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly colours: number[] = [];
  private readonly indices: number[] = [];
  private frame = Frame.ROOT;

  get triangles(): number {
    return this.indices.length / 3;
  }

  get vertices(): number {
    return this.positions.length / 3;
  }

  /** Places everything that `build` adds inside the current frame. */
  place(placement: Placement, build: () => void): void {
    const outer = this.frame;
    this.frame = outer.inside(placement);
    build();
    this.frame = outer;
  }

  /** @returns index of the new vertex */
  vertex(position: Vec3, normal: Vec3, colour: Rgb): number {
    this.positions.push(...this.frame.point(position));
    this.normals.push(...this.frame.direction(normal));
    this.colours.push(...colour);
    return this.vertices - 1;
  }

  /** Counter-clockwise as seen from outside. */
  triangle(a: number, b: number, c: number): void {
    this.indices.push(a, b, c);
  }

  /**
   * A flat convex polygon.
   * @param corners in order around it, in either direction; one colour each, or one for all
   * @param outside any direction on the visible side
   */
  polygon(corners: readonly Vec3[], outside: Vec3, colour: Rgb | readonly Rgb[]): void {
    const [a, b, c] = corners as [Vec3, Vec3, Vec3];
    const facing = normalize(cross(subtract(b, a), subtract(c, a)));
    const flipped = dot(facing, outside) < 0;
    const normal: Vec3 = flipped ? [-facing[0], -facing[1], -facing[2]] : facing;
    const first = this.vertices;
    for (const [i, corner] of corners.entries()) {
      this.vertex(
        corner,
        normal,
        typeof colour[0] === 'number' ? (colour as Rgb) : (colour as readonly Rgb[])[i]!,
      );
    }
    for (let i = 2; i < corners.length; i++) {
      if (flipped) this.triangle(first, first + i, first + i - 1);
      else this.triangle(first, first + i - 1, first + i);
    }
  }

  /** Repaints every vertex from `first` on; position and normal are in model space. */
  repaint(paint: (colour: Rgb, position: Vec3, normal: Vec3) => Rgb, first = 0): void {
    const at = (list: readonly number[], i: number): Vec3 => [
      list[3 * i]!,
      list[3 * i + 1]!,
      list[3 * i + 2]!,
    ];
    for (let i = first; i < this.vertices; i++) {
      const colour = paint(at(this.colours, i), at(this.positions, i), at(this.normals, i));
      for (let k = 0; k < 3; k++) this.colours[3 * i + k] = colour[k]!;
    }
  }

  /** The same mesh flattened to a height above the ground and widened by a factor. */
  pressed(height: number, spread: number): PaintedMesh {
    const flat = new PaintedMesh();
    const top = this.positions.reduce((high, y, i) => (i % 3 === 1 ? Math.max(high, y) : high), 0);
    const size: Vec3 = [spread, height / top, spread];
    for (const [i, value] of this.positions.entries()) flat.positions.push(value * size[i % 3]!);
    for (let i = 0; i < this.normals.length; i += 3) {
      const [x, y, z] = [this.normals[i]!, this.normals[i + 1]!, this.normals[i + 2]!];
      flat.normals.push(...normalize([x / size[0], y / size[1], z / size[2]]));
    }
    for (const part of this.colours) flat.colours.push(part);
    for (const index of this.indices) flat.indices.push(index);
    return flat;
  }

  /** Appends another mesh unchanged (the frame does not apply). */
  append(other: PaintedMesh): void {
    const first = this.vertices;
    for (const key of ['positions', 'normals', 'colours'] as const) {
      for (const value of other[key]) this[key].push(value);
    }
    for (const index of other.indices) this.indices.push(first + index);
  }

  /** @returns an indexed geometry with `position`, `normal` and `color` */
  toGeometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.positions), 3));
    geometry.setAttribute('normal', new BufferAttribute(new Float32Array(this.normals), 3));
    geometry.setAttribute('color', new BufferAttribute(new Float32Array(this.colours), 3));
    const wide = this.vertices > 65535;
    geometry.setIndex(
      new BufferAttribute(wide ? new Uint32Array(this.indices) : new Uint16Array(this.indices), 1),
    );
    return geometry;
  }
}
