import { BufferGeometry, Float32BufferAttribute, ShapeUtils, Vector2, Vector3 } from 'three';
import { outlinePoints, TOKEN_BOX, TOKEN_THICKNESS, type TokenDesign } from '#zorn/view';
import { uvOf } from './tokenSheet';

/** Chamfer width and depth, in drawing units. */
const CHAMFER = 2.4;
/** Thickness of standing tokens, relative to their size. */
const STANDING_THICKNESS = 0.06;
/** Mitre limit, in chamfer widths. */
const MAX_MITRE = 2.2;

/** Insets an outline by a distance. The outline runs clockwise, y down. */
function drawnIn(points: readonly Vector2[], distance: number): readonly Vector2[] {
  return points.map((point, index) => {
    const before = points[(index + points.length - 1) % points.length]!;
    const next = points[(index + 1) % points.length]!;
    const inwards = (from: Vector2, to: Vector2) => {
      const way = to.clone().sub(from).normalize();
      return new Vector2(-way.y, way.x);
    };
    const [one, two] = [inwards(before, point), inwards(point, next)];
    const middle = one.clone().add(two);
    if (middle.lengthSq() < 1e-6) return point.clone().addScaledVector(one, distance);
    middle.normalize();
    const mitre = Math.min(MAX_MITRE, 1 / Math.max(0.1, middle.dot(one)));
    return point.clone().addScaledVector(middle, distance * mitre);
  });
}

/** Triangle soup with normals and texture coordinates. */
class Surface {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly uvs: number[] = [];

  triangle(corners: readonly (readonly [Vector3, readonly [number, number]])[]): void {
    const [a, b, c] = corners.map(([position]) => position);
    const normal = b!.clone().sub(a!).cross(c!.clone().sub(a!)).normalize();
    for (const [position, uv] of corners) {
      this.positions.push(...position.toArray());
      this.normals.push(...normal.toArray());
      this.uvs.push(...uv);
    }
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute(this.positions, 3));
    geometry.setAttribute('normal', new Float32BufferAttribute(this.normals, 3));
    geometry.setAttribute('uv', new Float32BufferAttribute(this.uvs, 2));
    return geometry;
  }
}

/** Geometry of a token of unit size: lying with its face up, or standing with its face to the south. */
export function tokenGeometry({ outline, face, back = face, stands = false }: TokenDesign): BufferGeometry {
  const given = outlinePoints(outline).map(([x, y]) => new Vector2(x, y));
  const points = ShapeUtils.area(given) < 0 ? [...given].reverse() : given;
  const inner = drawnIn(points, CHAMFER);
  const high = stands ? STANDING_THICKNESS : TOKEN_THICKNESS;
  const edge = CHAMFER / TOKEN_BOX / 2;
  const surface = new Surface();
  const at = ({ x, y }: Vector2, level: number) =>
    new Vector3(x / TOKEN_BOX - 0.5, level, y / TOKEN_BOX - 0.5);
  const above = (point: Vector2, level: number) => [at(point, level), uvOf(face, point.x, point.y)] as const;
  const below = (point: Vector2, level: number) =>
    [at(point, level), uvOf(back, TOKEN_BOX - point.x, point.y)] as const;
  for (const [a, b, c] of ShapeUtils.triangulateShape([...inner], [])) {
    const [one, two, three] = [inner[a!]!, inner[b!]!, inner[c!]!];
    surface.triangle([above(one, high), above(three, high), above(two, high)]);
    surface.triangle([below(one, 0), below(two, 0), below(three, 0)]);
  }
  const wall = (
    side: (point: Vector2, level: number) => readonly [Vector3, readonly [number, number]],
    upper: readonly Vector2[],
    top: number,
    lower: readonly Vector2[],
    foot: number,
  ) => {
    for (const index of upper.keys()) {
      const next = (index + 1) % upper.length;
      const [a, b] = [side(upper[index]!, top), side(upper[next]!, top)];
      const [c, d] = [side(lower[index]!, foot), side(lower[next]!, foot)];
      surface.triangle([a, b, d]);
      surface.triangle([a, d, c]);
    }
  };
  wall(above, inner, high, points, high - edge);
  wall(above, points, high - edge, points, edge);
  wall(below, points, edge, inner, 0);
  const geometry = surface.geometry();
  return stands ? geometry.translate(0, -high / 2, -0.5).rotateX(Math.PI / 2) : geometry;
}
