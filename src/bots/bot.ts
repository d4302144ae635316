import type { GameTypes, Simulator } from '#core';
import type { SearchTask } from './thinker';

/** What a bot is asked: only what its seat may know. */
export interface BotQuestion<T extends GameTypes> {
  readonly view: T['View'];
  /** The actions open to the seat, at least one. */
  readonly legal: readonly T['Action'][];
  readonly seat: T['Seat'];
  /** A safe integer; the same question with the same seed gets the same answer. */
  readonly seed: number;
  /** Plays with the character of its seat, as far as that costs next to nothing; to win and nothing else if left out. */
  readonly inCharacter?: true;
}

/** A player that is a program. It keeps no memory: the question is all it goes by. */
export interface Bot<T extends GameTypes> {
  readonly id: string;
  /** One of the legal actions. Throws when there are none. */
  choose(question: BotQuestion<T>): T['Action'];
  /** Begins to think about a question; with its own budget it comes to what {@link choose} answers. */
  think(question: BotQuestion<T>): SearchTask<T>;
}

/** Makes a bot for a game from its simulator. */
export type BotMaker = <T extends GameTypes>(simulator: Simulator<T>) => Bot<T>;
