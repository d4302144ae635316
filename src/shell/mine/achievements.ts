import { type BotLevel, LEVELS } from '#core';
import { type FinishedGame, summaryOf } from '../../page/record';

/** Input of achievements. */
export interface PlayRecord {
  /** Latest last. */
  readonly games: readonly FinishedGame[];
  /** Number of solved puzzles by game id. */
  readonly puzzles: Readonly<Record<string, number>>;
}

type Judge = (played: PlayRecord) => boolean;

const wonAt = ({ won, level }: FinishedGame, least: BotLevel): boolean =>
  won === true && level !== null && LEVELS.indexOf(level) >= LEVELS.indexOf(least);

const some =
  (judge: (game: FinishedGame) => boolean): Judge =>
  ({ games }) =>
    games.some(judge);
const count =
  (least: number, judge: (game: FinishedGame) => boolean = () => true): Judge =>
  ({ games }) =>
    games.filter(judge).length >= least;
const solved =
  (least: number): Judge =>
  ({ puzzles }) =>
    Object.values(puzzles).reduce((sum, each) => sum + each, 0) >= least;
const gamesOf = (games: readonly FinishedGame[]) => new Set(games.map(({ game }) => game));

/** Conditions of the achievements that span all games, by id. */
const ACHIEVEMENTS = {
  first: count(1),
  firstWin: some((game) => game.won === true),
  loser: some((game) => game.won === false),
  ten: count(10),
  fifty: count(50),
  hundred: count(100),
  allBoxes: ({ games }: PlayRecord) => gamesOf(games).size >= 3,
  allWon: ({ games }: PlayRecord) => gamesOf(games.filter((game) => game.won === true)).size >= 3,
  friends: some(({ people }) => people >= 2),
  fullHouse: some(({ people, seats }) => people >= 4 && people === seats),
  streak3: ({ games }: PlayRecord) => summaryOf(games).bestStreak >= 3,
  streak5: ({ games }: PlayRecord) => summaryOf(games).bestStreak >= 5,
  streak10: ({ games }: PlayRecord) => summaryOf(games).bestStreak >= 10,
  glutton: some((game) => wonAt(game, 'greedy')),
  schemer: some((game) => wonAt(game, 'planner')),
  hunter: some((game) => wonAt(game, 'hunter')),
  terror: some((game) => wonAt(game, 'merciless')),
  terrors: ({ games }: PlayRecord) => gamesOf(games.filter((game) => wonAt(game, 'merciless'))).size >= 3,
  stubborn: ({ games }: PlayRecord) => {
    const end = games.slice(-6);
    return end.length === 6 && end.slice(0, 5).every((game) => game.won === false) && end[5]?.won === true;
  },
  puzzle: solved(1),
  puzzles10: solved(10),
  puzzles50: solved(50),
} as const satisfies Readonly<Record<string, Judge>>;
export type AchievementId = keyof typeof ACHIEVEMENTS;

export const ACHIEVEMENT_IDS = Object.keys(ACHIEVEMENTS) as readonly AchievementId[];

/** The earned achievements. They follow from the record of games, so they are not stored. */
export const achieved = (played: PlayRecord): ReadonlySet<AchievementId> =>
  new Set(ACHIEVEMENT_IDS.filter((id) => ACHIEVEMENTS[id](played)));
