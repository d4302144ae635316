import * as v from 'valibot';
import type { Game, GameTypes } from './game';
import {
  LESSON_CAMERAS,
  type Lesson,
  type LessonStep,
  MARK_TONES,
  type PlayedLesson,
  playLesson,
} from './lesson';
import { LANGUAGES, type Language } from './preferences';
import type { CoreProblems } from './problems.en';
import { err, ok, type Result, within } from './result';
import type { Told } from './rulebook';
import { codesOf, shaped } from './shaped';

const code = codesOf<CoreProblems>();

/** More than anybody reads or looks at. */
export const MOST_STEPS = 200;
export const MOST_LETTERS = 1000;
const MOST_MARKS = 60;
/** Letters of a mark. */
export const LONGEST_SIGN = 8;
const LONGEST_ID = 60;
const LONGEST_TITLE = 120;

/** A text in one language or more. @param most letters */
const toldShape = (most: number) => {
  const Words = v.pipe(v.string(), v.regex(/\S/, code('text.empty')), v.maxLength(most));
  return v.pipe(
    v.strictObject({ en: v.exactOptional(Words), fr: v.exactOptional(Words) }),
    v.minEntries(1, code('told.empty')),
  );
};

const IdShape = v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, code('lesson.id')), v.maxLength(LONGEST_ID));
const ClauseShape = v.pipe(v.string(), v.regex(/^[A-Z]\d{1,2}\.\d{1,2}$/, code('clause.form')));
const PlaceShape = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,4}$/, code('place.form')));
const Places = v.pipe(v.array(PlaceShape), v.maxLength(MOST_MARKS), v.readonly());
const tone = v.exactOptional(v.picklist(MARK_TONES));

const ArrowShape = v.strictObject({
  arrow: v.pipe(v.strictTuple([PlaceShape, PlaceShape]), v.readonly()),
  tone,
});
const BoxShape = v.strictObject({ box: PlaceShape, tone });
const SignShape = v.strictObject({
  sign: v.pipe(v.string(), v.regex(/\S/, code('text.empty')), v.maxLength(LONGEST_SIGN)),
  at: PlaceShape,
  tone,
});

const AnyMarkShape = v.union([ArrowShape, BoxShape, SignShape]);
/** What is at fault in a mark is told of the kind of mark it looks like. */
const MarkShape = v.lazy((input) => {
  if (typeof input !== 'object' || input === null) return AnyMarkShape;
  if ('arrow' in input) return ArrowShape;
  return 'box' in input ? BoxShape : SignShape;
});

const Marks = v.pipe(v.array(MarkShape), v.maxLength(MOST_MARKS), v.readonly());
const Action = v.unknown();
const Position = v.unknown();
const Text = toldShape(MOST_LETTERS);

/** Parts of lessons that schemas refer to; positions and actions are a game's own. */
export const LESSON_SHAPES = { action: Action, position: Position, text: Text, mark: AnyMarkShape } as const;

const QuestionShape = v.strictObject({
  ask: Text,
  among: Places,
  right: Places,
  because: Text,
  legal: v.exactOptional(v.strictObject({ of: v.record(v.string(), v.unknown()), field: v.string() })),
});

const ExpectationShape = v.strictObject({
  boxes: v.exactOptional(v.record(PlaceShape, v.string())),
  fields: v.exactOptional(v.record(v.string(), v.unknown())),
  legal: v.exactOptional(v.pipe(v.array(Action), v.readonly())),
  refused: v.exactOptional(
    v.pipe(v.array(v.strictObject({ action: Action, clause: ClauseShape })), v.readonly()),
  ),
});

const StepShape = v.strictObject({
  say: Text,
  marks: v.exactOptional(Marks),
  question: v.exactOptional(QuestionShape),
  action: v.exactOptional(Action),
  after: v.exactOptional(Text),
  marksAfter: v.exactOptional(Marks),
  camera: v.exactOptional(v.picklist(LESSON_CAMERAS)),
  expect: v.exactOptional(ExpectationShape),
});

/** What every lesson file says of itself, whatever its game. */
export const LessonFileHead = v.object({
  format: v.literal('kaiju-lesson'),
  version: v.literal(1),
  game: v.string(),
});

/** The form of the lessons of a game; their positions and actions are validated by its rules. */
export const lessonFileShape = (game: string) =>
  v.strictObject({
    format: v.literal('kaiju-lesson'),
    version: v.literal(1),
    game: v.literal(game),
    id: IdShape,
    clauses: v.pipe(v.array(ClauseShape), v.maxLength(MOST_MARKS), v.readonly()),
    title: toldShape(LONGEST_TITLE),
    position: Position,
    steps: v.pipe(v.array(StepShape), v.minLength(1), v.maxLength(MOST_STEPS), v.readonly()),
  });

