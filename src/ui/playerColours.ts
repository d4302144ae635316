import type { CSSProperties } from 'react';

export const COLOUR_NAMES = ['red', 'teal', 'violet', 'amber', 'blue', 'pink', 'green', 'ivory'] as const;
export type ColourName = (typeof COLOUR_NAMES)[number];

/** The colours players can choose; emblems tell them apart as well. */
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

/** The seats of most games. */
export const SEAT_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export type SeatLetter = (typeof SEAT_LETTERS)[number];

/** A CSS colour for every seat. */
export type SeatColours<Seat extends string = string> = Readonly<Record<Seat, string>>;

/** Default colours of the seats. */
export const SEAT_COLOURS: SeatColours<SeatLetter> = {
  A: PLAYER_COLOURS.red,
  B: PLAYER_COLOURS.teal,
  C: PLAYER_COLOURS.violet,
  D: PLAYER_COLOURS.amber,
  E: PLAYER_COLOURS.blue,
  F: PLAYER_COLOURS.pink,
  G: PLAYER_COLOURS.green,
  H: PLAYER_COLOURS.ivory,
  I: '#8b94a3',
};

const IN_ORDER = Object.values(SEAT_COLOURS);

/** Default colours of a game's seats, by their order; they repeat after nine. */
export function coloursOfSeats(seats: readonly string[]): SeatColours {
  return Object.fromEntries(seats.map((seat, index) => [seat, IN_ORDER[index % IN_ORDER.length]!]));
}

/** The CSS variable with the colour of a seat. */
const variableOf = (seat: string) => `--seat-${seat.toLowerCase().replace(/[^\w-]/g, '_')}`;

/** The CSS colour of a seat; grey if none is set. */
export function seatColour(seat: string): string {
  return `var(${variableOf(seat)}, #8b94a3)`;
}

/** The style of an element inside which the seats have these colours. */
export function seatColourStyle(colours: Readonly<Record<string, string>>): CSSProperties {
  return Object.fromEntries(Object.entries(colours).map(([seat, colour]) => [variableOf(seat), colour]));
}
