import { CanvasTexture, NoColorSpace } from 'three';
import { GARRISON_STAR, HOUSE_LOOKS, HOUSES } from '#zorn/view';

/** Side of an emblem in the texture, pixels, and how much of it stays empty around. */
const TILE = 64;
const MARGIN = 5;
/** What emblems are drawn in. */
const UNITS = 24;

/** The emblems of the Houses in their order, then the star of a garrison: white on black, one beside the other. */
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

/** How many emblems the texture has. */
export const EMBLEM_COUNT = HOUSES.length + 1;
