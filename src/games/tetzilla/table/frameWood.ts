import { type BufferGeometry, Float32BufferAttribute, PlaneGeometry } from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { ROWS } from '#tetzilla/rules';
import { FACE_FOOT, FRAME_COLUMNS, TABLE_LEVEL, TILE_DEPTH } from '#tetzilla/view';

/** Table units. The posts are deeper than the tiles and start behind the panel. */
export const POST = { width: 0.42, depth: TILE_DEPTH + 0.34, behind: 0.2, above: 0.5 };
/** High enough that the names on it are visible below what hangs from the bases of row 1. */
export const SILL = 0.64;
const FOOT = { height: 0.2, depth: 3.4 };
const ROUND = 0.07;
/** Table units covered by the wood texture, along and across the grain. */
const GRAIN = { along: 6, across: 3.4 };

/**
 * The ruler in front of the boxes, at the lower edge of the picture: a slim rail, with column names on the
 * dark area below.
 */
export const RULER = {
  rail: 0.07,
  height: 0.34,
  depth: 0.08,
  front: POST.depth - POST.behind + 0.06,
  shade: { height: 1.7, dark: 0.86 },
};

/** A rounded block of wood, with the grain along its longest side. */
function plank(
  width: number,
  height: number,
  depth: number,
  x: number,
  y: number,
  z: number,
): BufferGeometry {
  const geometry = new RoundedBoxGeometry(width, height, depth, 2, Math.min(ROUND, height / 3, depth / 3));
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  for (let index = 0; index < position.count; index++) {
    const [a, b, c] = [position.getX(index), position.getY(index), position.getZ(index)];
    const [along, across] = height > width ? [b, a + c] : [a, b + c];
    uv.setXY(index, along / GRAIN.along + x * 0.37, across / GRAIN.across + y * 0.21);
  }
  return geometry.translate(x, y, z);
}

/**
 * The leaning parts: posts beside the board and at the sides of the frame, sill, back, head.
 * @param columns of the board
 */
export function leaningWood(columns: number): BufferGeometry {
  const high = ROWS + POST.above;
  const z = POST.depth / 2 - POST.behind;
  const wide = FRAME_COLUMNS + 2 * POST.width;
  const posts = [...new Set([columns, FRAME_COLUMNS])].flatMap((across) =>
    [-1, 1].map((side) => {
      const x = side * (across / 2 + POST.width / 2);
      return plank(POST.width, high + SILL, POST.depth, x, (high - SILL) / 2, z);
    }),
  );
  return mergeGeometries([
    ...posts,
    plank(wide - 2 * POST.width + 0.1, SILL, POST.depth + 0.1, 0, -SILL / 2, z + 0.05),
    plank(wide - 0.2, high, 0.12, 0, high / 2, -0.1),
  ]);
}

/** The parts that stand on the table. */
export function standingWood(): BufferGeometry {
  const width = FRAME_COLUMNS + 2 * POST.width;
  const z = FACE_FOOT.z - 0.1;
  return mergeGeometries([
    plank(width + 0.7, FOOT.height, FOOT.depth, 0, TABLE_LEVEL + FOOT.height / 2, z),
    plank(width + 0.3, FOOT.height, FOOT.depth - 0.5, 0, TABLE_LEVEL + FOOT.height * 1.4, z),
  ]);
}

/**
 * A rail across the columns with a clasp on each post. The origin is on its upper edge. @param columns of the
 * board
 */
export function rulerWood(columns: number): BufferGeometry {
  const { rail, height, depth, front } = RULER;
  const clasps = [-1, 1].map((side) =>
    plank(POST.width, height, depth, side * (columns / 2 + POST.width / 2), -height / 2, front - depth / 2),
  );
  return mergeGeometries([plank(columns, rail, depth, 0, -rail / 2, front - depth / 2), ...clasps]);
}

/**
 * Gradient that darkens the rows below the rail, which nobody enters any more: darkest at the rail,
 * transparent at the lower end. The origin is on its upper edge; vertex colours have alpha. @param columns of
 * the board
 */
export function rulerShade(columns: number): BufferGeometry {
  const { shade, front, depth } = RULER;
  const geometry = new PlaneGeometry(columns, shade.height, 1, 2).translate(
    0,
    -shade.height / 2,
    front - depth,
  );
  const position = geometry.getAttribute('position');
  const alphas = [shade.dark, shade.dark * 0.8, 0];
  const colours = Array.from({ length: position.count }, (_, index) => [
    0.012,
    0.01,
    0.022,
    alphas[Math.floor(index / 2)]!,
  ]);
  return geometry.setAttribute('color', new Float32BufferAttribute(colours.flat(), 4));
}
