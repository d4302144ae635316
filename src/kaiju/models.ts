import { loadStandIns, registerCard, registerModel } from '#stage';
import { kaijuModel } from './cues';

const FIGURES = ['zorgl-a', 'zorgl-b', 'zorgl-c', 'zorgl-d', 'xman', 'greatzilla', 'nogyab', 'krustazor'];
const FAMILIES = ['brick', 'deco', 'glass', 'concrete', 'pastel'];
const TORN_STOREYS = ['ground', 'middle', 'top'];
const UNITS = ['tank', 'soldiers', 'truck', 'helicopter'];
const PLANT_RINGS = 8;

/** Models that share a file; each is the node named after its key. */
const KITS: Readonly<Record<string, readonly string[]>> = {
  city: FAMILIES.flatMap((family) => [
    ...TORN_STOREYS.flatMap((kind) => [`floor.${family}.${kind}`, `floor.${family}.${kind}.broken`]),
    `floor.${family}.roof`,
    `rubble.${family}`,
  ]),
  plant: Array.from({ length: PLANT_RINGS }, (_, ring) => `plant.${ring + 1}`),
  army: UNITS.flatMap((sort) => [`unit.${sort}`, `unit.${sort}.crushed`]),
};

let registered = false;

/** Registers every model of the theme; idempotent. */
export function registerKaijuModels(): void {
  if (registered) return;
  registered = true;
  registerCard();
  for (const figure of FIGURES) registerModel(kaijuModel(figure), { url: `/models/${figure}.glb` });
  for (const [file, keys] of Object.entries(KITS)) {
    for (const key of keys) registerModel(key, { url: `/models/${file}.glb`, node: key });
  }
}

/** Loads the stand-ins shown until the models have loaded. If that fails it still resolves, with a warning. */
export const loadKaijuStandIns = (): Promise<void> => loadStandIns('/models/stand-ins.bin');
