import {
  catalogueWithFrenchSpacing,
  type Game,
  type GameTypes,
  type LocalizedText,
  ok,
  type Result,
  within,
} from '#core';

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
  /** A few letters above a place. */
  | { readonly sign: string; readonly at: string; readonly tone?: MarkTone };

/** An action that the rules must reject, and the clause that rejects it. */
export interface RefusedAction<Action = unknown> {
  readonly action: Action;
  readonly clause: string;
}

/** What must hold after a step. Worked out by hand, so that lessons test the rules. */
export interface LessonExpectation<Action = unknown> {
  /** Contents of boxes, in the game's notation. */
  readonly boxes?: Readonly<Record<string, string>>;
  /** Fields of the position by dotted path, e.g. `players.A.floors`. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly legal?: readonly Action[];
  readonly refused?: readonly RefusedAction<Action>[];
}

/** A question answered by choosing places. */
export interface LessonQuestion {
  readonly ask: LocalizedText;
  /** The places on offer. */
  readonly among: readonly string[];
  /** All correct places; may be empty. */
  readonly right: readonly string[];
  readonly because: LocalizedText;
  /** Where the rules know the answer: the values of `field` among the legal actions that match `of`. */
  readonly legal?: { readonly of: Readonly<Record<string, unknown>>; readonly field: string };
}

/** One step of a lesson: a text, an optional action, and an optional text after it. */
export interface LessonStep<Action = unknown> {
  readonly say: LocalizedText;
  /** Marks shown with the first text. */
  readonly marks?: readonly LessonMark[];
  /** A question before the action. */
  readonly question?: LessonQuestion;
  readonly action?: Action;
  /** Text after the action; by default the first text stays. */
  readonly after?: LocalizedText;
  /** Note for the presenter, hidden from the audience. */
  readonly note?: LocalizedText;
  readonly marksAfter?: readonly LessonMark[];
  /** Defaults to `whole`. */
  readonly camera?: LessonCamera | LessonView;
  readonly expect?: LessonExpectation<Action>;
}

/** An example of the rules, played by the rules themselves. */
export interface Lesson<T extends GameTypes = GameTypes> {
  /** Used in links: words with hyphens. */
  readonly id: string;
  /** The clauses it demonstrates, most important first. */
  readonly clauses: readonly string[];
  readonly title: LocalizedText;
  /** The id of a lesson to compare it with. */
  readonly beside?: string;
  /** The opening position; not validated. */
  position(): unknown;
  readonly steps: readonly LessonStep<T['Action']>[];
}

/** A group of lessons. */
export interface LessonChapter<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly title: LocalizedText;
  readonly lessons: readonly Lesson<T>[];
}

/** A lesson played by the rules. */
export interface PlayedLesson<T extends GameTypes = GameTypes> {
  /** The positions before the first step and after each step, so one more than there are steps. */
  readonly positions: readonly [T['Position'], ...T['Position'][]];
  /** The events of each step; empty for a step without an action. */
  readonly events: readonly (readonly T['Event'][])[];
}

/** Plays a lesson. Fails with the invalid field of its position, or with the clause that an action breaks. */
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

/** A lesson as stored in the data files, with a sketch in place of its position. */
interface Example<T extends GameTypes, Sketch> extends Omit<Lesson<T>, 'position'> {
  readonly sketch: Sketch;
  /** Default camera of its steps. */
  readonly camera?: LessonCamera | LessonView;
}

/**
 * Builds the lessons of a game's data files, in order. The files are checked by the game's tests, not at run time.
 * @param usual default camera of all steps
 */
export function sketchedLessons<T extends GameTypes, Sketch>(
  files: readonly unknown[],
  positionOf: (sketch: Sketch) => T['Position'],
  usual?: LessonCamera,
): readonly Lesson<T>[] {
  const examples = files.flat() as Example<T, Sketch>[];
  return catalogueWithFrenchSpacing(
    examples.map(({ sketch, camera = usual, steps, ...lesson }) => ({
      ...lesson,
      steps: camera === undefined ? steps : steps.map((step) => ({ camera, ...step })),
      position: () => positionOf(sketch),
    })),
  );
}
