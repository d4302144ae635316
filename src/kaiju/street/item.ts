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
/** Kinds of street furniture. */
export type StreetKind = (typeof STREET_KINDS)[number];

/** A placed item of street furniture. */
export interface StreetItem {
  readonly kind: StreetKind;
  /** Centre of its base, table units from the board's centre. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Direction of its front in radians, 0 is south. */
  readonly yaw: number;
  readonly scale: number;
  /** A CSS colour for its paint. */
  readonly tint: string;
}
