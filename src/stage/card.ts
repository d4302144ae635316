import { type BufferGeometry, ExtrudeGeometry, Shape } from 'three';
import { CARD, CARD_SIZE } from './cardSize';
import { registerModel } from './registry';

const CORNER = 0.055;

/** A card with rounded corners; its texture covers each side exactly once. */
function cardGeometry(): BufferGeometry {
  const [width, thickness, length] = CARD_SIZE;
  const [x, y] = [width / 2, length / 2];
  const shape = new Shape();
  shape.moveTo(-x + CORNER, -y);
  shape.absarc(x - CORNER, -y + CORNER, CORNER, -Math.PI / 2, 0, false);
  shape.absarc(x - CORNER, y - CORNER, CORNER, 0, Math.PI / 2, false);
  shape.absarc(-x + CORNER, y - CORNER, CORNER, Math.PI / 2, Math.PI, false);
  shape.absarc(-x + CORNER, -y + CORNER, CORNER, Math.PI, Math.PI * 1.5, false);
  const geometry = new ExtrudeGeometry(shape, { depth: thickness, bevelEnabled: false, curveSegments: 3 });
  geometry.rotateX(-Math.PI / 2);
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  for (let index = 0; index < uv.count; index++) {
    uv.setXY(index, position.getX(index) / width + 0.5, 0.5 - position.getZ(index) / length);
  }
  return geometry;
}

/** Registers the model `card`: it lies flat, face up, the top of the picture to the north. */
export function registerCard(): void {
  registerModel(CARD, {
    standIn: () => [{ geometry: cardGeometry(), material: 'card', tinted: true }],
  });
}
