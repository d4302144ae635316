import { MeshStandardMaterial } from 'three';
import { DIE_KINDS, type DieKind } from '#kaiju/show';
import { batchable, registerModel, shared } from '#stage';
import { dieGeometry } from './dieGeometry';
import { DIE_LOOKS, type DieLook, dieSheet } from './dieSheet';

/** The model key of a die. Its centre is the origin; the edge of a D6 is 1. */
export const dieModel = (kind: DieKind, look: DieLook): string => `die.${look}.${kind}`;

/** Roughness of each look; resin is polished. */
const ROUGH: Readonly<Record<DieLook, number>> = { bone: 0.6, resin: 0.2 };

const materials = new Map<DieLook, MeshStandardMaterial>();

/** All dice of a look share one material, so that they can be batched. */
function materialOf(look: DieLook): MeshStandardMaterial {
  let material = materials.get(look);
  if (material === undefined) {
    const map = shared(dieSheet(look));
    material = shared(batchable(new MeshStandardMaterial({ map, roughness: ROUGH[look] })));
    materials.set(look, material);
  }
  return material;
}

/** Registers the models of all dice; idempotent. */
export function registerDice(): void {
  for (const look of DIE_LOOKS) {
    for (const kind of DIE_KINDS) {
      registerModel(dieModel(kind, look), {
        standIn: () => [{ geometry: dieGeometry(kind), material: materialOf(look) }],
      });
    }
  }
}
