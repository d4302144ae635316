import type { PathMark } from '#core';

/** One side of a token. */
export interface TokenFace {
  readonly ground: string;
  readonly marks: readonly PathMark[];
}

/** A flat token cut along its outline and painted on both sides, in a 100×100 box. */
export interface TokenDesign {
  /** A closed path of M, L, Q and C. */
  readonly outline: string;
  /** Colour of its edge. */
  readonly rim: string;
  readonly face: TokenFace;
  /** The other side; default: the face. */
  readonly back?: TokenFace;
  /** Stands upright instead of lying. */
  readonly stands?: boolean;
}
