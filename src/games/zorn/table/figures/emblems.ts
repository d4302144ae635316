import { CanvasTexture, NoColorSpace } from 'three';
import { GARRISON_STAR, HOUSE_LOOKS, HOUSES } from '#zorn/view';

/** Tile size and margin of an emblem in the texture, pixels. */
const TILE = 64;
const MARGIN = 5;
/** Size of an emblem's drawing. */
const UNITS = 24;

/** Texture with the House emblems in order, then the garrison star, white on black in one row. */
export function emblemTexture(): CanvasTexture {
  const canvas = document.createElement('canvas');
  const emblems = [...HOUSES.map((house) => HOUSE_LOOKS[house].emblem), GARRISON_STAR];
  canvas.width = TILE * emblems.length;
  canvas.height = TILE;
  const brush = canvas.getContext('2d');
  if (brush !== null) {
    brush.fillRect(0, 0, canvas.width, canvas.height);
    brush.fillStyle = 'white';
    const size = (TILE - 2 * MARGIN) / UNITS;
    for (const [index, emblem] of emblems.entries()) {
      brush.setTransform(size, 0, 0, size, index * TILE + MARGIN, MARGIN);
      brush.fill(new Path2D(emblem), 'evenodd');
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = NoColorSpace;
  texture.flipY = false;
  texture.anisotropy = 4;
  return texture;
}

/** Number of emblems in the texture. */
export const EMBLEM_COUNT = HOUSES.length + 1;
