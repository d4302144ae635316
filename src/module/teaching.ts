import type { FirstGame, Lesson, LessonBoard, Rulebook, TutorialStep } from '#learning';

/** The teaching material of a game, loaded separately. */
export interface Teaching {
  readonly rulebook: Rulebook;
  /** The lessons, in the order of the rules; none if left out. */
  readonly lessons?: readonly Lesson[];
  /** The tutorial; none if left out. */
  readonly firstGame?: FirstGame;
  /** What lessons can refer to, for their authors. */
  readonly board?: LessonBoard;
  /** Tips for later games, most important first; none if left out. */
  readonly hints?: readonly TutorialStep[];
}
