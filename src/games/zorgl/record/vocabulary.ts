import type { Direction, Joker, Rank, Suit } from '#core';
import type { ActionKind, Box, Flight, Outcome, Seat } from '#zorgl/rules';

/** The parts of phrases that may be several words. */
export const SEVERAL_WORDS = ['card', 'cards', 'dir', 'name', 'text'] as const;

/** What happened besides what the player said; people read it, the reader of records passes over it. */
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
 * The words of a game record in one language. In a phrase `{…}` stands for a part: `{card}`, `{cards}`, `{to}`,
 * `{unit}` and `{flee}` (boxes), `{target}` and `{seat}` (letters), `{dir}`, `{turn}` (a number), `{name}` (a player).
 * The same phrase writes and reads; capitals, accents and the kind of space and apostrophe do not count in reading.
 */
export interface Vocabulary {
  /** What a record of this language begins with. */
  readonly title: string;
  readonly keys: {
    readonly player: string;
    readonly seed: string;
    readonly army: string;
    readonly flight: string;
    readonly position: string;
    readonly result: string;
  };
  /** What stands between a key and its value. */
  readonly colon: string;
  readonly yes: string;
  readonly no: string;
  readonly flights: Readonly<Record<Flight, string>>;
  readonly bot: string;
  readonly colour: string;
  readonly figure: string;
  /** By id; a house monster goes by its id. */
  readonly monsters: Readonly<Record<string, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  /** What people without the signs on their keyboard type for the suits. */
  readonly suitLetters: Readonly<Record<Suit, string>>;
  readonly jokers: Readonly<Record<Joker, string>>;
  /** A joker with the suit it is played as: `{card}`, `{suit}`. */
  readonly jokerAs: string;
  readonly directions: Readonly<Record<Direction, string>>;
  readonly directionLetters: Readonly<Record<Direction, string>>;
  readonly turn: string;
  readonly phrases: Readonly<Record<ActionKind, string>>;
  /** Comes after the phrase of an action whose unit flees. */
  readonly flees: string;
  readonly outcomes: Readonly<Record<Outcome['reason'], string>>;
  readonly unfinished: string;
  readonly notes: Notes;
}
