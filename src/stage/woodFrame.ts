import { BoxGeometry, type BufferGeometry } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';

/** Table units that one tile of the wood covers along the grain, and across it. */
const TILE = { along: 6, across: 3.4 };

/** A bar along x with the grain of the wood along it. @param start where on the wood it is cut from, 0 … 1 */
function bar(length: number, height: number, breadth: number, start: number): BufferGeometry {
  const geometry = new BoxGeometry(length, height, breadth);
  const uv = geometry.getAttribute('uv');
  for (let index = 0; index < uv.count; index++) {
    uv.setXY(
      index,
      start + (uv.getX(index) * length) / TILE.along,
      start + (uv.getY(index) * breadth) / TILE.across,
    );
  }
  return geometry;
}

/**
 * Four bars around a rectangle that lies around the origin; their middle is at height 0.
 * @param width,depth of the rectangle inside, along x and z @param breadth,height of the bars
 */
export function woodFrame(width: number, depth: number, breadth: number, height: number): BufferGeometry {
  const x = (width + breadth) / 2;
  const z = (depth + breadth) / 2;
  const long = width + breadth * 2;
  const upright = (start: number) => bar(depth, height, breadth, start).rotateY(Math.PI / 2);
  return mergeGeometries([
    bar(long, height, breadth, 0.1).translate(0, 0, -z),
    bar(long, height, breadth, 0.4).translate(0, 0, z),
    upright(0.65).translate(-x, 0, 0),
    upright(0.85).translate(x, 0, 0),
  ]);
}
