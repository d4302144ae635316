import type { Language } from '#core';

/** A game that was played to its end, as achievements see it. */
export interface PlayedGame {
  /** Null where it was nobody's to win. */
  readonly won: boolean | null;
  /** What the game's figures came to for the people at the device, by their names. */
  readonly figures: Readonly<Record<string, number>>;
}

/** Something that people may achieve in the games of one kind. */
export interface Achievement {
  readonly id: string;
  /** Whether all games so far, the latest last, earn it. */
  readonly earned: (games: readonly PlayedGame[]) => boolean;
  readonly words: Readonly<Record<Language, { readonly title: string; readonly text: string }>>;
}

type Earned = Achievement['earned'];

/** A game was won, of which more may have to hold. */
export const won =
  (holds: (game: PlayedGame) => boolean = () => true): Earned =>
  (games) =>
    games.some((game) => game.won === true && holds(game));

/** A figure came to so much in one game. */
export const inOneGame =
  (figure: string, least: number): Earned =>
  (games) =>
    games.some(({ figures }) => (figures[figure] ?? 0) >= least);

/** A figure came to so much in all games together. */
export const inAll =
  (figure: string, least: number): Earned =>
  (games) =>
    games.reduce((sum, { figures }) => sum + (figures[figure] ?? 0), 0) >= least;
