import type { Pose } from './pose';

/** A movement: a pose for every moment, so that it can be shown at any time, backwards too. */
export interface Clip {
  readonly name: string;
  readonly seconds: number;
  /** @param t 0 … 1; a clip that loops has the same pose at both ends */
  readonly pose: (t: number) => Pose;
}
