import type { GameTypes, Simulator } from '#core';
import type { SearchTask } from './thinker';

/** A question for a bot. It only contains what the seat may know. */
export interface BotQuestion<T extends GameTypes> {
  readonly view: T['View'];
  /** The legal actions of the seat, at least one. */
  readonly legal: readonly T['Action'][];
  readonly seat: T['Seat'];
  /** A safe integer. The same question with the same seed gets the same answer. */
  readonly seed: number;
  /** Play to the character of the seat where that costs next to nothing; by default, play only to win. */
  readonly inCharacter?: true;
}

/** A computer player. It is stateless: its answer depends on the question alone. */
export interface Bot<T extends GameTypes> {
  readonly id: string;
  /** One of the legal actions. Throws if there are none. */
  choose(question: BotQuestion<T>): T['Action'];
  /**
   * Starts thinking about a question. With the bot's own budget the result is what {@link choose} returns.
   */
  think(question: BotQuestion<T>): SearchTask<T>;
}

/** Creates a bot for a game's simulator. */
export type BotMaker = <T extends GameTypes>(simulator: Simulator<T>) => Bot<T>;
