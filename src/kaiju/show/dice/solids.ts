import { added, crossed, dot, normalized, scaled, type Vector } from './rotation';

export const DIE_KINDS = ['d3', 'd6', 'd8', 'd10', 'd12', 'd20'] as const;
export type DieKind = (typeof DIE_KINDS)[number];

export interface DieFace {
  /** The result when it is on top. */
  readonly value: number;
  /** The number on it; a D10 shows 0 for ten. */
  readonly digits: string;
  /** Counter-clockwise as seen from outside; the top of the number points to the first one, or between it and the next. */
  readonly corners: readonly Vector[];
  /** Outward unit normal. */
  readonly normal: Vector;
  /** Centre of the number. */
  readonly middle: Vector;
  /** Unit vector towards the top of the number. */
  readonly top: Vector;
}

/** The shape of a die around its centre, before rounding. */
export interface DieShape {
  readonly faces: readonly DieFace[];
  readonly corners: readonly Vector[];
  /** Distance from the centre to each face. */
  readonly inner: number;
  /** Distance from the centre to the farthest corner. */
  readonly outer: number;
  /** Radius of the rounded edges and corners. */
  readonly rounding: number;
  /** Whether sixes and nines need a bar. */
  readonly marked: boolean;
}

const GOLDEN = (1 + Math.sqrt(5)) / 2;

function withSigns([x, y, z]: Vector): readonly Vector[] {
  const both = (part: number) => (part === 0 ? [0] : [part, -part]);
  return both(x).flatMap((a) => both(y).flatMap((b) => both(z).map((c): Vector => [a, b, c])));
}

const turnedRound = ([x, y, z]: Vector): readonly Vector[] =>
  [[x, y, z] as const, [z, x, y] as const, [y, z, x] as const].flatMap(withSigns);

const CUBE = withSigns([1, 1, 1]);
const OCTAHEDRON = turnedRound([1, 0, 0]);
const ICOSAHEDRON = turnedRound([0, 1, GOLDEN]);
const DODECAHEDRON = [...CUBE, ...turnedRound([1 / GOLDEN, 0, GOLDEN])];

/** Steepness of the ten kite-shaped faces that meet at two poles. */
const STEEP = Math.PI / 4;
const TENTH = Math.PI / 5;

function trapezohedron(): { readonly normals: readonly Vector[]; readonly corners: readonly Vector[] } {
  const [flat, up, shrink] = [Math.cos(STEEP), Math.sin(STEEP), Math.cos(TENTH)];
  const side = (index: number) => (index % 2 === 0 ? 1 : -1);
  const ring = Array.from({ length: 10 }, (_, index) => index);
  const normals = ring.map(
    (index): Vector => [flat * Math.cos(index * TENTH), side(index) * up, flat * Math.sin(index * TENTH)],
  );
  const radius = 2 / (flat * (1 + shrink));
  const lift = (flat * radius - 1) / up;
  // Corners shared by two faces of one half and one of the other.
  const zigzag = ring.map(
    (index): Vector => [
      radius * Math.cos(index * TENTH),
      -side(index) * lift,
      radius * Math.sin(index * TENTH),
    ],
  );
  return { normals, corners: [[0, 1 / up, 0], [0, -1 / up, 0], ...zigzag] };
}

interface Design {
  readonly normals: readonly Vector[];
  readonly corners: readonly Vector[];
  /** In the order of the normals; chosen so that the sums around corners differ as little as possible. */
  readonly values: readonly number[];
  /** Distance from the centre to each face; the edge of a D6 is 1. */
  readonly inner: number;
}

const KITES = trapezohedron();
const DESIGNS: Readonly<Record<DieKind, Design>> = {
  d3: { normals: OCTAHEDRON, corners: CUBE, values: [3, 1, 1, 3, 2, 2], inner: 0.5 },
  d6: { normals: OCTAHEDRON, corners: CUBE, values: [3, 4, 1, 6, 2, 5], inner: 0.5 },
  d8: { normals: CUBE, corners: OCTAHEDRON, values: [5, 2, 3, 8, 1, 6, 7, 4], inner: 0.5 },
  // Even numbers above, odd ones below.
  d10: { ...KITES, values: [10, 7, 4, 1, 6, 9, 2, 5, 8, 3], inner: 0.51 },
  d12: {
    normals: ICOSAHEDRON,
    corners: DODECAHEDRON,
    values: [1, 4, 9, 12, 8, 3, 10, 5, 11, 6, 7, 2],
    inner: 0.59,
  },
  d20: {
    normals: DODECAHEDRON,
    corners: ICOSAHEDRON,
    values: [16, 7, 15, 17, 4, 6, 14, 5, 12, 19, 2, 9, 1, 8, 13, 20, 18, 11, 10, 3],
    inner: 0.65,
  },
};

/** Rounding of corners and edges, as a share of the distance from the centre to a face. */
const ROUNDING = 0.13;

/** The corners of a face, counter-clockwise, starting with the one nearest to its centre: the pole of a kite. */
function around(corners: readonly Vector[], normal: Vector): readonly Vector[] {
  const reach = Math.max(...corners.map((corner) => dot(corner, normal)));
  const own = corners.filter((corner) => dot(corner, normal) > reach - 1e-6);
  const middle = scaled(normal, reach);
  const out = (corner: Vector) => added(corner, scaled(middle, -1));
  const first = own.reduce((near, corner) =>
    Math.hypot(...out(corner)) < Math.hypot(...out(near)) - 1e-6 ? corner : near,
  );
  const right = normalized(out(first));
  const left = crossed(normal, right);
  const angle = (corner: Vector) => {
    const bearing = Math.atan2(dot(out(corner), left), dot(out(corner), right));
    return bearing < -1e-6 ? bearing + 2 * Math.PI : bearing;
  };
  return [...own].sort((a, b) => angle(a) - angle(b));
}

const meanOf = (points: readonly Vector[]): Vector => scaled(points.reduce(added), 1 / points.length);

function faceOf(value: number, normal: Vector, corners: readonly Vector[], ten: boolean): DieFace {
  const middle = meanOf(corners);
  const [first, second] = corners;
  const aim = corners.length === 4 && !ten ? meanOf([first!, second!]) : first!;
  return {
    value,
    digits: String(ten ? value % 10 : value),
    corners,
    normal,
    middle,
    top: normalized(added(aim, scaled(middle, -1))),
  };
}

function shapeOf(kind: DieKind): DieShape {
  const { normals, corners: rough, values, inner } = DESIGNS[kind];
  const units = normals.map(normalized);
  const factor = inner / Math.max(...rough.map((corner) => dot(corner, units[0]!)));
  const corners = rough.map((corner) => scaled(corner, factor));
  return {
    faces: units.map((normal, index) =>
      faceOf(values[index]!, normal, around(corners, normal), kind === 'd10'),
    ),
    corners,
    inner,
    outer: Math.max(...corners.map((corner) => Math.hypot(...corner))),
    rounding: inner * ROUNDING,
    marked: values.includes(9),
  };
}

const SHAPES = Object.fromEntries(DIE_KINDS.map((kind) => [kind, shapeOf(kind)])) as Readonly<
  Record<DieKind, DieShape>
>;

/** The shape of a die; the edge of a D6 is 1. */
export const dieShape = (kind: DieKind): DieShape => SHAPES[kind];
