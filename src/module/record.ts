import type { GameTypes, Language, RecordedGame, Result, Task } from '#core';

/** The text notation of a game, in one language. */
export interface RecordText<T extends GameTypes = GameTypes> {
  readonly language: Language;
  format(game: RecordedGame<T>): string;
}

/** The text notation of a game. */
export interface GameRecords<T extends GameTypes = GameTypes> {
  /** Empty for games without a notation. */
  readonly texts: readonly RecordText<T>[];
  /** Parses the output of one of {@link texts}, yielding after each line. Fails with the invalid line. */
  reading(text: string): Task<Result<RecordedGame<T>>>;
}
