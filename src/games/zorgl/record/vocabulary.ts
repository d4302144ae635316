import type { Direction } from '#core';
import type { ActionKind, Box, Flight, Joker, Outcome, Rank, Seat, Suit } from '#zorgl/rules';

/** Parts of phrases that may consist of several words. */
export const SEVERAL_WORDS = ['card', 'cards', 'dir', 'name', 'text'] as const;

/** Notes on effects, ignored when a record is read. */
interface Notes {
  readonly inertia: string;
  readonly stamp: string;
  readonly howl: string;
  readonly edge: string;
  readonly swap: (one: Seat, other: Seat) => string;
  readonly goes: (monster: Seat, to: Box) => string;
  readonly floors: (building: Box, lost: number, left: number) => string;
  readonly plantFloors: (lost: number, left: number) => string;
  readonly combo: string;
  readonly megaCombo: string;
  readonly crush: (at: Box) => string;
  readonly has: (player: Seat, worth: number) => string;
  readonly drops: (player: Seat, cards: string) => string;
  readonly draws: (player: Seat, count: number) => string;
  readonly reshuffle: string;
  readonly passedOver: (player: Seat) => string;
  readonly holds: (cards: string) => string;
}

/**
 * The vocabulary of game records in one language. Phrases contain parts in `{…}`: `{card}`, `{cards}`,
 * `{to}`, `{unit}` and `{flee}` (boxes), `{target}` and `{seat}` (letters), `{dir}`, `{turn}` (a number),
 * `{name}` (a player). The same phrases write and parse; parsing ignores case, accents and the kind of spaces
 * and apostrophes.
 */
export interface Vocabulary {
  /** The start of the first line. */
  readonly title: string;
  readonly keys: {
    readonly player: string;
    readonly seed: string;
    readonly army: string;
    readonly flight: string;
    readonly position: string;
    readonly result: string;
  };
  /** Separator of key and value. */
  readonly colon: string;
  readonly yes: string;
  readonly no: string;
  readonly flights: Readonly<Record<Flight, string>>;
  readonly bot: string;
  readonly colour: string;
  readonly figure: string;
  /** By id. A house monster is written as its id. */
  readonly monsters: Readonly<Record<string, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  /** Letters to type instead of suit symbols. */
  readonly suitLetters: Readonly<Record<Suit, string>>;
  readonly jokers: Readonly<Record<Joker, string>>;
  /** A joker and the suit it is played as: `{card}`, `{suit}`. */
  readonly jokerAs: string;
  readonly directions: Readonly<Record<Direction, string>>;
  readonly directionLetters: Readonly<Record<Direction, string>>;
  readonly turn: string;
  readonly phrases: Readonly<Record<ActionKind, string>>;
  /** Appended to an action whose unit flees. */
  readonly flees: string;
  readonly outcomes: Readonly<Record<Outcome['reason'], string>>;
  readonly unfinished: string;
  readonly notes: Notes;
}
