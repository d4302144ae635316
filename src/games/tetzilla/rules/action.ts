import type { Direction } from '#core';
import type { Ability } from './markers';
import type { Box, Seat } from './position';
import type { TileId } from './tiles';

/** A column of the board, `a` … `l`. */
export type Column = string;

/**
 * A shot. A laser has a `target` if and only if a kaiju is in range; a tank has a `dir` unless it hits nobody
 * (T6).
 */
export interface FireAction {
  readonly do: 'fire';
  readonly guard: Box;
  readonly target?: Seat;
  readonly dir?: Direction;
  /** Who is hit first. Present if and only if the first occupied box of the line holds two kaiju (T6.6). */
  readonly first?: Seat;
}

/** One complete decision of a player. */
export type Action =
  | { readonly do: 'choose'; readonly ability: Ability }
  /** The tile that is turned up, and the column of its westernmost box. */
  | { readonly do: 'slide'; readonly tile: TileId; readonly spin: number; readonly column: Column }
  | { readonly do: 'enter'; readonly box: Box }
  | { readonly do: 'step'; readonly to: Box }
  | { readonly do: 'pass' }
  | FireAction;

export type ActionKind = Action['do'];

export const ACTION_KINDS = [
  'choose',
  'slide',
  'enter',
  'step',
  'pass',
  'fire',
] as const satisfies readonly ActionKind[];
