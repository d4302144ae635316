import type { Direction } from '#core';
import type { Ability, Box, DecidingStage, Figure, Outcome, PositionOptions, Seat } from '#tetzilla/rules';

/** Parts of phrases that may consist of several words. */
export const SEVERAL_WORDS = ['ability', 'dir', 'stage'] as const;

/** Notes on effects, ignored when a record is read. */
interface Notes {
  /** @param row of the tile's lowest box, 1 … 20 */
  readonly lands: (row: number) => string;
  readonly aside: (tile: string) => string;
  /** @param marker in board notation, `h2` or `L` */
  readonly overruns: (marker: string, box: Box) => string;
  /**
   * @param hits those that count
   * @param total hits of the kaiju afterwards
   */
  readonly hit: (kaiju: Seat, hits: number, total: number) => string;
  readonly dies: (kaiju: Seat) => string;
}

/** The phrases for actions. */
export type Phrase = 'choose' | 'slide' | 'enter' | 'step' | 'pass' | 'laser' | 'first' | 'tank' | 'fire';

/**
 * The vocabulary of game records in one language. Phrases contain parts in `{…}`: `{seat}`, `{target}` and
 * `{first}` (letters of players), `{box}`, `{tile}`, `{spin}`, `{column}`, `{dir}`, `{ability}`, `{turn}` (a
 * number), `{stage}`. The same phrases write and parse; parsing ignores case, accents and the kind of spaces
 * and apostrophes.
 */
export interface Vocabulary {
  /** The start of the first line. */
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
  /** Separator of key and value. */
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
  /** Heading of a stage of the setup: `{stage}`. */
  readonly setup: string;
  /** Heading of a stage of a turn: `{turn}`, `{stage}`. */
  readonly turn: string;
  readonly stages: Readonly<Record<DecidingStage, string>>;
  readonly phrases: Readonly<Record<Phrase, string>>;
  /**
   * @param winners names as in the record
   * @param scores `A 31, B 24`
   */
  readonly outcome: (winners: readonly string[], scores: string, reason: Outcome['reason']) => string;
  readonly unfinished: string;
  readonly notes: Notes;
}
