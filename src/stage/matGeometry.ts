import {
  type BufferGeometry,
  CircleGeometry,
  Color,
  Float32BufferAttribute,
  Shape,
  ShapeGeometry,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';

export interface Mat {
  readonly id: string;
  /** Middle of the mat, table units. */
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
  readonly colour: string;
  /** A shape beside the colour, so that nobody needs to tell colours apart. */
  readonly shape: 'circle' | 'triangle' | 'square' | 'diamond';
}

const CLOTH = '#211a18';
const CORNER = 0.16;
const BORDER = 0.05;
/** Layers lie this far above each other. */
const LAYER = 0.007;
/**
 * The badge with the shape of the seat lies on the edge that faces the viewer, where no pile hides it; `out` is how
 * far from the middle of that edge, away from the board.
 */
const BADGE = { disc: 0.34, shape: 0.21, out: 0.5 };

const SIDES = { circle: 40, triangle: 3, square: 4, diamond: 4 } as const;
const TURN = { circle: 0, triangle: Math.PI / 2, square: Math.PI / 4, diamond: 0 } as const;

function roundedRectangle(width: number, depth: number, radius: number): ShapeGeometry {
  const x = width / 2;
  const y = depth / 2;
  const shape = new Shape();
  shape.moveTo(-x + radius, -y);
  shape.lineTo(x - radius, -y);
  shape.quadraticCurveTo(x, -y, x, -y + radius);
  shape.lineTo(x, y - radius);
  shape.quadraticCurveTo(x, y, x - radius, y);
  shape.lineTo(-x + radius, y);
  shape.quadraticCurveTo(-x, y, -x, y - radius);
  shape.lineTo(-x, -y + radius);
  shape.quadraticCurveTo(-x, -y, -x + radius, -y);
  return new ShapeGeometry(shape);
}

function coloured(geometry: BufferGeometry, colour: string, layer: number): BufferGeometry {
  const { r, g, b } = new Color(colour);
  const { count } = geometry.getAttribute('position');
  const colours = Array.from({ length: count }, () => [r, g, b]).flat();
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
  return geometry.translate(0, 0, layer * LAYER);
}

/** A mat with its border and badge, flat on the ground at height 0, vertex-coloured. */
export function matGeometry({ x, z, width, depth, colour, shape }: Mat): BufferGeometry {
  const inside = BORDER * 2;
  const badge = (geometry: BufferGeometry) => geometry.translate(Math.sign(x) * BADGE.out, -depth / 2, 0);
  const layers = [
    coloured(roundedRectangle(width, depth, CORNER), colour, 1),
    coloured(roundedRectangle(width - inside, depth - inside, CORNER - BORDER), CLOTH, 2),
    coloured(badge(new CircleGeometry(BADGE.disc, 40)), colour, 3),
    coloured(badge(new CircleGeometry(BADGE.disc - BORDER, 40)), CLOTH, 4),
    coloured(badge(new CircleGeometry(BADGE.shape, SIDES[shape]).rotateZ(TURN[shape])), colour, 5),
  ];
  return mergeGeometries(layers)
    .rotateX(-Math.PI / 2)
    .translate(x, 0, z);
}
