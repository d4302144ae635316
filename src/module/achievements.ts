import type { Language } from '#core';

/** A finished game, as input for achievements. */
export interface PlayedGame {
  /** Null without bots if several people share the device. */
  readonly won: boolean | null;
  /** Game statistics of the people at the device, by name. */
  readonly figures: Readonly<Record<string, number>>;
}

/** An achievement of one game. */
export interface Achievement {
  readonly id: string;
  /** Whether the games so far, latest last, earn it. */
  readonly earned: (games: readonly PlayedGame[]) => boolean;
  readonly words: Readonly<Record<Language, { readonly title: string; readonly text: string }>>;
}

type Earned = Achievement['earned'];

/** Earned by a won game that passes a further check. */
export const won =
  (holds: (game: PlayedGame) => boolean = () => true): Earned =>
  (games) =>
    games.some((game) => game.won === true && holds(game));

/** Earned when a statistic reaches a value in one game. */
export const inOneGame =
  (figure: string, least: number): Earned =>
  (games) =>
    games.some(({ figures }) => (figures[figure] ?? 0) >= least);

/** Earned when the sum of a statistic over all games reaches a value. */
export const inAll =
  (figure: string, least: number): Earned =>
  (games) =>
    games.reduce((sum, { figures }) => sum + (figures[figure] ?? 0), 0) >= least;
