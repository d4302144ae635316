import type { PathMark } from '#core';

/** One side of a token. */
export interface TokenFace {
  readonly ground: string;
  readonly marks: readonly PathMark[];
}

/** A flat thing that is cut out along its outline and painted on both sides; drawn in a square of 100 units. */
export interface TokenDesign {
  /** A closed path of M, L, Q and C. */
  readonly outline: string;
  /** Of its edge. */
  readonly rim: string;
  readonly face: TokenFace;
  /** The other side; as the face if left out. */
  readonly back?: TokenFace;
  /** It stands on the ground at the foot of its drawing; else it lies there. */
  readonly stands?: boolean;
}
