import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three';
import { type DieFace, type DieKind, dieShape } from '#kaiju/show';
import { cellOf, type SheetCell } from './dieSheet';

/** Subdivisions of half a rounded edge, and of a quarter of a rounded corner. */
const STEPS = 2;

const vector = ([x, y, z]: readonly [number, number, number]) => new Vector3(x, y, z);

/**
 * The part of a die that belongs to one face: the flat centre, half of each edge around it, and its share of each corner.
 */
class FacePatch {
  private readonly right: Vector3;
  private readonly top: Vector3;

  constructor(
    private readonly face: DieFace,
    private readonly cell: SheetCell,
    private readonly into: {
      readonly positions: number[];
      readonly normals: number[];
      readonly uvs: number[];
      readonly indices: number[];
    },
  ) {
    this.top = vector(face.top);
    this.right = this.top.clone().cross(vector(face.normal));
  }

  /** Adds a vertex; returns its index. */
  point(position: Vector3, normal: Vector3): number {
    const { positions, normals, uvs } = this.into;
    const from = position.clone().sub(vector(this.face.middle));
    positions.push(...position.toArray());
    normals.push(...normal.toArray());
    uvs.push(...this.cell.uvAt(from.dot(this.right), from.dot(this.top)));
    return positions.length / 3 - 1;
  }

  /** A grid of vertices; seen from outside, columns go right and rows go up. */
  net(columns: number, rows: number, at: (column: number, row: number) => number): void {
    const points = Array.from({ length: rows + 1 }, (_, row) =>
      Array.from({ length: columns + 1 }, (_, column) => at(column / columns, row / rows)),
    );
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const [a, b] = [points[row]![column]!, points[row]![column + 1]!];
        const [c, d] = [points[row + 1]![column]!, points[row + 1]![column + 1]!];
        this.into.indices.push(a, b, d, a, d, c);
      }
    }
  }
}

/** The geometry of a die with rounded edges and corners, centred; the edge of a D6 is 1. */
export function dieGeometry(kind: DieKind): BufferGeometry {
  const { faces, inner, rounding } = dieShape(kind);
  const into = { positions: [], normals: [], uvs: [], indices: [] as number[] };
  const inwards = (inner - rounding) / inner;
  for (const face of faces) {
    const patch = new FacePatch(face, cellOf(kind, face), into);
    const normal = vector(face.normal);
    const corners = face.corners.map((corner) => vector(corner).multiplyScalar(inwards));
    const count = corners.length;
    const around = (corner: Vector3, direction: Vector3) =>
      patch.point(corner.clone().addScaledVector(direction, rounding), direction);
    const flat = corners.map((corner) => around(corner, normal));
    for (let index = 2; index < count; index++) into.indices.push(flat[0]!, flat[index - 1]!, flat[index]!);
    /** Halfway to the face across the edge that begins at a corner. */
    const halves = face.corners.map((corner, index) => {
      const next = face.corners[(index + 1) % count];
      const other = faces.find(
        (each) => each !== face && each.corners.includes(corner) && each.corners.includes(next!),
      )!;
      return normal.clone().add(vector(other.normal)).normalize();
    });
    for (const [index, corner] of corners.entries()) {
      const next = corners[(index + 1) % count]!;
      const out = halves[index]!;
      const before = halves[(index + count - 1) % count]!;
      const tip = corner.clone().normalize();
      patch.net(1, STEPS, (column, row) =>
        around(column === 0 ? next : corner, normal.clone().lerp(out, row).normalize()),
      );
      patch.net(STEPS, STEPS, (column, row) => {
        const near = normal.clone().lerp(before, column);
        const far = out.clone().lerp(tip, column);
        return around(corner, near.lerp(far, row).normalize());
      });
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(into.positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(into.normals, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(into.uvs, 2));
  return geometry.setIndex(into.indices);
}
