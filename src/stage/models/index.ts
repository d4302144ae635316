import { type ModelPart, registerModel } from '../registry';
import { soldiers } from './army/soldiers';
import { helicopter, tank, truck } from './army/vehicles';
import { brokenStorey, FAMILIES, rubble, STOREY_KINDS, type StandIn, storey } from './city';
import type { PaintedMesh } from './kit/mesh';
import { type Monster, SPECIALS, ZORGLS } from './monsters';
import { PLANT_RINGS, plantRing } from './plant';

/** The parts of a model that is painted and, where there is anything in it, lit from within. */
function parts(painted: PaintedMesh, lit?: PaintedMesh): ModelPart[] {
  const list: ModelPart[] = [{ geometry: painted.toGeometry(), material: 'painted' }];
  if (lit && lit.triangles > 0) {
    list.push({ geometry: lit.toGeometry(), material: 'emissive' });
  }
  return list;
}

/** The monsters whose sculpted file is there: `public/models/<name>.glb`. */
const SCULPTED: ReadonlySet<string> = new Set([
  'zorgl-a',
  'zorgl-b',
  'zorgl-c',
  'zorgl-d',
  'greatzilla',
  'krustazor',
  'xman',
  'nogyab',
]);

function registerMonster(key: string, name: string, build: () => Monster): void {
  registerModel(key, {
    ...(SCULPTED.has(name) && { url: `/models/${name}.glb` }),
    standIn: () => {
      const { painted, lit, ring } = build();
      return [...parts(painted, lit), { geometry: ring.toGeometry(), material: 'painted', tinted: true }];
    },
  });
}

const UNITS = { tank, soldiers, truck, helicopter } as const;
/** How high a unit is after a monster has trodden on it, and how much wider than before. */
const CRUSHED_HEIGHT = 0.06;
const CRUSHED_SPREAD = 1.05;

function registerUnit(key: string, build: () => PaintedMesh): void {
  registerModel(key, { url: '/models/army.glb', node: key, standIn: () => parts(build()) });
}

function registerCity(key: string, build: () => StandIn): void {
  registerModel(key, {
    url: '/models/city.glb',
    node: key,
    standIn: () => {
      const { painted, lit } = build();
      return parts(painted, lit);
    },
  });
}

/**
 * Registers the models that are made in code, under the keys that games use: four zorgls and four special
 * monsters, the storeys of five families of houses, whole and broken, and their rubble, the rings of the plant, four army units, whole and crushed. Each is built when it
 * is first drawn.
 */
export function registerStandIns(): void {
  for (const [letter, build] of Object.entries(ZORGLS))
    registerMonster(`kaiju.zorgl.${letter}`, `zorgl-${letter}`, build);
  for (const [name, build] of Object.entries(SPECIALS)) registerMonster(`kaiju.${name}`, name, build);
  for (const family of FAMILIES) {
    for (const kind of STOREY_KINDS) registerCity(`floor.${family}.${kind}`, () => storey(family, kind));
    for (const kind of STOREY_KINDS.slice(0, -1))
      registerCity(`floor.${family}.${kind}.broken`, () => brokenStorey(family, kind));
    registerCity(`rubble.${family}`, () => rubble(family));
  }
  for (let ring = 1; ring <= PLANT_RINGS; ring++) {
    registerModel(`plant.${ring}`, {
      url: '/models/plant.glb',
      node: `plant.${ring}`,
      standIn: () => {
        const { painted, lit } = plantRing(ring);
        return parts(painted, lit);
      },
    });
  }
  for (const [sort, build] of Object.entries(UNITS)) {
    registerUnit(`unit.${sort}`, build);
    registerUnit(`unit.${sort}.crushed`, () => build().pressed(CRUSHED_HEIGHT, CRUSHED_SPREAD));
  }
}
