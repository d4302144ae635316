import type { ReactNode } from 'react';
import type { Language } from '#core';

/** From the least to the most, both included. */
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
  /** How long people play. */
  readonly minutes: Span;
  /** From how many years on. */
  readonly age: number;
  /** Of the cardboard, `#rrggbb`. */
  readonly colour: string;
  /** What the game is, in one line. */
  readonly pitch: Readonly<Record<Language, string>>;
  /** An SVG, 600 by 750; the upper third is for the title, which the shelf writes. Plain if left out. */
  Cover?(): ReactNode;
  /** An SVG, 1600 by 900, for behind the lobby: what matters stands in the left half, below the title. */
  Poster?(): ReactNode;
}
