import type { CSSProperties } from 'react';
import type { SeatLetter } from './SeatBadge';

export const COLOUR_NAMES = ['red', 'teal', 'violet', 'amber', 'blue', 'pink', 'green', 'ivory'] as const;
export type ColourName = (typeof COLOUR_NAMES)[number];

/** What a player may take as their colour; told apart by their shapes as well. */
export const PLAYER_COLOURS: Readonly<Record<ColourName, string>> = {
  red: '#e8503a',
  teal: '#2f9e8f',
  violet: '#8e5bd0',
  amber: '#e0a526',
  blue: '#3f82e0',
  pink: '#e0659f',
  green: '#79b43c',
  ivory: '#d9cbb0',
};

/** A colour for every seat, as CSS writes it. */
export type SeatColours = Readonly<Record<SeatLetter, string>>;

/** The colours of the seats until somebody chooses others. */
export const SEAT_COLOURS: SeatColours = {
  A: PLAYER_COLOURS.red,
  B: PLAYER_COLOURS.teal,
  C: PLAYER_COLOURS.violet,
  D: PLAYER_COLOURS.amber,
};

/** The style of an element in which the seats have these colours. */
export function seatColourStyle(colours: SeatColours): CSSProperties {
  return {
    '--seat-a': colours.A,
    '--seat-b': colours.B,
    '--seat-c': colours.C,
    '--seat-d': colours.D,
  } as CSSProperties;
}
