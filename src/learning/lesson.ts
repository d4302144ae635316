import { type Game, type GameTypes, type LocalizedText, ok, type Result, within } from '#core';

export const LESSON_CAMERAS = ['whole', 'close', 'above'] as const;
/** Camera of a step: the whole table, a close view of the action, or from straight above. */
export type LessonCamera = (typeof LESSON_CAMERAS)[number];

/** A camera position that an author chose for a step. */
export interface LessonView {
  /** Table units. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Radians from the south towards the east. */
  readonly azimuth: number;
  /** Radians above the horizon. */
  readonly elevation: number;
  /** Table units from the point. */
  readonly distance: number;
}

export const MARK_TONES = ['look', 'good', 'bad'] as const;
/** Meaning of a mark: look here, allowed, not allowed. */
export type MarkTone = (typeof MARK_TONES)[number];

/** A mark on the table. Places are public names: boxes, players' figures. */
export type LessonMark =
  | { readonly arrow: readonly [from: string, to: string]; readonly tone?: MarkTone }
  | { readonly box: string; readonly tone?: MarkTone }
  /** A few letters over a place. */
  | { readonly sign: string; readonly at: string; readonly tone?: MarkTone };

/** An action that the rules must reject, and the clause that rejects it. */
export interface RefusedAction<Action = unknown> {
  readonly action: Action;
  readonly clause: string;
}

/** What must hold after a step, worked out by hand so that it checks the rules. */
export interface LessonExpectation<Action = unknown> {
  /** What stands in boxes, in the game's notation. */
  readonly boxes?: Readonly<Record<string, string>>;
  /** Fields of the position by their path with dots, e.g. `players.A.floors`. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly legal?: readonly Action[];
  readonly refused?: readonly RefusedAction<Action>[];
}

/** A question that is answered by choosing places. */
export interface LessonQuestion {
  readonly ask: LocalizedText;
  /** The places that are offered. */
  readonly among: readonly string[];
  /** All of those that are right; none if nothing is. */
  readonly right: readonly string[];
  readonly because: LocalizedText;
  /** Where the rules themselves know the answer: the values of a field of the legal actions that agree with `of`. */
  readonly legal?: { readonly of: Readonly<Record<string, unknown>>; readonly field: string };
}

/** One step of a lesson: a text, then perhaps an action, then perhaps a text about it. */
export interface LessonStep<Action = unknown> {
  readonly say: LocalizedText;
  /** Marks while the text is read. */
  readonly marks?: readonly LessonMark[];
  /** A question before the action. */
  readonly question?: LessonQuestion;
  readonly action?: Action;
  /** Text after the action; if left out, the first text stays. */
  readonly after?: LocalizedText;
  /** Note for the presenter; the audience does not see it. */
  readonly note?: LocalizedText;
  readonly marksAfter?: readonly LessonMark[];
  /** `whole` if left out. */
  readonly camera?: LessonCamera | LessonView;
  readonly expect?: LessonExpectation<Action>;
}

/** An example of the rules, played by the rules themselves. */
export interface Lesson<T extends GameTypes = GameTypes> {
  /** For links: words with dashes. */
  readonly id: string;
  /** The clauses it shows, the most important one first. */
  readonly clauses: readonly string[];
  readonly title: LocalizedText;
  /** The id of a lesson to compare it with. */
  readonly beside?: string;
  /** The opening position; not validated. */
  position(): unknown;
  readonly steps: readonly LessonStep<T['Action']>[];
}

/** Lessons that belong together. */
export interface LessonChapter<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly title: LocalizedText;
  readonly lessons: readonly Lesson<T>[];
}

/** A lesson played by the rules. */
export interface PlayedLesson<T extends GameTypes = GameTypes> {
  /** Before the first step and after each: one more than there are steps. */
  readonly positions: readonly [T['Position'], ...T['Position'][]];
  /** What happened in each step; nothing in one without an action. */
  readonly events: readonly (readonly T['Event'][])[];
}

/** Plays a lesson. Fails with the field of its position, or with the clause that an action breaks. */
export function playLesson<T extends GameTypes>(
  rules: Pick<Game<T>, 'parse' | 'apply'>,
  lesson: Lesson<T>,
): Result<PlayedLesson<T>> {
  const parsed = rules.parse(lesson.position());
  if (!parsed.ok) return parsed;
  let position = parsed.value;
  const positions: [T['Position'], ...T['Position'][]] = [position];
  const events: (readonly T['Event'][])[] = [];
  for (const [index, { action }] of lesson.steps.entries()) {
    if (action === undefined) {
      events.push([]);
    } else {
      const played = rules.apply(position, action);
      if (!played.ok) return { ok: false, error: within(`steps[${index}].action`, played.error) };
      position = played.value.position;
      events.push(played.value.events);
    }
    positions.push(position);
  }
  return ok({ positions, events });
}

/**
 * The lessons of a game's data files, in their order. What a game writes down for one is its own; its form is held by the tests
 * of the game's lessons, not when they are loaded.
 */
export const examplesOf = <Example>(files: readonly unknown[]): readonly Example[] =>
  files.flat() as Example[];
