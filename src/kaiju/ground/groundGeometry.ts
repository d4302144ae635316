import { BufferGeometry, Color, Float32BufferAttribute } from 'three';
import { LOT, LOT_CORNER, STREET_LEVEL } from './measures';

const STEPS_PER_CORNER = 3;

/** Colours of the ground until it is painted. */
const [STREET, KERB, PAVEMENT] = ['#2f343f', '#d9d4c8', '#a8a49a'].map((colour) =>
  new Color(colour).toArray(),
) as [number[], number[], number[]];

/** A ring around a lot: inset from its edge, height, outward and upward components of its normal, colour. */
type Ring = readonly [inset: number, height: number, out: number, up: number, colour: readonly number[]];

const SLOPE = Math.SQRT1_2;
/** From the street up the side of the kerb, over its worn edge to the pavement. Repeated rings make hard edges. */
const RINGS: readonly Ring[] = [
  [0, STREET_LEVEL, 1, 0, KERB],
  [0, -0.009, 1, 0, KERB],
  [0, -0.009, SLOPE, SLOPE, KERB],
  [0.009, 0, SLOPE, SLOPE, KERB],
  [0.009, 0, 0, 1, PAVEMENT],
];

/** The outline of a lot, starting in the east and going round via the south. */
function outline(inset: number): readonly { x: number; z: number; nx: number; nz: number }[] {
  const radius = LOT_CORNER - inset;
  const straight = LOT - LOT_CORNER;
  return [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ].flatMap(([east, south], corner) =>
    Array.from({ length: STEPS_PER_CORNER + 1 }, (_, step) => {
      const angle = ((corner + step / STEPS_PER_CORNER) * Math.PI) / 2;
      const [nx, nz] = [Math.cos(angle), Math.sin(angle)];
      return { x: east! * straight + nx * radius, z: south! * straight + nz * radius, nx, nz };
    }),
  );
}

/**
 * The ground geometry of a city around the origin: streets at street level, and for each box a lot with a kerb and its
 * surface at height 0. A single texture is projected from above; vertex colours are for use without it.
 */
export function groundGeometry(columns: number, rows: number): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const colours: number[] = [];
  const indices: number[] = [];
  const add = (
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    colour: readonly number[],
  ) => {
    positions.push(x, y, z);
    normals.push(nx, ny, nz);
    uvs.push(x / columns + 0.5, 0.5 - z / rows);
    colours.push(...colour);
    return positions.length / 3 - 1;
  };
  const [east, south] = [columns / 2, rows / 2];
  for (const [x, z] of [
    [-east, -south],
    [-east, south],
    [east, south],
    [east, -south],
  ] as const) {
    add(x, STREET_LEVEL, z, 0, 1, 0, STREET);
  }
  indices.push(0, 1, 2, 0, 2, 3);
  const rings = RINGS.map(([inset, ...ring]) => ({ points: outline(inset), ring }));
  const corners = rings[0]!.points.length;
  for (let box = 0; box < columns * rows; box++) {
    const [middleX, middleZ] = [(box % columns) + 0.5 - east, Math.floor(box / columns) + 0.5 - south];
    const first = positions.length / 3;
    for (const { points, ring } of rings) {
      const [height, out, up, colour] = ring;
      for (const { x, z, nx, nz } of points) {
        add(middleX + x, height, middleZ + z, nx * out, up, nz * out, colour);
      }
    }
    for (const lower of [0, 2]) {
      for (let corner = 0; corner < corners; corner++) {
        const here = first + lower * corners + corner;
        const next = first + lower * corners + ((corner + 1) % corners);
        indices.push(here, here + corners, next, next, here + corners, next + corners);
      }
    }
    const top = first + 4 * corners;
    const middle = add(middleX, 0, middleZ, 0, 1, 0, PAVEMENT);
    for (let corner = 0; corner < corners; corner++) {
      indices.push(top + corner, middle, top + ((corner + 1) % corners));
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
  return geometry.setIndex(indices);
}
