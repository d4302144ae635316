import { BufferAttribute, BufferGeometry, Color, ShapeUtils, Vector2 } from 'three';
import { AREAS, TERRAINS, type Terrain } from '#zorn/rules';
import { AREA_PLACES, WALL_PLACES } from '#zorn/view';

const COLOURS: Readonly<Record<Terrain | 'river' | 'mountains', string>> = {
  pass: '#77795c',
  plains: '#8a8252',
  town: '#c2b493',
  hills: '#8c8494',
  forest: '#3d4a2c',
  bog: '#4a4a2c',
  bridge: '#8f8566',
  ford: '#5d7a74',
  river: '#1a2c31',
  mountains: '#6b6672',
};

/** Names of river cells end with their row. */
const terrainOf = (name: string): keyof typeof COLOURS => {
  const area = AREAS.indexOf(name);
  if (area >= 0) return TERRAINS[area]!;
  return name.endsWith('5') ? 'river' : 'mountains';
};

/** Stand-in for the valley: all cells flat, in the colours of their terrain. */
export function standInGeometry(): BufferGeometry {
  const [positions, normals, colours, indices]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (const [name, { outline, height }] of Object.entries({ ...AREA_PLACES, ...WALL_PLACES })) {
    const first = positions.length / 3;
    const { r, g, b } = new Color(COLOURS[terrainOf(name)]);
    for (const [x, z] of outline) {
      positions.push(x, height / 2, z);
      normals.push(0, 1, 0);
      colours.push(r, g, b);
    }
    const faces = ShapeUtils.triangulateShape(
      outline.map(([x, z]) => new Vector2(x, -z)),
      [],
    );
    indices.push(...faces.flat().map((corner) => first + corner));
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colours), 3));
  geometry.setIndex(indices);
  return geometry;
}
