import type { GameTypes, Language } from '#core';
import type { GameModule, GameTable, GameWords, SeatFigures, SeatNames } from '#module';
import type { Session } from '#session';

/** A game on the table: its session with the parts of its module. */
export interface TableParts {
  readonly module: GameModule;
  readonly table: GameTable;
  readonly session: Session<GameTypes>;
  readonly seats: readonly string[];
  readonly names: SeatNames;
  readonly colours: Readonly<Record<string, string>>;
  /** Chosen figures by seat. */
  readonly figures: SeatFigures;
  /** Current language. */
  readonly language: Language;
  /** Texts of the game in this language. */
  readonly words: GameWords;
}
