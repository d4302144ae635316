import type { FirstGame, Lesson, LessonBoard, Rulebook, TutorialStep } from '#core';

/** What teaches a game, loaded apart from the game itself. */
export interface Teaching {
  readonly rulebook: Rulebook;
  /** Examples that the rules play, in the order of the rules; none where left out. */
  readonly lessons?: readonly Lesson[];
  /** A game to learn it by playing; none where left out. */
  readonly firstGame?: FirstGame;
  /** What lessons refer to, for those who write more of them. */
  readonly board?: LessonBoard;
  /** What newcomers are told in their other games as it comes up, the most important first; nothing where left out. */
  readonly hints?: readonly TutorialStep[];
}
