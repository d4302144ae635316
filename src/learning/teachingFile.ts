import * as v from 'valibot';
import { type CoreProblems, codesOf } from '#core';
import { LESSON_SHAPES, MAX_TEXT_LENGTH, MAX_TITLE_LENGTH, stepShape } from './lessonFile';

const code = codesOf<CoreProblems>();
const { id, clause, marks, camera } = LESSON_SHAPES;

/** A text in every language. @param most maximum length in characters */
const textShapes = (most: number) => {
  const Words = v.pipe(v.string(), v.regex(/\S/, code('text.empty')), v.maxLength(most));
  return { en: Words, fr: Words };
};
const text = v.strictObject(textShapes(MAX_TEXT_LENGTH));
const title = v.strictObject(textShapes(MAX_TITLE_LENGTH));
const list = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly());

const TermShape = v.pipe(v.string(), v.regex(/^[a-z][a-z-]*( \S+)*$/));
const when = v.exactOptional(v.union([TermShape, list(TermShape)]));

/** Schema of a file in `rulebook`: a whole rulebook or a part of it. */
export const RulebookPartShape = v.strictObject({
  pitch: v.exactOptional(text),
  chapters: v.exactOptional(
    list(
      v.strictObject({
        id,
        title,
        gist: text,
        clauses: list(
          v.strictObject({
            number: clause,
            ...textShapes(MAX_TEXT_LENGTH),
            heading: v.exactOptional(title),
            option: v.exactOptional(text),
          }),
        ),
      }),
    ),
  ),
  glossary: v.exactOptional(list(v.strictObject({ term: title, meaning: text, clause }))),
  sheet: v.exactOptional(
    list(
      v.strictObject({
        title,
        rows: list(
          v.strictObject({
            key: v.union([v.string(), title]),
            ...textShapes(MAX_TEXT_LENGTH),
            clause,
          }),
        ),
      }),
    ),
  ),
  pictures: v.exactOptional(list(id)),
});

const texts = list(v.strictObject({ ...textShapes(MAX_TEXT_LENGTH), when }));
const anySaying = v.union([text, texts]);
/** Validates against the form that the input resembles, for better problem messages. */
const say = v.lazy((input) => {
  if (input === undefined) return anySaying;
  return Array.isArray(input) ? texts : text;
});
const anyMarks = v.union([TermShape, marks]);
const ideaMarks = v.exactOptional(
  v.lazy((input) => {
    if (input === undefined) return anyMarks;
    return typeof input === 'string' ? TermShape : marks;
  }),
);

/** Schema of an idea of the first game. */
export const IdeaShape = v.strictObject({
  id,
  clause,
  title,
  when,
  say,
  wants: v.exactOptional(TermShape),
  shownBy: v.exactOptional(TermShape),
  after: v.exactOptional(text),
  marks: ideaMarks,
});

/** Schema of `hints.json`. */
export const HintsShape = list(v.omit(IdeaShape, ['wants']));

/** Schema of `firstGame.json`. */
export const FirstGameShape = v.strictObject({
  otherwise: text,
  meanwhile: text,
  ideas: list(IdeaShape),
  alone: v.strictObject({ say, wants: TermShape, marks: ideaMarks }),
  beyond: list(v.strictObject({ title, lesson: id })),
});

/** Schema of `unshown.json`. */
export const UnshownShape = v.record(clause, text);

/** Schema of a file in `examples`; the fields of a sketch are up to the game. */
export const ExamplesShape = list(
  v.strictObject({
    id,
    clauses: list(clause),
    title,
    beside: v.exactOptional(id),
    camera: v.exactOptional(camera),
    sketch: v.record(v.string(), v.unknown()),
    steps: list(stepShape(text)),
  }),
);
