import type { Ability, Building, Figure, GuardKind, SeenBuilding } from './markers';
import type { TileId } from './tiles';

export const SEATS = ['A', 'B', 'C', 'D', 'E'] as const;
/** A player and their kaiju; clockwise seen from above (T3.1). */
export type Seat = (typeof SEATS)[number];

/** A box of the board: column letter and row from the south, `a1` … `l20` (T1.1). */
export type Box = string;

/** A tile on the board: id, spin, and lower left corner of its bounding rectangle, e.g. `T3 1 c5`. */
export type PlacedTile = string;

export const ABILITY_CHOICES = ['random', 'choice'] as const;

export interface PositionOptions {
  /** How abilities are assigned (T3.3). */
  readonly abilities: (typeof ABILITY_CHOICES)[number];
  /** Points for a guard overrun (T9.4). */
  readonly guardPoints: 0 | 1;
  /** Level city (T4.6). */
  readonly level: boolean;
}

/** Tiles or markers of which the viewer only knows the number. */
export interface HiddenPile {
  readonly count: number;
}

export interface PlayerState<Marker = Building> {
  readonly figure: Figure;
  /** Null until it is chosen (T3.3). */
  readonly ability: Ability | null;
  /** 0 … 10; at 10 the kaiju is dead (T8.1). */
  readonly hits: number;
  readonly tokens: number;
  /** The ability has been used this turn (T7.2). */
  readonly spent: boolean;
  /** Buildings overrun, in the order of taking (T5.7). */
  readonly pile: readonly Marker[];
  /** Guards overrun, in the order of taking (T5.7). */
  readonly guards: readonly GuardKind[];
}

/** The stages with decisions: abilities, three tiles each, entering; then movement, tiles, shots. */
export const DECIDING_STAGES = ['choose', 'found', 'enter', 'move', 'slide', 'fire'] as const;
export type DecidingStage = (typeof DECIDING_STAGES)[number];
export const STAGES = [...DECIDING_STAGES, 'over'] as const;
export type Stage = (typeof STAGES)[number];

export interface Turn {
  /** 0 during the setup, then 1 … 8. */
  readonly number: number;
  readonly stage: Stage;
  /** In `found`, which tile of each player it is, 1 … 3; 1 in all other stages. */
  readonly round: number;
  /** The start player. */
  readonly start: Seat;
  /** The player who decides. */
  readonly player: Seat;
}

/** After turn 8 (T9.1), a tile that could not be placed (T9.2), no kaiju left (T9.3). */
export const END_REASONS = ['turns', 'full', 'ruin'] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface Outcome {
  /** In alphabetical order; several players can share the win (T9.5). */
  readonly winners: readonly Seat[];
  readonly scores: Readonly<Partial<Record<Seat, number>>>;
  readonly reason: EndReason;
}

interface PositionOf<Marker, Deck, Buildings, Guards> {
  readonly game: 'tetzilla';
  readonly version: 1;
  readonly options: PositionOptions;
  /**
   * Twenty rows from north to south, one token per column: `.` unbuilt, `#` built and empty, a building
   * (`h2`, or `h?` in a view), a guard (`L`), kaiju (`A`, `AB`).
   */
  readonly board: readonly string[];
  /** In the order of placement. */
  readonly tiles: readonly PlacedTile[];
  readonly players: Readonly<Partial<Record<Seat, PlayerState<Marker>>>>;
  readonly turn: Turn;
  /** The tile that is turned up (T4.1); null outside `found` and `slide`. */
  readonly tile: TileId | null;
  /** The guards that have fired this turn, in order (T6.1). */
  readonly fired: readonly Box[];
  /** This turn or the next one is the last (T9.2). */
  readonly last: boolean;
  /** Next one first. */
  readonly deck: Deck;
  /** Tiles set aside (T4.9). */
  readonly aside: readonly TileId[];
  /** The supply of buildings, next one first. */
  readonly buildings: Buildings;
  /** The supply of guards, next one first. */
  readonly guards: Guards;
  readonly outcome: Outcome | null;
}

/**
 * A complete position as plain JSON. `rng` is the state of the generator after the setup; it is not used any
 * more.
 */
export interface Position
  extends PositionOf<Building, readonly TileId[], readonly Building[], readonly GuardKind[]> {
  readonly rng: string;
}

/**
 * A position as one viewer knows it (T10): deck and supplies are numbers, unknown points are `?`, no
 * generator.
 */
export interface View extends PositionOf<Building | SeenBuilding, HiddenPile, HiddenPile, HiddenPile> {}

/** What the lobby decides. */
export interface SetupOptions extends PositionOptions {
  /** The figure of each player; their number is the number of players (T2.5, T3.1). */
  readonly figures: readonly Figure[];
}
