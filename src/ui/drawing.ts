/** The extents of a card's drawings. */
export const CARD_BOX = { width: 100, height: 140 } as const;

/** A line or an area of a drawing, as SVG writes paths. */
interface Stroke {
  readonly d: string;
  /** An area; else a line. */
  readonly solid: boolean;
}

/** A drawing of one colour in a box of 24 × 24. */
export type Drawing = readonly Stroke[];
