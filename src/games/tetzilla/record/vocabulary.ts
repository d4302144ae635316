import type { Direction } from '#core';
import type { Ability, Box, DecidingStage, Figure, Outcome, PositionOptions, Seat } from '#tetzilla/rules';

/** The parts of phrases that may be several words. */
export const SEVERAL_WORDS = ['ability', 'dir', 'stage'] as const;

/** What happened besides what the player said; people read it, the reader of records passes over it. */
interface Notes {
  /** @param row of the lowest boxes of a tile, 1 … 20 */
  readonly lands: (row: number) => string;
  readonly aside: (tile: string) => string;
  /** @param marker as positions write it, `h2` or `L` */
  readonly overruns: (marker: string, box: Box) => string;
  /** @param hits those that count @param total of the kaiju afterwards */
  readonly hit: (kaiju: Seat, hits: number, total: number) => string;
  readonly dies: (kaiju: Seat) => string;
}

/** The forms in which an action is written. */
export type Phrase = 'choose' | 'slide' | 'enter' | 'step' | 'pass' | 'laser' | 'first' | 'tank' | 'fire';

/**
 * The words of a game record in one language. In a phrase `{…}` stands for a part: `{seat}`, `{target}` and `{first}`
 * (letters of players), `{box}`, `{tile}`, `{spin}`, `{column}`, `{dir}`, `{ability}`, `{turn}` (a number), `{stage}`.
 * The same phrase writes and reads; capitals, accents and the kind of space and apostrophe do not count in reading.
 */
export interface Vocabulary {
  /** What a record of this language begins with. */
  readonly title: string;
  readonly keys: {
    readonly player: string;
    readonly seed: string;
    readonly abilities: string;
    readonly guardPoints: string;
    readonly level: string;
    readonly position: string;
    readonly result: string;
  };
  /** What stands between a key and its value. */
  readonly colon: string;
  readonly yes: string;
  readonly no: string;
  readonly choices: Readonly<Record<PositionOptions['abilities'], string>>;
  readonly bot: string;
  readonly colour: string;
  readonly figure: string;
  readonly figures: Readonly<Record<Figure, string>>;
  readonly abilities: Readonly<Record<Ability, string>>;
  readonly noAbility: string;
  readonly directions: Readonly<Record<Direction, string>>;
  /** Begins each stage of the set-up: `{stage}`. */
  readonly setup: string;
  /** Begins each stage of a turn: `{turn}`, `{stage}`. */
  readonly turn: string;
  readonly stages: Readonly<Record<DecidingStage, string>>;
  readonly phrases: Readonly<Record<Phrase, string>>;
  /** @param winners as they are called in the record @param scores `A 31, B 24` */
  readonly outcome: (winners: readonly string[], scores: string, reason: Outcome['reason']) => string;
  readonly unfinished: string;
  readonly notes: Notes;
}
