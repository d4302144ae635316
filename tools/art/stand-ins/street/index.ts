import type { Body } from './body';
import { bench, busStop, hydrant, lamp, mailbox } from './fittings';
import { columnTree, planter, roundTree } from './greenery';
import { bus, car, taxi } from './vehicles';

/** Builds each kind of street furniture, its foot at the origin, its front to the south. */
export const STREET_MODELS: Readonly<Record<string, () => Body>> = {
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
