export const DECAL_KINDS = [
  /** Burst ground. */
  'crack',
  /** Burnt ground. */
  'scorch',
  'footprint',
  /** Something heavy was pushed over the ground, or thrown down. */
  'skid',
  /** Earth thrown up from below. */
  'burst',
  'ink',
  'oil',
] as const;
/** Kinds of marks on the ground in a kaiju game. */
export type DecalKind = (typeof DECAL_KINDS)[number];
