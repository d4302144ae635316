/** A path in a drawing: rotated (degrees), then scaled, then translated. */
export interface PathMark {
  readonly draw: 'path';
  /** SVG path data. */
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  /** Line width, in path units. */
  readonly width?: number;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly turn?: number;
  /** Opacity, 0 … 1. */
  readonly opacity?: number;
}

/** A word in a drawing. */
export interface TextMark {
  readonly draw: 'text';
  readonly text: string;
  readonly x: number;
  /** Baseline of the letters. */
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly face: 'sans' | 'display';
  readonly anchor: 'start' | 'middle';
  /** Maximum width; longer words are condensed to fit. */
  readonly room?: number;
}

/** The marks of a drawing, bottom to top. The page draws them as SVG, the table on a canvas. */
export type Mark = PathMark | TextMark;
