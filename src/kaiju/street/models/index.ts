import type { StreetKind } from '../item';
import type { Body } from './body';
import { bench, busStop, hydrant, lamp, mailbox } from './fittings';
import { columnTree, planter, roundTree } from './greenery';
import { bus, car, taxi } from './vehicles';

export { bodyGeometry } from './body';
export { LAMP_REACH } from './fittings';

/** Builds each kind, its foot in the origin, its front to the south. */
export const STREET_MODELS: Readonly<Record<StreetKind, () => Body>> = {
  'round tree': roundTree,
  'column tree': columnTree,
  planter,
  car,
  taxi,
  bus,
  lamp,
  hydrant,
  bench,
  mailbox,
  'bus stop': busStop,
};
