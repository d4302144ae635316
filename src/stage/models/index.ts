import { type ModelPart, registerModel } from '../registry';
import { soldiers } from './army/soldiers';
import { tank } from './army/tank';
import { truck } from './army/truck';
import { buildStorey, FAMILIES, STOREY_KINDS } from './city/families';
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

/**
 * Registers the models that are made in code, under the keys that games use: four zorgls and four special
 * monsters, the storeys of five families of houses, the rings of the plant, three army units. Each is built when it
 * is first drawn.
 */
export function registerStandIns(): void {
  for (const [letter, build] of Object.entries(ZORGLS))
    registerMonster(`kaiju.zorgl.${letter}`, `zorgl-${letter}`, build);
  for (const [name, build] of Object.entries(SPECIALS)) registerMonster(`kaiju.${name}`, name, build);
  for (const family of FAMILIES) {
    for (const kind of STOREY_KINDS) {
      registerModel(`floor.${family}.${kind}`, {
        standIn: () => {
          const { painted, lit } = buildStorey(family, kind);
          return parts(painted, lit);
        },
      });
    }
  }
  for (let ring = 1; ring <= PLANT_RINGS; ring++) {
    registerModel(`plant.${ring}`, {
      standIn: () => {
        const { painted, lit } = plantRing(ring);
        return parts(painted, lit);
      },
    });
  }
  registerModel('unit.tank', { standIn: () => parts(tank()) });
  registerModel('unit.soldiers', { standIn: () => parts(soldiers()) });
  registerModel('unit.truck', { standIn: () => parts(truck()) });
}
