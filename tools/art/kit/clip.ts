import type { Pose } from './pose';

/** A clip as a function of time, so that it can be shown at any time, also backwards. */
export interface Clip {
  readonly name: string;
  readonly seconds: number;
  /** @param t 0 … 1; looping clips have the same pose at both ends */
  readonly pose: (t: number) => Pose;
}
