import { describe, expect, it } from 'vitest';
import {
  clausesOf,
  type Game,
  type GameTypes,
  LANGUAGES,
  type Lesson,
  playLesson,
  type Rulebook,
  type Told,
  unwrap,
} from '#core';

export interface LessonsTest<T extends GameTypes> {
  readonly rules: Game<T>;
  readonly lessons: readonly Lesson<T>[];
  /** What stands in a box, in the game's notation. */
  readonly tokenAt: (position: T['Position'], box: string) => string;
  /** Whether a name is that of a box or a player's figure. @param opening of the lesson */
  readonly isPlace: (opening: T['Position'], name: string) => boolean;
}

const fieldAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

const canonical = (action: unknown): string =>
  JSON.stringify(Object.entries(action as object).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The tests that the lessons of every game pass: they come out as they say, by the rules. */
export function testLessons<T extends GameTypes>({ rules, lessons, tokenAt, isPlace }: LessonsTest<T>): void {
  describe.each(lessons)('$id', (lesson) => {
    const { steps } = lesson;
    const played = unwrap(playLesson(rules, lesson));

    it('comes out as it says', () => {
      for (const [index, { expect: expected = {} }] of steps.entries()) {
        const position = played.positions[index + 1]!;
        const { boxes = {}, fields = {}, legal = [], refused = [] } = expected;
        for (const [box, content] of Object.entries(boxes)) {
          expect(tokenAt(position, box), `step ${index}: ${box}`).toBe(content);
        }
        for (const [path, value] of Object.entries(fields)) {
          expect(fieldAt(position, path), `step ${index}: ${path}`).toEqual(value);
        }
        const all = rules.legal(position).map(canonical);
        for (const action of legal) expect(all, `step ${index}`).toContain(canonical(action));
        for (const { action, clause } of refused) {
          const result = rules.apply(position, action);
          expect(result.ok ? 'legal' : result.error.clause, `step ${index}: ${canonical(action)}`).toBe(
            clause,
          );
        }
      }
    });

    it('asks what the rules answer', () => {
      for (const [index, { question }] of steps.entries()) {
        if (question?.legal === undefined) continue;
        const { of, field } = question.legal;
        const agrees = (action: T['Action']) =>
          Object.entries(of).every(([key, value]) => fieldAt(action, key) === value);
        const answers = rules
          .legal(played.positions[index]!)
          .filter(agrees)
          .map((action) => fieldAt(action, field));
        expect(question.among.filter((place) => answers.includes(place))).toEqual(
          question.among.filter((place) => question.right.includes(place)),
        );
      }
    });

    it('expects something, and says something in every language', () => {
      expect(steps.some((step) => step.expect !== undefined)).toBe(true);
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

    it('marks and asks for places of the board', () => {
      const named = steps.flatMap(({ marks = [], marksAfter = [], question }) => [
        ...[...marks, ...marksAfter].flatMap((mark) => {
          if ('arrow' in mark) return mark.arrow;
          return 'box' in mark ? [mark.box] : [mark.at];
        }),
        ...(question?.among ?? []),
      ]);
      expect(named.filter((place) => !isPlace(played.positions[0], place))).toEqual([]);
      for (const { question } of steps) {
        if (question === undefined) continue;
        expect(question.right.filter((place) => !question.among.includes(place))).toEqual([]);
        expect(new Set(question.among).size).toBe(question.among.length);
        expect(question.among.length).toBeGreaterThan(1);
      }
    });
  });

  it('each lesson has a name of its own that fits into a link', () => {
    const ids = lessons.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
}

export interface CoverageTest {
  readonly rulebook: Rulebook;
  readonly lessons: readonly Lesson[];
  /** Why no lesson can show a clause. */
  readonly unshown: Readonly<Partial<Record<string, Told>>>;
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
