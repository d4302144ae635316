export const STREET_KINDS = [
  'round tree',
  'column tree',
  'planter',
  'car',
  'taxi',
  'bus',
  'lamp',
  'hydrant',
  'bench',
  'mailbox',
  'bus stop',
] as const;
/** What stands in the streets of a city. */
export type StreetKind = (typeof STREET_KINDS)[number];

/** A piece of street furniture where it stands. */
export interface StreetItem {
  readonly kind: StreetKind;
  /** Its foot, table units from the middle of the board. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Where its front looks, in radians, 0 to the south. */
  readonly yaw: number;
  readonly scale: number;
  /** A CSS colour for its paint. */
  readonly tint: string;
}
