import type { PaintedMesh } from '../kit/mesh';
import type { Sculpture } from '../kit/sculpture';
import { baseRing } from './base';
import { sculptBrute } from './brute';
import { sculptGawker } from './gawker';
import { sculptGreatzilla } from './greatzilla';
import { sculptGulper } from './gulper';
import { sculptKrustazor } from './krustazor';
import { sculptNogyab } from './nogyab';
import { sculptReptile } from './reptile';
import { sculptXman } from './xman';

/** A monster: what is painted, what shines, and the ring that takes the player's colour. */
export interface Monster {
  readonly painted: PaintedMesh;
  readonly lit: PaintedMesh;
  readonly ring: PaintedMesh;
}

/** Meshes a sculpture and puts the ring on its stand. @param voxel fineness of the clay, table units */
function finish(sculpture: Sculpture<string>, voxel: number): Monster {
  return { painted: sculpture.finish(voxel), lit: sculpture.glow, ring: baseRing() };
}

/** The four zorgls by the letter in their key. */
export const ZORGLS: Readonly<Record<'a' | 'b' | 'c' | 'd', () => Monster>> = {
  a: () => finish(sculptReptile(), 0.025),
  b: () => finish(sculptBrute(), 0.0275),
  c: () => finish(sculptGawker(), 0.0235),
  d: () => finish(sculptGulper(), 0.0235),
};

/** The special monsters by the name in their key. */
export const SPECIALS: Readonly<Record<'xman' | 'greatzilla' | 'nogyab' | 'krustazor', () => Monster>> = {
  xman: () => finish(sculptXman(), 0.026),
  greatzilla: () => finish(sculptGreatzilla(), 0.0295),
  nogyab: () => finish(sculptNogyab(), 0.028),
  krustazor: () => finish(sculptKrustazor(), 0.0285),
};
