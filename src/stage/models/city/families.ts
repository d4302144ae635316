import { shade } from '../kit/colour';
import { brickStorey } from './brick';
import { concreteStorey } from './concrete';
import { decoStorey } from './deco';
import { glassStorey } from './glass';
import { pastelStorey } from './pastel';
import type { Storey, StoreyKind } from './storey';

/** Share of the light that the city's paint gives back, so that monsters stay the brightest things on the board. */
const CITY_VALUE = 0.74;

const BUILDERS: Readonly<Record<string, (kind: StoreyKind) => Storey>> = {
  brick: brickStorey,
  deco: decoStorey,
  glass: glassStorey,
  concrete: concreteStorey,
  pastel: pastelStorey,
};

export const FAMILIES: readonly string[] = Object.keys(BUILDERS);
export const STOREY_KINDS: readonly StoreyKind[] = ['ground', 'middle', 'top'];

/**
 * Builds one storey of a house.
 * @throws RangeError for an unknown family
 */
export function buildStorey(family: string, kind: StoreyKind): Storey {
  const builder = BUILDERS[family];
  if (!builder) throw new RangeError(`no family of houses is called ${family}`);
  const storey = builder(kind);
  storey.painted.repaint((colour) => shade(colour, CITY_VALUE));
  return storey;
}
