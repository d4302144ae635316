import type { GameTypes } from '#core';
import type { CaptionCue, SoundCue } from '#director';
import type { ActionPreview } from '#session';
import type { BannerTone, Drawing, LogTone, RankingRow, Shortcut, TimelineMomentKind } from '#ui';
import type { SetupWords } from './setup/words';
import type { CourseEntry, Tally } from './tally';

/** The players' names, by seat. */
export type SeatNames = Readonly<Partial<Record<string, string>>>;

/** The name of a seat; its id if it has none. */
export function nameOf(names: SeatNames, seat: string): string {
  return names[seat] ?? seat;
}

/** One line of the game log. */
export interface LogLine {
  readonly text: string;
  readonly tone: LogTone;
  /** The acting seat; null for the game itself. */
  readonly seat: string | null;
  /** An icon for the kind of event; none if left out. See {@link LOG_DRAWINGS} of the interface. */
  readonly icon?: Drawing | undefined;
  /** The rule clause behind it; none if left out. */
  readonly clause?: string | undefined;
}

/** A caption of the show in words. */
export interface Caption {
  readonly text: string;
  readonly tone: BannerTone;
  readonly seat?: string;
}

/** Why an action is a highlight of the game. */
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

/** One paragraph of the quick start. */
export interface PrimerPart {
  readonly title: string;
  readonly text: string;
  /** The lesson whose animation illustrates it; only the first paragraphs have one. */
  readonly lesson?: string;
}

/** The texts of a game in one language. */
export interface GameWords<T extends GameTypes = GameTypes> {
  readonly title: string;
  readonly tagline: string;
  /** Default names of people and bots, by seat. */
  readonly defaultNames: SeatNames;
  /** The quick start for newcomers; none if left out. */
  readonly primer?: readonly PrimerPart[];
  /** The name of a place in lesson questions; default: its public name. */
  place?(name: string): string;
  /** The name of a team; default: the names of its seats. */
  team?(seats: readonly T['Seat'][]): string;
  /** The words of the set-up; default: the ids of options and their values. */
  readonly setup?: SetupWords;
  /** The game's keys for the keyboard help; default: those of a hand of cards. */
  readonly keys?: readonly Shortcut[];
  /**
   * The text of the pass screen, for a seat whose team shares a device or whose name does not fit into a sentence;
   * null, or left out, for the default text.
   */
  passScreen?(seat: T['Seat'], name: string): { readonly title: string; readonly reveal: string } | null;
  /** The log lines of the events of one action or more, in order. */
  log(events: readonly T['Event'][], names: SeatNames): readonly LogLine[];
  /**
   * The certain consequences of a choice, in a few short sentences; the log lines of its events if left out. That
   * something is revealed or that the game ends is said elsewhere.
   */
  outcome?(outcome: ActionPreview<T>, names: SeatNames): readonly string[];
  /** The label of a step of a long action; default: its name in the timeline. */
  step?(name: string): string;
  /** The text of a caption cue; null if it has none. */
  caption(cue: Pick<CaptionCue, 'key' | 'params'>, names: SeatNames): Caption | null;
  /** The highlight of an action; null if it is not one. */
  moment(events: readonly T['Event'][]): Moment | null;
  /** The subtitle of a sound; null for sounds without information. */
  sound(cue: Pick<SoundCue, 'sound' | 'voice' | 'volume'>): string | null;
  /** The statistics of a finished game, most important first; none if left out. */
  tally?(course: readonly CourseEntry<T>[]): readonly Tally[];
  /** The result of a finished game. */
  verdict(view: T['View'], names: SeatNames): GameResult;
}
