import type { Direction } from '#core';
import type { Column } from './action';
import type { Ability, Building, GuardKind, HitSource, SeenBuilding } from './markers';
import type { Box, DecidingStage, Outcome, Seat } from './position';
import type { TileId } from './tiles';

/** The public view of a marker. */
export type SeenMarker = SeenBuilding | GuardKind;

/**
 * The events of TetZilla, in the order in which they happen. A view and its events determine the next view
 * ({@link Game.advance}), and the table shows nothing else.
 *
 * `stepped` is followed by `overran`, `hit` and `died`; `fired` by `hit` and `died` for each kaiju that is
 * hit; `tile-slid` by its `marker-placed`. Automatic consequences come last.
 */
export type Event =
  | { readonly type: 'ability-taken'; readonly player: Seat; readonly ability: Ability }
  | {
      readonly type: 'tile-slid';
      readonly player: Seat;
      readonly tile: TileId;
      readonly spin: number;
      /** Of its westernmost box. */
      readonly column: Column;
      /** Of its lowest box, 1 … 20. */
      readonly row: number;
    }
  /** Nobody knows the points of a building (T10.1). */
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
  /** Only the player who takes a building sees its points (T5.7). */
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
      /** Hits that count (T7.2, T8.2). */
      readonly hits: number;
      /** Ignored because of the ability (T7.2). */
      readonly ignored: 0 | 1;
      /** Total hits of the kaiju afterwards. */
      readonly total: number;
    }
  | { readonly type: 'died'; readonly kaiju: Seat; readonly box: Box }
  | { readonly type: 'stage-began'; readonly stage: DecidingStage }
  | { readonly type: 'turn-began'; readonly number: number; readonly start: Seat }
  | { readonly type: 'tile-drawn' | 'tile-aside'; readonly player: Seat; readonly tile: TileId }
  /** All piles are revealed (T10.3). */
  | ({
      readonly type: 'game-over';
      readonly piles: Readonly<Partial<Record<Seat, readonly Building[]>>>;
    } & Outcome);

export type EventType = Event['type'];

/** Receives the events of an action as they happen. Omitted where nobody needs them (search, simulation). */
export type Sink = (event: Event) => void;
