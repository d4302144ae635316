import type { GameTypes, Language } from '#core';
import type { GameModule, GameTable, GameWords, SeatFigures, SeatNames } from '#module';
import type { Session } from '#session';

/** A game on the table: its session, and what its module brings for it. */
export interface TableParts {
  readonly module: GameModule;
  readonly table: GameTable;
  readonly session: Session<GameTypes>;
  readonly seats: readonly string[];
  readonly names: SeatNames;
  readonly colours: Readonly<Record<string, string>>;
  /** The figures that players have chosen, by seat. */
  readonly figures: SeatFigures;
  /** The language in use. */
  readonly language: Language;
  /** Texts of the game in this language. */
  readonly words: GameWords;
}
