import type { GameTypes, Language, RecordedGame, Result, Task } from '#core';

/** The text notation of a game, in one language. */
export interface RecordText<T extends GameTypes = GameTypes> {
  readonly language: Language;
  format(game: RecordedGame<T>): string;
}

/** The text notation of a game. */
export interface GameRecords<T extends GameTypes = GameTypes> {
  /** None where a game cannot be. */
  readonly texts: readonly RecordText<T>[];
  /** Reads what one of {@link texts} wrote, with a pause after each line. Fails with the line at fault. */
  reading(text: string): Task<Result<RecordedGame<T>>>;
}
