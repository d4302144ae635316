/** A path of a drawing. It is turned (degrees), then scaled, then moved. */
export interface PathMark {
  readonly draw: 'path';
  /** As SVG writes paths. */
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  /** Of the line, in the measure of the path. */
  readonly width?: number;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly turn?: number;
  /** 0 … 1 */
  readonly opacity?: number;
}

/** A word of a drawing. */
export interface TextMark {
  readonly draw: 'text';
  readonly text: string;
  readonly x: number;
  /** Of the line that the letters stand on. */
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly face: 'sans' | 'display';
  readonly anchor: 'start' | 'middle';
  /** A longer word is drawn together to this length. */
  readonly room?: number;
}

/** What a drawing is made of, from the bottom up; shown alike by SVG on the page and by canvas on the table. */
export type Mark = PathMark | TextMark;
