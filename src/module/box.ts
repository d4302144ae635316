import type { ReactNode } from 'react';
import type { Language } from '#core';

/** A range of numbers, both ends included. */
export interface Span {
  readonly min: number;
  readonly max: number;
}

/**
 * What the shelf shows of a game before it is loaded. Part of the initial bundle, so it must be light: no rules, no
 * texts of the game, pictures of a few dozen paths.
 */
export interface GameBox {
  readonly players: Span;
  /** Playing time. */
  readonly minutes: Span;
  /** Recommended minimum age, years. */
  readonly age: number;
  /** Colour of the cardboard, `#rrggbb`. */
  readonly colour: string;
  /** Describes the game in one line. */
  readonly pitch: Readonly<Record<Language, string>>;
  /** An SVG, 600 × 750. The shelf writes the title on its upper third. Plain cardboard if left out. */
  Cover?(): ReactNode;
  /** An SVG behind the lobby, 1600 × 900. Keep what matters in the left half, below the title. */
  Poster?(): ReactNode;
}
