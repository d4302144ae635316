import * as v from 'valibot';
import {
  type CoreProblems,
  codesOf,
  err,
  frenchType,
  type Game,
  type GameTypes,
  LANGUAGES,
  type Language,
  type LocalizedText,
  ok,
  parseShape,
  type Result,
  within,
} from '#core';
import {
  LESSON_CAMERAS,
  type Lesson,
  type LessonStep,
  MARK_TONES,
  type PlayedLesson,
  playLesson,
} from './lesson';

const code = codesOf<CoreProblems>();

/** Maximum number of steps. */
export const MAX_STEPS = 200;
export const MAX_TEXT_LENGTH = 1000;
const MAX_MARKS = 60;
/** Maximum length of a sign, in characters. */
export const MAX_SIGN_LENGTH = 8;
const MAX_ID_LENGTH = 60;
export const MAX_TITLE_LENGTH = 120;

/** A text in at least one language. @param most maximum length in characters */
const partialTextShape = (most: number) => {
  const Words = v.pipe(v.string(), v.regex(/\S/, code('text.empty')), v.maxLength(most));
  return v.pipe(
    v.strictObject({ en: v.exactOptional(Words), fr: v.exactOptional(Words) }),
    v.minEntries(1, code('told.empty')),
  );
};

/** A text that may still be empty. @param most maximum length in characters */
const blankShape = (most: number) => {
  const Words = v.pipe(v.string(), v.maxLength(most));
  return v.strictObject({ en: v.exactOptional(Words), fr: v.exactOptional(Words) });
};
type TextShape = v.GenericSchema<PartialText>;

/** Maximum length of a place's name, in characters. */
export const MAX_PLACE_LENGTH = 12;

const IdShape = v.pipe(
  v.string(),
  v.regex(/^[a-z]+(-[a-z]+)*$/, code('lesson.id')),
  v.maxLength(MAX_ID_LENGTH),
);
const ClauseShape = v.pipe(v.string(), v.regex(/^[A-Z]\d{1,2}\.\d{1,2}$/, code('clause.form')));
const PLACE_FORM = new RegExp(`^[A-Za-z0-9]{1,${MAX_PLACE_LENGTH}}$`);
const PlaceShape = v.pipe(v.string(), v.regex(PLACE_FORM, code('place.form')));
const Places = v.pipe(v.array(PlaceShape), v.maxLength(MAX_MARKS), v.readonly());
const tone = v.exactOptional(v.picklist(MARK_TONES));

const ArrowShape = v.strictObject({
  arrow: v.pipe(v.strictTuple([PlaceShape, PlaceShape]), v.readonly()),
  tone,
});
const BoxShape = v.strictObject({ box: PlaceShape, tone });
const SignShape = v.strictObject({
  sign: v.pipe(v.string(), v.regex(/\S/, code('text.empty')), v.maxLength(MAX_SIGN_LENGTH)),
  at: PlaceShape,
  tone,
});

const AnyMarkShape = v.union([ArrowShape, BoxShape, SignShape]);
/** Validates against the kind of mark that the input resembles, for better problem messages. */
const MarkShape = v.lazy((input) => {
  if (typeof input !== 'object' || input === null) return AnyMarkShape;
  if ('arrow' in input) return ArrowShape;
  return 'box' in input ? BoxShape : SignShape;
});

const Marks = v.pipe(v.array(MarkShape), v.maxLength(MAX_MARKS), v.readonly());
const Action = v.unknown();
const Position = v.unknown();
const Text = partialTextShape(MAX_TEXT_LENGTH);

/** Limit for coordinates and camera distances, beyond any table. */
const FAR = 200;
const measure = v.pipe(v.number(), v.minValue(-FAR), v.maxValue(FAR));
const ViewShape = v.strictObject({
  x: measure,
  y: measure,
  z: measure,
  azimuth: measure,
  elevation: measure,
  distance: v.pipe(v.number(), v.minValue(1), v.maxValue(FAR)),
});
const CameraName = v.picklist(LESSON_CAMERAS);
const AnyCamera = v.union([CameraName, ViewShape]);
const CameraShape = v.lazy((input) => {
  if (input === undefined) return AnyCamera;
  return typeof input === 'object' ? ViewShape : CameraName;
});

/** Shared parts of the schema. Positions and actions are defined by each game. */
export const LESSON_SHAPES = {
  action: Action,
  position: Position,
  text: Text,
  mark: AnyMarkShape,
  marks: Marks,
  id: IdShape,
  clause: ClauseShape,
  camera: CameraShape,
} as const;

