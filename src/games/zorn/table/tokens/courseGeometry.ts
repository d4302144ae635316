import {
  type BufferGeometry,
  CircleGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  Path,
  Shape,
  SphereGeometry,
  TorusGeometry,
  Vector2,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { TRACK } from '#zorn/view';

const PAINTS = {
  wood: '#7d5632',
  hollow: '#3c2715',
  blight: '#b1271f',
  house: '#d2a650',
  gold: '#e2b13a',
  gem: '#b3202a',
  velvet: '#2a1a30',
  thorn: '#8a1a14',
  tip: '#2c0806',
} as const;

/** @param css a colour, or one by height */
function inColour(geometry: BufferGeometry, css: string | ((height: number) => Color)): BufferGeometry {
  const plain = geometry.getIndex() === null ? geometry : geometry.toNonIndexed();
  const position = plain.getAttribute('position');
  const colours = Array.from({ length: position.count }, (_, index) => {
    const colour = typeof css === 'string' ? new Color(css) : css(position.getY(index));
    return colour.toArray();
  });
  plain.deleteAttribute('uv');
  return plain.setAttribute('color', new Float32BufferAttribute(colours.flat(), 3));
}

const merged = (...geometries: readonly BufferGeometry[]): BufferGeometry => mergeGeometries([...geometries]);

const hollowX = (index: number) => (index - (TRACK.hollows - 1) / 2) * TRACK.step;

/** A plank with ten hollows; the odd ones, the Blight's, have a red rim. */
export function trackGeometry(): BufferGeometry {
  const { hollows, step, hollow, deep, high, depth } = TRACK;
  const [x, z, corner] = [(hollows * step) / 2 + 0.08, depth / 2, 0.1];
  const shape = new Shape();
  shape.moveTo(-x + corner, -z);
  shape.absarc(x - corner, -z + corner, corner, -Math.PI / 2, 0, false);
  shape.absarc(x - corner, z - corner, corner, 0, Math.PI / 2, false);
  shape.absarc(-x + corner, z - corner, corner, Math.PI / 2, Math.PI, false);
  shape.absarc(-x + corner, -z + corner, corner, Math.PI, Math.PI * 1.5, false);
  const indices = Array.from({ length: hollows }, (_, index) => index);
  for (const index of indices) {
    const hole = new Path();
    hole.absarc(hollowX(index), 0, hollow, 0, Math.PI * 2, true);
    shape.holes.push(hole);
  }
  const bevel = 0.018;
  const plank = new ExtrudeGeometry(shape, {
    depth: high - 2 * bevel,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 1,
    curveSegments: 11,
  })
    .rotateX(-Math.PI / 2)
    .translate(0, bevel, 0);
  const floors = indices.map((index) =>
    inColour(
      new CircleGeometry(hollow + 0.02, 26).rotateX(-Math.PI / 2).translate(hollowX(index), high - deep, 0),
      PAINTS.hollow,
    ),
  );
  const rims = indices.map((index) =>
    inColour(
      new TorusGeometry(hollow + 0.012, 0.012, 4, 26).rotateX(Math.PI / 2).translate(hollowX(index), high, 0),
      index % 2 === 0 ? PAINTS.blight : PAINTS.house,
    ),
  );
  return merged(inColour(plank, PAINTS.wood), ...floors, ...rims);
}

const PEAKS = 7;

/** A crown on a cushion. */
export function crownGeometry(): BufferGeometry {
  const cushion = new LatheGeometry(
    [new Vector2(0.2, 0), new Vector2(0.26, 0.045), new Vector2(0.2, 0.09), new Vector2(0.001, 0.1)],
    28,
  );
  const band = new LatheGeometry(
    [
      new Vector2(0.15, 0.09),
      new Vector2(0.165, 0.1),
      new Vector2(0.165, 0.13),
      new Vector2(0.16, 0.14),
      new Vector2(0.175, 0.24),
      new Vector2(0.165, 0.24),
      new Vector2(0.145, 0.13),
    ],
    28,
  );
  const peaks = Array.from({ length: PEAKS }, (_, index) => {
    const angle = (index / PEAKS) * 2 * Math.PI;
    const [x, z] = [Math.sin(angle) * 0.172, Math.cos(angle) * 0.172];
    return [
      inColour(new ConeGeometry(0.055, 0.15, 8).translate(x, 0.3, z), PAINTS.gold),
      inColour(new SphereGeometry(0.024, 8, 6).translate(x, 0.385, z), PAINTS.gold),
      inColour(new SphereGeometry(0.018, 8, 6).translate(x, 0.165, z), PAINTS.gem),
    ];
  });
  return merged(inColour(cushion, PAINTS.velvet), inColour(band, PAINTS.gold), ...peaks.flat());
}

const THORN = { high: 0.46, thick: 0.036, bent: 0.13, rings: 5, sides: 6 };

/** A thorn that rises from its root and bends north, black at the tip. */
export function thornGeometry(): BufferGeometry {
  const { high, thick, bent, rings, sides } = THORN;
  const geometry = new CylinderGeometry(thick * 0.05, thick, high, sides, rings).translate(0, high / 2, 0);
  const position = geometry.getAttribute('position');
  for (let index = 0; index < position.count; index++) {
    const share = position.getY(index) / high;
    position.setZ(index, position.getZ(index) + bent * (Math.sin(share * 2.4) * 0.75 - share));
  }
  geometry.computeVertexNormals();
  const [root, tip] = [new Color(PAINTS.thorn), new Color(PAINTS.tip)];
  return inColour(geometry, (height) => root.clone().lerp(tip, (height / high) ** 2));
}
