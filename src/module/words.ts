import type { GameTypes } from '#core';
import type { CaptionCue, SoundCue } from '#director';
import type { ActionPreview } from '#session';
import type { BannerTone, Drawing, LogTone, RankingRow, Shortcut, TimelineMomentKind } from '#ui';
import type { CourseEntry, Tally } from './tally';

/** What people call the players, by seat. */
export type SeatNames = Readonly<Partial<Record<string, string>>>;

/** The name of a seat; its id where nobody has given it one. */
export function nameOf(names: SeatNames, seat: string): string {
  return names[seat] ?? seat;
}

/** One line of the story of a game. */
export interface LogLine {
  readonly text: string;
  readonly tone: LogTone;
  /** Whose doing it was; null for the house. */
  readonly seat: string | null;
  /** What kind of thing happened, drawn beside it; nothing where left out. {@link LOG_DRAWINGS} of the interface has some. */
  readonly icon?: Drawing | undefined;
  /** The number of the clause of the rules that it comes of; none where left out. */
  readonly clause?: string | undefined;
}

/** A caption of the show in words. */
export interface Caption {
  readonly text: string;
  readonly tone: BannerTone;
  readonly seat?: string;
}

/** Why an action stands out in the course of a game. */
export interface Moment {
  readonly kind: TimelineMomentKind;
  readonly label: string;
}

/** The result of a finished game in words. */
export interface GameResult {
  readonly title: string;
  readonly reason: string;
  readonly rows: readonly RankingRow[];
}

/** One thing to know of how a game is played. */
export interface PrimerPart {
  readonly title: string;
  readonly text: string;
  /** The lesson whose moving picture shows it, among the first things to know; left out for what is told below. */
  readonly lesson?: string;
}

/** A game told in one language. */
export interface GameWords<T extends GameTypes = GameTypes> {
  readonly title: string;
  readonly tagline: string;
  /** The names under which people and bots play when nobody has given any, by seat. */
  readonly defaultNames: SeatNames;
  /** How it is played, in short, for those who have never done so; nothing where left out. */
  readonly primer?: readonly PrimerPart[];
  /** What people call a place of the table that lessons ask for; its public name where left out. */
  place?(name: string): string;
  /** What several seats that win and lose together are called; their names one after the other where left out. */
  team?(seats: readonly T['Seat'][]): string;
  /** What an option or one of its values is called in a form; its own word where left out. */
  option?(name: string): string;
  /** What keys do in the game, for the help; those of a hand of cards where left out. */
  readonly keys?: readonly Shortcut[];
  /**
   * What the curtain says before a seat whose side shares a device, or which has a name that does not stand in a sentence;
   * null, or left out, for the usual words around its name.
   */
  curtain?(seat: T['Seat'], name: string): { readonly title: string; readonly reveal: string } | null;
  /** What the events of one action or more are in the log, in order. */
  log(events: readonly T['Event'][], names: SeatNames): readonly LogLine[];
  /**
   * What is certain to come of a choice, in a few short sentences; what its events are in the log where left out. That
   * something is revealed, and that the game ends, is said by others.
   */
  outcome?(outcome: ActionPreview<T>, names: SeatNames): readonly string[];
  /** What a step is called in which a long action is told; its name in the timeline where left out. */
  step?(name: string): string;
  /** The words of a caption cue; null for one that has none. */
  caption(cue: Pick<CaptionCue, 'key' | 'params'>, names: SeatNames): Caption | null;
  /** Why an action stands out; null if it does not. */
  moment(events: readonly T['Event'][]): Moment | null;
  /** A sound in words, for those who do not hear it; null for one that tells nothing. */
  sound(cue: Pick<SoundCue, 'sound' | 'voice' | 'volume'>): string | null;
  /** What a finished game comes to in figures, in the order of their worth; none where left out. */
  tally?(course: readonly CourseEntry<T>[]): readonly Tally[];
  /** The result of a finished game. */
  verdict(view: T['View'], names: SeatNames): GameResult;
}
