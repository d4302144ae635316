import { expect, it } from 'vitest';
import { clausesOf } from '#core';
import { tetzillaLessons, tetzillaRulebook, tetzillaUnshown } from '#tetzilla/lessons';

const numbers = clausesOf(tetzillaRulebook).map(({ number }) => number);
const shown = new Set(tetzillaLessons.flatMap(({ clauses }) => clauses));

it('every clause has a lesson, or says why none can show it', () => {
  expect(numbers.filter((number) => !shown.has(number) && tetzillaUnshown[number] === undefined)).toEqual([]);
});

it('what cannot be shown is not shown, and says why in every language', () => {
  for (const [number, why] of Object.entries(tetzillaUnshown)) {
    expect(numbers).toContain(number);
    expect(shown.has(number), number).toBe(false);
    for (const text of [why?.en, why?.fr]) expect(text?.length).toBeGreaterThan(20);
  }
});

it('lessons name clauses of the rules, and lessons to compare that there are', () => {
  expect([...shown].filter((number) => !numbers.includes(number))).toEqual([]);
  const ids = new Set(tetzillaLessons.map(({ id }) => id));
  for (const { id, beside } of tetzillaLessons) {
    if (beside === undefined) continue;
    expect(ids.has(beside), id).toBe(true);
    expect(beside).not.toBe(id);
  }
});
