import type { Suit } from '#core';

/** The ink of each suit on a card: distinct in lightness as well as in hue. */
export const SUIT_COLOURS: Readonly<Record<Suit, string>> = {
  S: '#1f1b1e',
  C: '#12645f',
  H: '#c4211d',
  D: '#d96c00',
};

const PATHS: Readonly<Record<Suit, string>> = {
  S: 'M50 6C62 27 93 41 93 62c0 13-10 20-20 20-9 0-16-5-20-12 1 10 5 18 13 24H34c8-6 12-14 13-24-4 7-11 12-20 12-10 0-20-7-20-20C7 41 38 27 50 6z',
  C: 'M50 6c12 0 21 9 21 20 0 6-3 11-7 15 2-1 5-2 9-2 12 0 21 9 21 20s-9 20-21 20c-9 0-16-5-20-12 1 12 5 20 13 27H34c8-7 12-15 13-27-4 7-11 12-20 12C15 79 6 70 6 59s9-20 21-20c4 0 7 1 9 2-4-4-7-9-7-15C29 15 38 6 50 6z',
  H: 'M50 92C20 68 7 51 7 32 7 18 17 8 30 8c9 0 16 5 20 13C54 13 61 8 70 8c13 0 23 10 23 24 0 19-13 36-43 60z',
  D: 'M50 4c8 17 20 33 37 46-17 13-29 29-37 46-8-17-20-33-37-46C30 37 42 21 50 4z',
};

export interface SuitShapeProps {
  readonly suit: Suit;
  /** The middle and the edge length in the drawing around it. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A suit's symbol, for use inside an SVG drawing. */
export function SuitShape({ suit, x, y, size }: SuitShapeProps) {
  const scale = size / 100;
  return (
    <path
      d={PATHS[suit]}
      fill={SUIT_COLOURS[suit]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
    />
  );
}
