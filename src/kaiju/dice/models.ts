import { MeshStandardMaterial } from 'three';
import { DIE_KINDS, type DieKind } from '#kaiju/show';
import { batchable, registerModel, shared } from '#stage';
import { dieGeometry } from './dieGeometry';
import { DIE_LOOKS, type DieLook, dieSheet } from './dieSheet';

/** The key of a die's model. Its middle is the origin, and the edge of a D6 is 1. */
export const dieModel = (kind: DieKind, look: DieLook): string => `die.${look}.${kind}`;

/** How rough each look is: resin is polished. */
const ROUGH: Readonly<Record<DieLook, number>> = { bone: 0.6, resin: 0.2 };

const materials = new Map<DieLook, MeshStandardMaterial>();

/** All dice of a look have one material, so that they are drawn in one go. */
function materialOf(look: DieLook): MeshStandardMaterial {
  let material = materials.get(look);
  if (material === undefined) {
    const map = shared(dieSheet(look));
    material = shared(batchable(new MeshStandardMaterial({ map, roughness: ROUGH[look] })));
    materials.set(look, material);
  }
  return material;
}

/** Registers the models of all dice; once is enough, and doing it again changes nothing. */
export function registerDice(): void {
  for (const look of DIE_LOOKS) {
    for (const kind of DIE_KINDS) {
      registerModel(dieModel(kind, look), {
        standIn: () => [{ geometry: dieGeometry(kind), material: materialOf(look) }],
      });
    }
  }
}
