export const DECAL_KINDS = [
  /** The ground has burst. */
  'crack',
  /** Something burned. */
  'scorch',
  'footprint',
  /** Something heavy was pushed over the ground, or dashed. */
  'skid',
  /** Earth thrown up by what came from below. */
  'burst',
  'ink',
  'oil',
] as const;
/** What a mark on the ground of a kaiju game may be. */
export type DecalKind = (typeof DECAL_KINDS)[number];
