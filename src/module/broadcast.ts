import type { ReactNode } from 'react';
import type { GameTypes, Language, RedactedEntry } from '#core';
import type { SeatNames } from './words';

/** A count beside a seat, readable at a glance. */
export interface Goods {
  /** A short text, e.g. a number. */
  readonly text: string;
  /** Accessible label. */
  readonly label: string;
  /** One word before it; left out if the text is clear by itself. */
  readonly word?: string;
  /** Drawn beside it; the label in small if left out. */
  readonly icon?: ReactNode;
}

/** The score that shows who leads. */
export interface SeatScore {
  readonly text: string;
  /** The target, e.g. `10` in 8/10; null without one. */
  readonly of: string | null;
  /** What is counted, in one word. */
  readonly word: string;
  /** All of it in words. */
  readonly label: string;
}

/** A member of a team, shown as a dot. */
export interface SeatMember {
  readonly seat: string;
  readonly active: boolean;
  readonly out: boolean;
}

/** A progress track of dots. */
export interface Course {
  readonly of: number;
  /** Numbers of filled and of half-filled dots. */
  readonly full: number;
  readonly half: number;
  /** Whether a full track is bad for the seat. */
  readonly bad: boolean;
  readonly label: string;
}

/** The public information about a seat, for a broadcast. */
export interface SeatLine {
  readonly seat: string;
  /** Name of the team that the line stands for; default: the seat's name. */
  readonly name?: string;
  /** The portrait of its figure; see `Portrait`. */
  readonly figure: string | null;
  readonly active: boolean;
  /** Whether the seat is out of the game. */
  readonly out: boolean;
  /** The score in large type; null if it is secret. */
  readonly score: SeatScore | null;
  readonly course: Course | null;
  readonly goods: readonly Goods[];
  /** Members of the team that the line stands for; none if left out. */
  readonly members?: readonly SeatMember[];
}

/** The overlays of a broadcast. Everything is derived from views. */
export interface GameBroadcast<T extends GameTypes = GameTypes> {
  /** The seats in turn order. */
  seats(view: T['View'], names: SeatNames, language: Language): readonly SeatLine[];
  /** Facts about the whole table. */
  facts(view: T['View'], language: Language): readonly Goods[];
  /**
   * The card or piece being played, shown large; null for nothing.
   * @param course the actions so far; the last one may still be animating
   */
  inPlay(view: T['View'], course: readonly RedactedEntry<T>[], language: Language): InPlay | null;
  /** A hand, as its seat sees it. @param view of that seat */
  Hand(props: { readonly view: T['View']; readonly seat: T['Seat'] }): ReactNode;
}

/** A card or piece, shown large. */
export interface InPlay {
  /** A new id replays the entrance animation. */
  readonly id: string;
  readonly name: string;
  /** Its effect in a few words; may be empty. */
  readonly note: string;
  readonly picture: ReactNode;
}
