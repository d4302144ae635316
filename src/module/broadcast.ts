import type { ReactNode } from 'react';
import type { GameTypes, Language, RedactedEntry } from '#core';
import type { SeatNames } from './words';

/** Something that a seat has come to, to be counted at a glance. */
export interface Goods {
  /** A short text, e.g. a number. */
  readonly text: string;
  /** What it is of, in words. */
  readonly label: string;
  /** What it is of, in one word, written before it; nothing where the text says it. */
  readonly word?: string;
  /** Drawn beside it; the label in small where left out. */
  readonly icon?: ReactNode;
}

/** The figure by which one sees who leads. */
export interface SeatScore {
  readonly text: string;
  /** What is wanted, e.g. `10` of 8/10; null where there is no end to it. */
  readonly of: string | null;
  /** What is counted, in one word. */
  readonly word: string;
  /** All of it in words. */
  readonly label: string;
}

/** One of several who play together, as a dot. */
export interface SeatMember {
  readonly seat: string;
  readonly active: boolean;
  readonly out: boolean;
}

/** A row of points that fills. */
export interface Course {
  readonly of: number;
  /** Filled, and besides half filled. */
  readonly full: number;
  readonly half: number;
  /** It is no good to have it full. */
  readonly bad: boolean;
  readonly label: string;
}

/** What everybody may know of a seat, as a broadcast tells it. */
export interface SeatLine {
  readonly seat: string;
  /** What it is called where it stands for a side; the name of the seat where left out. */
  readonly name?: string;
  /** The picture of its figure; see `Portrait`. */
  readonly figure: string | null;
  readonly active: boolean;
  /** It plays no more. */
  readonly out: boolean;
  /** The figure that counts, in large; null where it is hidden. */
  readonly score: SeatScore | null;
  readonly course: Course | null;
  readonly goods: readonly Goods[];
  /** Those who play together, where it stands for all of them; nobody where left out. */
  readonly members?: readonly SeatMember[];
}

/** A game as a broadcast tells it beside the picture. All of it follows from views. */
export interface GameBroadcast<T extends GameTypes = GameTypes> {
  /** The seats in order of play. */
  seats(view: T['View'], names: SeatNames, language: Language): readonly SeatLine[];
  /** What the whole table has come to. */
  facts(view: T['View'], language: Language): readonly Goods[];
  /**
   * What somebody plays at the moment, in large; null for nothing.
   * @param course the actions so far, the one that is on its way over the table last
   */
  inPlay(view: T['View'], course: readonly RedactedEntry<T>[], language: Language): InPlay | null;
  /** A hand as its seat knows it. @param view of that seat */
  Hand(props: { readonly view: T['View']; readonly seat: T['Seat'] }): ReactNode;
}

/** A card or a piece in large. */
export interface InPlay {
  /** Another one plays the entrance again. */
  readonly id: string;
  readonly name: string;
  /** What it does or comes to, in a few words; empty for nothing. */
  readonly note: string;
  readonly picture: ReactNode;
}
