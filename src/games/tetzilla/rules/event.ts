import type { Direction } from '#core';
import type { Column } from './action';
import type { Ability, Building, GuardKind, HitSource, SeenBuilding } from './markers';
import type { Box, DecidingStage, Outcome, Seat } from './position';
import type { TileId } from './tiles';

/** A marker as all may see it. */
export type SeenMarker = SeenBuilding | GuardKind;

/**
 * The facts of a game of TetZilla, in the order in which they happen. A view and its events give the next view
 * ({@link Game.advance}); the table shows nothing else.
 *
 * `stepped`, `overran`, `hit`, `died` follow one another, and so do `fired` and, for each kaiju that is hit, `hit` and
 * `died`; `tile-slid` is followed by its `marker-placed`. Then comes what happens by itself.
 */
export type Event =
  | { readonly type: 'ability-taken'; readonly player: Seat; readonly ability: Ability }
  | {
      readonly type: 'tile-slid';
      readonly player: Seat;
      readonly tile: TileId;
      readonly spin: number;
      /** Of its westernmost boxes. */
      readonly column: Column;
      /** Of its lowest boxes, 1 … 20. */
      readonly row: number;
    }
  /** The points of a building are nobody's to know (T10.1). */
  | {
      readonly type: 'marker-placed';
      readonly box: Box;
      readonly marker: SeenMarker;
      readonly secret?: { readonly to: readonly []; readonly marker: Building };
    }
  | { readonly type: 'entered'; readonly player: Seat; readonly box: Box }
  | {
      readonly type: 'stepped';
      readonly player: Seat;
      readonly from: Box;
      readonly to: Box;
      /** Tokens, 1 … 3 (T5.6). */
      readonly cost: number;
    }
  | { readonly type: 'passed'; readonly player: Seat }
  /** The points of a building are shown to its taker alone (T5.7). */
  | {
      readonly type: 'overran';
      readonly player: Seat;
      readonly box: Box;
      readonly marker: SeenMarker;
      readonly secret?: { readonly to: readonly [Seat]; readonly marker: Building };
    }
  | {
      readonly type: 'fired';
      readonly player: Seat;
      readonly guard: Box;
      readonly kind: GuardKind;
      readonly target?: Seat;
      readonly dir?: Direction;
      readonly first?: Seat;
    }
  | {
      readonly type: 'hit';
      readonly kaiju: Seat;
      readonly by: HitSource;
      /** Those that count (T7.2, T8.2). */
      readonly hits: number;
      /** By the ability (T7.2). */
      readonly ignored: 0 | 1;
      /** Hits of the kaiju afterwards. */
      readonly total: number;
    }
  | { readonly type: 'died'; readonly kaiju: Seat; readonly box: Box }
  | { readonly type: 'stage-began'; readonly stage: DecidingStage }
  | { readonly type: 'turn-began'; readonly number: number; readonly start: Seat }
  | { readonly type: 'tile-drawn' | 'tile-aside'; readonly player: Seat; readonly tile: TileId }
  /** All piles are turned over (T10.3). */
  | ({
      readonly type: 'game-over';
      readonly piles: Readonly<Partial<Record<Seat, readonly Building[]>>>;
    } & Outcome);

export type EventType = Event['type'];

/** Takes the facts of an action as they happen; absent when nobody looks (search, simulation). */
export type Sink = (event: Event) => void;
