import type { DecidingStage, EndReason, Seat } from '#tetzilla/rules';

/** Captions of the table, with their parameters. The panels have the texts. */
export interface CaptionParams {
  /** A turn begins, with its start player and number. */
  turn: { readonly player: Seat; readonly number: number };
  /** A stage begins. */
  stage: { readonly stage: DecidingStage };
  /** A tile has fallen far. */
  crash: { readonly rows: number };
  /** A tile has filled a row, from 1. */
  row: { readonly row: number };
  died: { readonly kaiju: Seat };
  /** The ability of a kaiju has ignored a hit. */
  ignored: { readonly kaiju: Seat };
  /** A tile cannot be placed, so this is the last turn (T9.2). */
  aside: { readonly player: Seat };
  /** `winners` is a string of seat letters in alphabetical order. */
  'game-over': { readonly winners: string; readonly reason: EndReason };
}
export type CaptionKey = keyof CaptionParams;

export const CAPTIONS: readonly CaptionKey[] = [
  'turn',
  'stage',
  'crash',
  'row',
  'died',
  'ignored',
  'aside',
  'game-over',
];
