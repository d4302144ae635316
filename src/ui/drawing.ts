/** Coordinate size of card drawings. */
export const CARD_BOX = { width: 100, height: 140 } as const;

/** A line or an area of a drawing, as an SVG path. */
interface Stroke {
  readonly d: string;
  /** Whether it is a filled area instead of a line. */
  readonly solid: boolean;
}

/** A single-colour drawing in a 24 × 24 box. */
export type Drawing = readonly Stroke[];
