import type { CardId } from './cards';
import type { HouseMonsters } from './houseMonster';

export const SEATS = ['A', 'B', 'C', 'D'] as const;
/** A player, named after the starting place (Z1.2); clockwise seen from above. */
export type Seat = (typeof SEATS)[number];

/** A box of the board, `a1` … `g7` (Z1.1). */
export type Box = string;

export const FLIGHTS = ['english', 'french'] as const;
/** Where a trampled unit may flee to (Z9.2). */
export type Flight = (typeof FLIGHTS)[number];

export interface PositionOptions {
  /** The army option (Z1.4). */
  readonly army: boolean;
  readonly flight: Flight;
  /** Monsters have their special traits (Z11); if false, every monster is an ordinary zorgl. */
  readonly specials: boolean;
}

/** Cards of which the viewer only knows the number. */
export interface HiddenCards {
  readonly count: number;
}

export interface PlayerState<Cards = readonly CardId[]> {
  readonly monster: string;
  readonly hand: Cards;
  /** Floors in the victory pile. */
  readonly floors: number;
  /** Crushed units in the victory pile (Z9.5). */
  readonly units: number;
  /** The monster hovers off the board (Z11.12); present only then. */
  readonly aloft?: true;
}

export interface Turn {
  readonly player: Seat;
  /** Cards played in this turn. */
  readonly played: number;
  /** Cards that must be played before the turn may end (Z3.2, Z3.3). */
  readonly quota: number;
  /** An inert monster has used up its first black card (Z11.5). */
  readonly inert: boolean;
}

/** A pending effect. The card of a blitz or frenzy waits beside the board (Z3.5). */
export type Pending =
  | { readonly kind: 'blitz' | 'frenzy'; readonly card: CardId }
  /** The monsters that a tail sweep still has to hit, as letters (Z11.6). */
  | { readonly kind: 'sweep'; readonly targets: readonly Seat[] }
  /** The seats that still have to discard because of ink, in order; the first one decides (Z11.15). */
  | { readonly kind: 'discard'; readonly queue: readonly Seat[] }
  /** A hovering monster comes down (Z11.12). */
  | { readonly kind: 'land' }
  /** A monster falls off its building; `by` decides where (Z11.8). */
  | { readonly kind: 'fall'; readonly by: Seat };

export interface Outcome {
  readonly winner: Seat;
  /** Ten floors (Z10.1), or the plant destroyed (Z10.2). */
  readonly reason: 'floors' | 'plant';
}

interface PositionOf<Hand, Draw> {
  readonly game: 'zorgl';
  readonly version: 1;
  readonly options: PositionOptions;
  /** Seven ranks from north to south, seven tokens each: `.` `1`…`9` `P1`…`P9` `u` `A`…`D`, `A/3`, `A/P5`. */
  readonly board: readonly string[];
  readonly players: Readonly<Partial<Record<Seat, PlayerState<Hand>>>>;
  /** The house monsters in play, by id; omitted if there are none (Z12.1). */
  readonly house?: HouseMonsters;
  readonly order: readonly Seat[];
  readonly turn: Turn;
  readonly pending: Pending | null;
  /** Top card first. */
  readonly draw: Draw;
  /** Latest card last. */
  readonly discard: readonly CardId[];
  readonly outcome: Outcome | null;
}

/** A complete position as plain JSON. `rng` is the state of the generator. */
export interface Position extends PositionOf<readonly CardId[], readonly CardId[]> {
  readonly rng: string;
}

/**
 * A position as one viewer knows it: other hands and the draw pile are numbers (Z2.6), and there is no
 * generator.
 */
export interface View extends PositionOf<readonly CardId[] | HiddenCards, HiddenCards> {}

/** What the lobby decides (Z1.4, Z2.1, Z9.2). */
export interface SetupOptions {
  /** The places in use; two must be opposite (Z2.1). */
  readonly places: readonly Seat[];
  /** The monster of each place in use; defaults to `zorgl`. */
  readonly monsters?: Readonly<Partial<Record<Seat, string>>>;
  /** The house monsters on offer, by id (Z12.1). The position keeps those that are chosen. */
  readonly house?: HouseMonsters;
  readonly army: boolean;
  readonly flight: Flight;
  /** Another city (Z1.5), as seven ranks from north to south. */
  readonly board?: readonly string[];
}