const questionShape = <Text extends TextShape>(text: Text) =>
  v.strictObject({
    ask: text,
    among: Places,
    right: Places,
    because: text,
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

/** Schema of a step. @param text the schema of its texts */
export const stepShape = <Text extends TextShape>(text: Text) =>
  v.strictObject({
    say: text,
    marks: v.exactOptional(Marks),
    question: v.exactOptional(questionShape(text)),
    action: v.exactOptional(Action),
    after: v.exactOptional(text),
    note: v.exactOptional(text),
    marksAfter: v.exactOptional(Marks),
    camera: v.exactOptional(CameraShape),
    expect: v.exactOptional(ExpectationShape),
  });

/** The schema of the head that all lesson files share. */
export const LessonFileHead = v.object({
  format: v.literal('kaiju-lesson'),
  version: v.literal(1),
  game: v.string(),
});

const shapeWith = <Title extends TextShape, Words extends TextShape>(
  game: string,
  title: Title,
  text: Words,
) =>
  v.strictObject({
    format: v.literal('kaiju-lesson'),
    version: v.literal(1),
    game: v.literal(game),
    id: IdShape,
    clauses: v.pipe(v.array(ClauseShape), v.maxLength(MAX_MARKS), v.readonly()),
    title,
    position: Position,
    steps: v.pipe(v.array(stepShape(text)), v.minLength(1), v.maxLength(MAX_STEPS), v.readonly()),
  });

/** The schema of a game's lessons. Positions and actions are validated by its rules. */
export const lessonFileShape = (game: string) => shapeWith(game, partialTextShape(MAX_TITLE_LENGTH), Text);

/** A lesson file as plain JSON. Its texts are in one language or more. */
export type LessonFile = v.InferOutput<ReturnType<typeof lessonFileShape>>;
export type LessonFileStep = LessonFile['steps'][number];
/** A text in one language or more. */
export interface PartialText {
  en?: string;
  fr?: string;
}

/** A parsed lesson: the file, the texts to show, and the moves as the rules play them. */
export interface ReadLesson<T extends GameTypes = GameTypes> {
  readonly file: LessonFile;
  readonly lesson: Lesson<T>;
  readonly played: PlayedLesson<T>;
}

/** Fills in missing languages with the other one, and sets the spaces of French punctuation. */
export function inEvery({ en, fr: written }: PartialText): LocalizedText {
  const fr = written === undefined ? undefined : frenchType(written);
  return { en: en || fr || '', fr: fr || en || '' };
}

/** The languages in which all texts of a file are available. */
export function languagesOf({ title, steps }: LessonFile): readonly Language[] {
  const texts = [title, ...steps.flatMap(textsOf)];
  return LANGUAGES.filter((language) => texts.every((text) => text[language] !== undefined));
}

function textsOf({ say, after, note, question }: LessonFileStep): readonly PartialText[] {
  return [
    say,
    ...(after === undefined ? [] : [after]),
    ...(note === undefined ? [] : [note]),
    ...(question === undefined ? [] : [question.ask, question.because]),
  ];
}

/** The lesson of a file, with every text in every language. */
export function lessonOfFile<T extends GameTypes>(file: LessonFile): Lesson<T> {
  const { id, clauses, title, position, steps } = file;
  return {
    id,
    clauses,
    title: inEvery(title),
    position: () => position,
    steps: steps.map(
      ({ say, after, note, question, ...step }): LessonStep<T['Action']> => ({
        ...step,
        say: inEvery(say),
        ...(after === undefined ? {} : { after: inEvery(after) }),
        ...(note === undefined ? {} : { note: inEvery(note) }),
        ...(question === undefined
          ? {}
          : { question: { ...question, ask: inEvery(question.ask), because: inEvery(question.because) } }),
      }),
    ),
  };
}

/** The file of a lesson. `beside` is not part of the format. */
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

/** The part of a game that reads lessons. */
type Reader<T extends GameTypes> = Pick<Game<T>, 'id' | 'parse' | 'parseAction' | 'apply' | 'filledIn'>;

/**
 * Validates a lesson file and plays it. Fails with the first invalid field, e.g. `steps[3].action.to`, or
 * with the reason of the rules for an illegal position or action. Expectations are left to `checkLesson`.
 */
export function parseLessonFile<T extends GameTypes>(game: Reader<T>, input: unknown): Result<ReadLesson<T>> {
  const shape = parseShape(lessonFileShape(game.id), input);
  return shape.ok ? played(game, shape.value) : shape;
}

/** Like {@link parseLessonFile}, but for a lesson still being written: texts may be empty. */
export function parseLessonDraft<T extends GameTypes>(
  game: Reader<T>,
  input: unknown,
): Result<ReadLesson<T>> {
  const shape = parseShape(
    shapeWith(game.id, blankShape(MAX_TITLE_LENGTH), blankShape(MAX_TEXT_LENGTH)),
    input,
  );
  return shape.ok ? played(game, shape.value) : shape;
}

function played<T extends GameTypes>(game: Reader<T>, shape: LessonFile): Result<ReadLesson<T>> {
  const position = game.parse(game.filledIn?.(shape.position) ?? shape.position);
  if (!position.ok) return err(within('position', position.error));
  for (const [index, step] of shape.steps.entries()) {
    const checked = checkActions(game, step);
    if (!checked.ok) return err(within(`steps[${index}]`, checked.error));
  }
  const file: LessonFile = { ...shape, position: position.value };
  const lesson = lessonOfFile<T>(file);
  const played = playLesson(game, lesson);
  return played.ok ? ok({ file, lesson, played: played.value }) : played;
}

/** Fails with the first step whose action is invalid. */
function checkActions<T extends GameTypes>(
  game: Pick<Game<T>, 'parseAction'>,
  { action, expect }: LessonFileStep,
): Result<null> {
  const named = [
    ...(action === undefined ? [] : [['action', action] as const]),
    ...(expect?.legal ?? []).map((legal, index) => [`expect.legal[${index}]`, legal] as const),
    ...(expect?.refused ?? []).map(
      (each, index) => [`expect.refused[${index}].action`, each.action] as const,
    ),
  ];
  for (const [field, each] of named) {
    const parsed = game.parseAction(each);
    if (!parsed.ok) return err(within(field, parsed.error));
  }
  return ok(null);
}
