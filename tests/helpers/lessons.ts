import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Game, type GameTypes, LANGUAGES, type LocalizedText, unwrap } from '#core';
import {
  checkLesson,
  checkTeaching,
  clausesOf,
  formatLessonFile,
  type IdeaTerms,
  type Lesson,
  type LessonBoard,
  parseLessonFile,
  playLesson,
  type Rulebook,
} from '#learning';

export interface LessonsTest<T extends GameTypes> {
  readonly rules: Game<T>;
  readonly board: LessonBoard<T>;
  readonly lessons: readonly Lesson<T>[];
}

/** The tests that the lessons of every game pass: they come out as they say, by the rules. */
export function testLessons<T extends GameTypes>({ rules, board, lessons }: LessonsTest<T>): void {
  describe.each(lessons)('$id', (lesson) => {
    const { steps } = lesson;
    const played = unwrap(playLesson(rules, lesson));

    it('comes out as it says, asks what the rules answer, and names what is there', () => {
      expect(checkLesson(rules, board, { lesson, played })).toEqual([]);
    });

    it('is the same as a file', () => {
      const file = JSON.parse(JSON.stringify(formatLessonFile(rules.id, lesson)));
      const { beside: _in_no_file, position, ...rest } = unwrap(parseLessonFile(rules, file)).lesson;
      const { beside: _, position: _position, ...written } = lesson;
      expect(rest).toEqual(written);
      expect(position()).toEqual(lesson.position());
    });

    it('says something in every language', () => {
      const texts = [
        lesson.title,
        ...steps.flatMap(({ say, after, question }) => [
          say,
          ...(after === undefined ? [] : [after]),
          ...(question === undefined ? [] : [question.ask, question.because]),
        ]),
      ];
      for (const text of texts) for (const language of LANGUAGES) expect(text[language].trim()).not.toBe('');
      for (const { en, fr } of texts) if (en.length > 12) expect(en).not.toBe(fr);
    });
  });

  it('each lesson has a name of its own that fits into a link', () => {
    const ids = lessons.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
}

/** The data files of a game's teaching, by their names in `lessons`. @param game its folder */
export function teachingFiles(game: string): Readonly<Record<string, unknown>> {
  const folder = join('src/games', game, 'lessons');
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name.replaceAll(sep, '/'), JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  );
}

/**
 * The tests that the data files of a game's teaching have the form that they must, name only what exists, and are read.
 * What positions, actions and texts must be is for {@link testLessons}.
 * @param game its folder @param sketch the fields of a sketch
 */
export function testTeaching<Sketch, T extends GameTypes>(
  game: string,
  { lessons, terms }: { readonly lessons: readonly Lesson<T>[]; readonly terms: IdeaTerms<T> },
  sketch: Readonly<Record<keyof Required<Sketch>, true>>,
): void {
  const files = teachingFiles(game);
  const examples = Object.entries(files).flatMap(([name, file]) =>
    name.startsWith('examples/') ? (file as readonly { id: string; sketch: object }[]) : [],
  );

  it('the data files have no fault', () => {
    expect(checkTeaching(files, terms as IdeaTerms)).toEqual([]);
  });

  it('every term is used in some file', () => {
    const text = JSON.stringify(files);
    const { words, ...kinds } = terms;
    const names = Object.values(kinds).flatMap((kind) => Object.keys(kind));
    expect(names.filter((name) => !new RegExp(`"${name}[ "]`).test(text))).toEqual([]);
    expect(Object.keys(words).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('each lesson stands in a file of data, and each file is read', () => {
    expect(examples.map(({ id }) => id).sort()).toEqual(lessons.map(({ id }) => id).sort());
  });

  it.each(examples)('the sketch of $id has no field that nobody reads', (example) => {
    expect(Object.keys(example.sketch).filter((field) => !Object.hasOwn(sketch, field))).toEqual([]);
  });
}

export interface CoverageTest {
  readonly rulebook: Rulebook;
  readonly lessons: readonly Lesson[];
  /** Why no lesson can show a clause. */
  readonly unshown: Readonly<Partial<Record<string, LocalizedText>>>;
}

/** The tests that every clause is shown by a lesson, or says why none can. */
export function testCoverage({ rulebook, lessons, unshown }: CoverageTest): void {
  const numbers = clausesOf(rulebook).map(({ number }) => number);
  const shown = new Set(lessons.flatMap(({ clauses }) => clauses));

  it('every clause has a lesson, or says why none can show it', () => {
    expect(numbers.filter((number) => !shown.has(number) && unshown[number] === undefined)).toEqual([]);
  });

  it('what cannot be shown is not shown, and says why in every language', () => {
    for (const [number, why] of Object.entries(unshown)) {
      expect(numbers).toContain(number);
      expect(shown.has(number), number).toBe(false);
      for (const text of [why?.en, why?.fr]) expect(text?.length).toBeGreaterThan(20);
    }
  });

  it('the printed page has pictures, each of a lesson that there is', () => {
    const ids = lessons.map(({ id }) => id);
    expect(rulebook.pictures?.length).toBeGreaterThan(2);
    for (const id of rulebook.pictures ?? []) expect(ids).toContain(id);
  });

  it('lessons name clauses of the rules, and lessons to compare that there are', () => {
    expect([...shown].filter((number) => !numbers.includes(number))).toEqual([]);
    const ids = new Set(lessons.map(({ id }) => id));
    for (const { id, beside } of lessons) {
      if (beside === undefined) continue;
      expect(ids.has(beside), id).toBe(true);
      expect(beside).not.toBe(id);
    }
  });
}

/** The tests that presenters find something to say in each chapter, and that it is not what the audience reads. */
export function testNotes({ rulebook, lessons }: Pick<CoverageTest, 'rulebook' | 'lessons'>): void {
  it('every chapter with lessons has a note for presenters', () => {
    for (const { id, clauses } of rulebook.chapters) {
      const numbers = clauses.map(({ number }) => number);
      const mine = lessons.filter(({ clauses: [first = ''] }) => numbers.includes(first));
      const noted = mine.some(({ steps }) => steps.some(({ note }) => note !== undefined));
      expect(noted || mine.length === 0, id).toBe(true);
    }
  });

  it('every note says something else than its step', () => {
    for (const { note, say } of lessons.flatMap(({ steps }) => steps)) {
      if (note === undefined) continue;
      for (const language of LANGUAGES) {
        expect(note[language].length).toBeGreaterThan(20);
        expect(note[language]).not.toBe(say[language]);
      }
    }
  });
}
