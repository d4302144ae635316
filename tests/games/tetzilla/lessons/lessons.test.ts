import { describe, expect, it } from 'vitest';
import { LANGUAGES, playLesson, unwrap } from '#core';
import { tetzillaLessons } from '#tetzilla/lessons';
import { type Action, gridOf, SEATS, tetzilla } from '#tetzilla/rules';
import { tokenAt } from '../../../helpers/tetzilla/sketch';

const fieldAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

const canonical = (action: Action): string =>
  JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));

describe.each(tetzillaLessons)('$id', (lesson) => {
  const { steps } = lesson;
  const played = unwrap(playLesson(tetzilla, lesson));

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
      const all = tetzilla.legal(position).map(canonical);
      for (const action of legal) expect(all, `step ${index}`).toContain(canonical(action));
      for (const { action, clause } of refused) {
        const result = tetzilla.apply(position, action);
        expect(result.ok ? 'legal' : result.error.clause, `step ${index}: ${canonical(action)}`).toBe(clause);
      }
    }
  });

  it('asks what the rules answer', () => {
    for (const [index, { question }] of steps.entries()) {
      if (question?.legal === undefined) continue;
      const { of, field } = question.legal;
      const agrees = (action: Action) =>
        Object.entries(of).every(([key, value]) => fieldAt(action, key) === value);
      const answers = tetzilla
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
    const [opening] = played.positions;
    const grid = gridOf(opening);
    const players = SEATS.filter((seat) => opening.players[seat] !== undefined);
    const isPlace = (name: string) => grid.parse(name) !== undefined || players.some((seat) => seat === name);
    expect(named.filter((place) => !isPlace(place))).toEqual([]);
    for (const { question } of steps) {
      if (question === undefined) continue;
      expect(question.right.filter((place) => !question.among.includes(place))).toEqual([]);
      expect(new Set(question.among).size).toBe(question.among.length);
      expect(question.among.length).toBeGreaterThan(1);
    }
  });
});

it('each lesson has a name of its own that fits into a link', () => {
  const ids = tetzillaLessons.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
