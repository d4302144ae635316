import { stone } from '../city/coats';
import { type Point, panel, rectangle } from '../kit/masonry';
import { noise } from '../kit/noise';
import { type Coat, miniature, type Recipe, stain } from '../kit/paint';
import { Piece } from '../kit/piece';
import type { Sculpture } from '../kit/sculpture';
import { smoothstep, type Vec3 } from '../kit/vector';
import { cellsOf, type Edge, edgesOf, farIn, outlineOf, type Shape } from './shapes';

/** Tiles are thick: each box is a niche for what stands in it. */
const DEPTH = 0.8;
/** Depth of the wall at the back of a niche. */
export const BACK = 0.06;
/** Width of the rim around a box; there are two of them between neighbouring boxes. */
export const RIM = 0.07;
/** Width of the bevel around the front of a tile. */
const BEVEL = 0.045;
/** Width of the coloured band along the edge of a tile. */
const BAND = 0.14;

/** Brick colours by shape, so that adjacent tiles can be told apart. */
const BRICKS: Readonly<Record<Shape, Recipe>> = {
  I: { dark: 0x1d4a50, base: 0x3f8f92, light: 0x7cc4bd, edge: 0xd8f6ea, wash: 0x0b2024 },
  O: { dark: 0x6a5010, base: 0xc29a34, light: 0xe8cc70, edge: 0xfff2c4, wash: 0x2a1e06 },
  T: { dark: 0x452a5c, base: 0x8058a2, light: 0xb494cc, edge: 0xecdcf6, wash: 0x1a0f26 },
  S: { dark: 0x2a4f22, base: 0x5c9048, light: 0x9cc47c, edge: 0xe2f4cc, wash: 0x10200c },
  Z: { dark: 0x6a1e18, base: 0xb0453a, light: 0xdc8272, edge: 0xffd8c8, wash: 0x280a08 },
  L: { dark: 0x74380e, base: 0xc87432, light: 0xeca868, edge: 0xffe2bc, wash: 0x2c1404 },
  J: { dark: 0x22386c, base: 0x4668ac, light: 0x86a4d8, edge: 0xd8e6fc, wash: 0x0c152c },
};

const KERB: Recipe = { dark: 0x4a4642, base: 0x8a847c, light: 0xb8b0a4, edge: 0xe8e2d6, wash: 0x1c1a18 };

/** The front of a tile: a kerb of coloured brick along its edge, grey stone between its boxes. */
function frontCoat(shape: Shape): Coat {
  const edges = edgesOf(shape);
  return {
    detail: (x, y, z) => 0.001 * (0.5 + 0.5 * noise(x * 60, y * 60, z * 60)),
    depth: 0.001,
    round: 0.012,
    paint: miniature({
      ...BRICKS[shape],
      rough: 0.66,
      zenith: 0,
      drybrush: 0.6,
      pattern: ({ at: [x, y] }) => {
        const within = farIn(edges, x, y);
        const inner = smoothstep(BAND - 0.004, BAND + 0.004, within);
        if (inner > 0.02) return stain(KERB.base, inner, KERB.light);
        // Joints of the kerb stones, four a box.
        const along = Math.abs(x * 4 - Math.round(x * 4)) < Math.abs(y * 4 - Math.round(y * 4)) ? x : y;
        const joint = Math.abs(along * 4 - Math.round(along * 4)) / 4;
        return stain(BRICKS[shape].dark, 0.55 * smoothstep(0.009, 0.004, joint), BRICKS[shape].base);
      },
    }),
  };
}

/** Quarter turn towards an outer edge. */
function edgeTurn(out: Point): number {
  return (Math.atan2(out[0], -out[1]) * 180) / Math.PI;
}

