import { type GameTypes, LANGUAGES, type Language, unwrap } from '#core';
import { messagesFor } from '#i18n';
import {
  type LessonBoard,
  type LessonFile,
  type LessonFileStep,
  type LessonMark,
  type PartialText,
  playLesson,
} from '#learning';
import type { GameModule } from '#module';
import { narrate } from '../../table/game/course';
import { seatNames } from '../../table/lesson/seatNames';
import type { Excerpt } from './excerpt';

/** A lesson being edited: a lesson file whose texts may be empty. */
export type Draft = LessonFile;
export type DraftStep = LessonFileStep;

const inAll = (words: (language: Language) => string): PartialText =>
  Object.fromEntries(LANGUAGES.map((language) => [language, words(language)]));

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

export interface DraftOrder<T extends GameTypes = GameTypes> {
  readonly module: GameModule<T>;
  readonly board: LessonBoard<T>;
  /** Names of all places. */
  readonly boxes: readonly string[];
  readonly stretch: Excerpt<T>;
}

/**
 * Initial draft of a lesson: one step per action with its log text, its clauses, and the resulting changes on
 * the board as expectations.
 */
export function draftOf<T extends GameTypes>({ module, board, boxes, stretch }: DraftOrder<T>): Draft {
  const { rules } = module;
  const { position, actions } = stretch;
  const blank = { en: '', fr: '' };
  const { positions, events } = unwrap(
    playLesson(rules, {
      id: 'draft',
      clauses: [],
      title: blank,
      position: () => position,
      steps: actions.map((action) => ({ say: blank, action })),
    }),
  );
  const logText = (index: number, language: Language) => {
    const seat = rules.pending(positions[index]!).at(-1)?.seat ?? '';
    const names = seatNames(module, language);
    const { text, clause } = narrate({ seat, events: events[index]! }, module.words(language), names);
    // The log has no text for partial decisions.
    const { decides } = messagesFor(language).author;
    return { clause, text: isBlank(text) ? decides(names[seat] ?? seat) : text };
  };
  const clauses = actions.map((_, index) => logText(index, 'en').clause);
  return {
    format: 'kaiju-lesson',
    version: 1,
    game: rules.id,
    id: 'lesson',
    clauses: [
      ...new Set(clauses.filter((clause): clause is string => clause !== null && board.clauses.has(clause))),
    ],
    title: {},
    position,
    steps: actions.map((action, index): DraftStep => {
      const changed = boxes.flatMap((box) => {
        const after = board.tokenAt(positions[index + 1]!, box);
        return after === undefined || after === board.tokenAt(positions[index]!, box)
          ? []
          : [[box, after] as const];
      });
      return {
        say: inAll((language) => logText(index, language).text),
        action,
        ...(changed.length === 0 ? {} : { expect: { boxes: Object.fromEntries(changed) } }),
      };
    }),
  };
}

/** A text without its empty languages. */
const written = (texts: PartialText): PartialText =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = texts[language];
      return text === undefined || isBlank(text) ? [] : [[language, text.trim()]];
    }),
  );

const isUnwritten = (texts: PartialText): boolean => LANGUAGES.every((language) => isBlank(texts[language]));

const withoutEmpty = (marks: readonly LessonMark[] | undefined) =>
  marks === undefined || marks.length === 0 ? undefined : marks;

/** A slug for files and links. */
function idOf({ title }: Pick<Draft, 'title'>): string {
  const [first = ''] = LANGUAGES.flatMap((language) => {
    const text = title[language];
    return text === undefined || isBlank(text) ? [] : [text];
  });
  const words = first
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
    .slice(0, 48)
    .trim();
  return words === '' ? 'lesson' : words.replaceAll(' ', '-');
}

/** A draft as a file: empty parts removed, id from the title. It may still be incomplete. */
export function tidied(draft: Draft): LessonFile {
  return {
    ...draft,
    id: idOf(draft),
    title: written(draft.title),
    steps: draft.steps.map(({ say, after, marks, marksAfter, question, ...step }): LessonFileStep => {
      const [before, later] = [withoutEmpty(marks), withoutEmpty(marksAfter)];
      return {
        ...step,
        say: written(say),
        ...(after === undefined || isUnwritten(after) ? {} : { after: written(after) }),
        ...(before === undefined ? {} : { marks: before }),
        ...(later === undefined ? {} : { marksAfter: later }),
        ...(question === undefined
          ? {}
          : { question: { ...question, ask: written(question.ask), because: written(question.because) } }),
      };
    }),
  };
}

/** Replaces a step. */
export function withStep(draft: Draft, index: number, step: DraftStep): Draft {
  return { ...draft, steps: draft.steps.with(index, step) };
}

/** Inserts a text step before a step. */
export function withWordsBefore(draft: Draft, index: number): Draft {
  return { ...draft, steps: draft.steps.toSpliced(index, 0, { say: {} }) };
}

/** Whether a step can be deleted: later actions depend on earlier ones. */
export function mayDrop({ steps }: Draft, index: number): boolean {
  if (steps.length === 1) return false;
  return (
    steps[index]?.action === undefined || steps.slice(index + 1).every(({ action }) => action === undefined)
  );
}

export function withoutStep(draft: Draft, index: number): Draft {
  return mayDrop(draft, index) ? { ...draft, steps: draft.steps.toSpliced(index, 1) } : draft;
}

/**
 * Whether a step can swap with a neighbour: text steps move freely, actions keep their order.
 * @param by -1 for the previous step, 1 for the next
 */
export function mayMove({ steps }: Draft, index: number, by: -1 | 1): boolean {
  const [step, neighbour] = [steps[index], steps[index + by]];
  if (step === undefined || neighbour === undefined) return false;
  return step.action === undefined || neighbour.action === undefined;
}

/** Swaps a step with its neighbour if allowed. */
export function withMoved(draft: Draft, index: number, by: -1 | 1): Draft {
  if (!mayMove(draft, index, by)) return draft;
  const [step, neighbour] = [draft.steps[index]!, draft.steps[index + by]!];
  return { ...draft, steps: draft.steps.with(index, neighbour).with(index + by, step) };
}

const isSameMark = (one: LessonMark, other: LessonMark): boolean => {
  if ('arrow' in one) return 'arrow' in other && one.arrow.join() === other.arrow.join();
  if ('box' in one) return 'box' in other && one.box === other.box;
  return 'sign' in other && one.at === other.at;
};

/** Toggles a mark: an equal mark is removed, another one of its kind at the same place is replaced. */
export function toggledMark(marks: readonly LessonMark[], mark: LessonMark): readonly LessonMark[] {
  const others = marks.filter((each) => !isSameMark(each, mark));
  const was = marks.find((each) => isSameMark(each, mark));
  const same = was !== undefined && JSON.stringify(was) === JSON.stringify(mark);
  return same ? others : [...others, mark];
}