/** A lesson as plain JSON: what lesson files hold. Its texts are in one language or more. */
export type LessonFile = v.InferOutput<ReturnType<typeof lessonFileShape>>;
export type LessonFileStep = LessonFile['steps'][number];
/** A text in one language or more. */
export type ToldInSome = LessonFile['title'];

/** A lesson that was read: as its file has it, as people see it, and as the rules play it. */
export interface ReadLesson<T extends GameTypes = GameTypes> {
  readonly file: LessonFile;
  readonly lesson: Lesson<T>;
  readonly played: PlayedLesson<T>;
}

/** A text in every language: where one is missing, people read the other. */
export function inEvery({ en, fr }: ToldInSome): Told {
  return { en: en ?? fr ?? '', fr: fr ?? en ?? '' };
}

/** The languages of a file: those that all of its texts are in. */
export function languagesOf({ title, steps }: LessonFile): readonly Language[] {
  const texts = [title, ...steps.flatMap(textsOf)];
  return LANGUAGES.filter((language) => texts.every((text) => text[language] !== undefined));
}

function textsOf({ say, after, question }: LessonFileStep): readonly ToldInSome[] {
  return [
    say,
    ...(after === undefined ? [] : [after]),
    ...(question === undefined ? [] : [question.ask, question.because]),
  ];
}

/** A lesson as people see it. */
export function lessonOfFile<T extends GameTypes>(file: LessonFile): Lesson<T> {
  const { id, clauses, title, position, steps } = file;
  return {
    id,
    clauses,
    title: inEvery(title),
    position: () => position,
    steps: steps.map(
      ({ say, after, question, ...step }): LessonStep<T['Action']> => ({
        ...step,
        say: inEvery(say),
        ...(after === undefined ? {} : { after: inEvery(after) }),
        ...(question === undefined
          ? {}
          : { question: { ...question, ask: inEvery(question.ask), because: inEvery(question.because) } }),
      }),
    ),
  };
}

/** The file of a lesson. What it may be compared with stays behind: that is in no file. */
export function formatLessonFile(game: string, { id, clauses, title, position, steps }: Lesson): LessonFile {
  return {
    format: 'kaiju-lesson',
    version: 1,
    game,
    id,
    clauses,
    title,
    position: position(),
    steps,
  };
}

/**
 * Validates the file of a lesson and plays it. Fails with the field at fault, e.g. `steps[3].action.to`; a position and
 * actions are refused as the rules refuse them. Whether it comes out as it says is for `checkLesson`.
 */
export function parseLessonFile<T extends GameTypes>(
  game: Pick<Game<T>, 'id' | 'parse' | 'parseAction' | 'apply'>,
  input: unknown,
): Result<ReadLesson<T>> {
  const shape = shaped(lessonFileShape(game.id), input);
  if (!shape.ok) return shape;
  const position = game.parse(shape.value.position);
  if (!position.ok) return err(within('position', position.error));
  const steps: LessonFileStep[] = [];
  for (const [index, step] of shape.value.steps.entries()) {
    const parsed = parsedStep(game, step);
    if (!parsed.ok) return err(within(`steps[${index}]`, parsed.error));
    steps.push(parsed.value);
  }
  const file: LessonFile = { ...shape.value, position: position.value, steps };
  const lesson = lessonOfFile<T>(file);
  const played = playLesson(game, lesson);
  return played.ok ? ok({ file, lesson, played: played.value }) : played;
}

/** A step with its actions as the rules read them. */
function parsedStep<T extends GameTypes>(
  game: Pick<Game<T>, 'parseAction'>,
  step: LessonFileStep,
): Result<LessonFileStep> {
  const { action, expect } = step;
  if (action !== undefined) {
    const parsed = game.parseAction(action);
    if (!parsed.ok) return err(within('action', parsed.error));
  }
  for (const [index, legal] of (expect?.legal ?? []).entries()) {
    const parsed = game.parseAction(legal);
    if (!parsed.ok) return err(within(`expect.legal[${index}]`, parsed.error));
  }
  for (const [index, refused] of (expect?.refused ?? []).entries()) {
    const parsed = game.parseAction(refused.action);
    if (!parsed.ok) return err(within(`expect.refused[${index}].action`, parsed.error));
  }
  return ok(step);
}