/** The bevel around the front, and the front between the boxes. */
function front(s: Sculpture, shape: Shape, cells: readonly Point[]): void {
  const corners = outlineOf(shape);
  const inset = ({ at, before, after }: (typeof corners)[number]): Point => [
    at[0] - BEVEL * (before[0] + after[0]),
    at[1] - BEVEL * (before[1] + after[1]),
  ];
  const holes = cells.map(([x, y]) => rectangle(x, y - 0.5 + RIM, 1 - 2 * RIM, 1 - 2 * RIM));
  s.set(`front ${shape}`, 'root', panel({ outline: corners.map(inset), holes, at: [0, 0, DEPTH] }));
  const piece = new Piece();
  for (const [i, corner] of corners.entries()) {
    const next = corners[(i + 1) % corners.length]!;
    const normal: Vec3 = [corner.after[0], corner.after[1], 1];
    const [a, b] = [inset(corner), inset(next)];
    const four = [
      piece.corner([corner.at[0], corner.at[1], DEPTH - BEVEL], normal),
      piece.corner([next.at[0], next.at[1], DEPTH - BEVEL], normal),
      piece.corner([b[0], b[1], DEPTH], normal),
      piece.corner([a[0], a[1], DEPTH], normal),
    ] as const;
    piece.quad(...four, true);
  }
  s.set(`front ${shape}`, 'root', piece);
}

/** The side of one box of a tile, without its bevel. */
function flank(s: Sculpture, shape: Shape, { from, to, out }: Edge): void {
  const middle: Vec3 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, 0];
  s.within(middle, [0, 0, edgeTurn(out)], () =>
    s.repeat(`flank ${shape}`, () =>
      s.set(
        `flank ${shape}`,
        'root',
        // Initially faces down: the lower side of a box.
        panel({
          outline: rectangle(0, 0, 1, DEPTH - BEVEL),
          at: [0, 0, 0],
          turn: [90, 0, 0],
        }),
      ),
    ),
  );
}

/** The four sides of a niche. */
function niche(s: Sculpture): void {
  const width = 1 - 2 * RIM;
  const hole = rectangle(0, -width / 2, width, width);
  const outline = rectangle(0, -0.5, 1, 1);
  s.repeat('niche', () =>
    s.set(
      'niche',
      'root',
      panel({ outline, holes: [hole], reveal: DEPTH - BACK, bare: true, at: [0, 0, DEPTH] }),
    ),
  );
}

/** Occluders of the wall at the back of a niche. */
export function nicheShade(): Piece {
  const width = 1 - 2 * RIM;
  const outline = rectangle(0, -0.5, 1, 1);
  const hole = rectangle(0, -width / 2, width, width);
  return panel({ outline, holes: [hole], reveal: DEPTH - BACK, at: [0, 0, DEPTH] });
}

/**
 * A tile of a shape. Its niches are open at the back; walls with signs close them. Its centre is the origin, its back z
 * = 0.
 */
export function tile(shape: Shape): (s: Sculpture) => void {
  return (s) => {
    const cells = cellsOf(shape);
    s.coat(`front ${shape}`, frontCoat(shape));
    s.coat(`flank ${shape}`, {
      ...stone({ ...BRICKS[shape], zenith: 0 }),
      texels: 0.5,
    });
    s.coat('niche', {
      ...stone({
        dark: 0x45434a,
        base: 0x8d8a8c,
        light: 0xb4b0ac,
        edge: 0xd8d4cc,
        wash: 0x17171c,
        zenith: 0,
      }),
      texels: 0.8,
    });
    s.coat('underside', { ...stone({ ...KERB, zenith: 0 }), texels: 0.25, round: 0 });
    front(s, shape, cells);
    for (const edge of edgesOf(shape)) flank(s, shape, edge);
    for (const [x, y] of cells) {
      s.within([x, y, 0], [0, 0, 0], () => {
        niche(s);
        s.repeat('underside', () =>
          s.set('underside', 'root', panel({ outline: rectangle(0, -0.5, 1, 1), turn: [0, 180, 0] })),
        );
      });
    }
  };
}
