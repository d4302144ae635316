import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenStorey, FAMILIES, rubble, STOREY_KINDS, type Storey, storey } from './city';
import { encodeStandIns } from './encode';
import { openModel, shrunk } from './fromFile';
import { partOf, type StandIn, type StandInPart } from './part';
import { STREET_MODELS } from './street';
import { bodyParts } from './street/body';

export const STAND_INS = 'stand-ins.bin';

const MONSTER = { painted: 1150, lit: 40, ring: 96 };
const UNIT = { painted: 320, lit: 24 };
const RING = { painted: 200, lit: 40 };

/** The monsters by file name. */
const MONSTERS: readonly (readonly [key: string, file: string])[] = [
  ...['a', 'b', 'c', 'd'].map((letter) => [`kaiju.zorgl.${letter}`, `zorgl-${letter}`] as const),
  ...['greatzilla', 'krustazor', 'xman', 'nogyab'].map((name) => [`kaiju.${name}`, name] as const),
];
const UNITS = ['tank', 'soldiers', 'truck', 'helicopter'];
const PLANT_RINGS = 8;

const storeyParts = ({ painted, lit }: Storey): readonly StandInPart[] => [
  ...partOf(painted, { material: 'painted', tinted: false }),
  ...partOf(lit, { material: 'emissive', tinted: false }),
];

function cityStandIns(): StandIn[] {
  return FAMILIES.flatMap((family) => [
    ...STOREY_KINDS.map((kind) => ({
      key: `floor.${family}.${kind}`,
      parts: storeyParts(storey(family, kind)),
    })),
    ...STOREY_KINDS.filter((kind) => kind !== 'roof').map((kind) => ({
      key: `floor.${family}.${kind}.broken`,
      parts: storeyParts(brokenStorey(family, kind)),
    })),
    { key: `rubble.${family}`, parts: storeyParts(rubble(family)) },
  ]);
}

/**
 * Makes all stand-ins: monsters, army and plant are simplified copies of the finished models. @param folder of those
 * models
 */
async function makeStandIns(folder: string): Promise<readonly StandIn[]> {
  const made: StandIn[] = [];
  for (const [key, file] of MONSTERS) {
    made.push({ key, parts: await shrunk(await openModel(folder, file), MONSTER) });
  }
  const army = await openModel(folder, 'army');
  for (const key of UNITS.flatMap((sort) => [`unit.${sort}`, `unit.${sort}.crushed`])) {
    made.push({ key, parts: await shrunk(army, UNIT, key) });
  }
  const plant = await openModel(folder, 'plant');
  for (let ring = 1; ring <= PLANT_RINGS; ring++) {
    const key = `plant.${ring}`;
    made.push({ key, parts: await shrunk(plant, RING, key) });
  }
  const street = Object.entries(STREET_MODELS).map(([kind, build]) => ({
    key: `street.${kind}`,
    parts: bodyParts(build()),
  }));
  return [...made, ...cityStandIns(), ...street];
}

/** Makes all stand-ins and packs them into one file. @returns a summary of the output */
export async function buildStandIns(
  folder: string,
): Promise<{ readonly file: string; readonly triangles: number; readonly bytes: number }> {
  const standIns = await makeStandIns(folder);
  const file = join(folder, STAND_INS);
  const packed = encodeStandIns(standIns);
  writeFileSync(file, packed);
  const triangles = standIns
    .flatMap(({ parts }) => parts)
    .reduce((sum, part) => sum + part.indices.length / 3, 0);
  return { file, triangles, bytes: packed.byteLength };
}
