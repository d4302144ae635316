import type { DecidingStage, EndReason, Seat } from '#tetzilla/rules';

/** What the table says in words, and what each of them is about; the panels have the texts. */
export interface CaptionParams {
  /** A turn begins: its start player, and its number. */
  turn: { readonly player: Seat; readonly number: number };
  /** A stage begins. */
  stage: { readonly stage: DecidingStage };
  /** A tile has fallen far. */
  crash: { readonly rows: number };
  /** A tile has filled a row, from 1. */
  row: { readonly row: number };
  died: { readonly kaiju: Seat };
  /** The ability of a kaiju has kept a hit off. */
  ignored: { readonly kaiju: Seat };
  /** A tile finds no room: the last turn is on (T9.2). */
  aside: { readonly player: Seat };
  /** `winners` are letters in the order of the alphabet, without anything between. */
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
