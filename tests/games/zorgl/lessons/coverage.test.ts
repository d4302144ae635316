import { expect, it } from 'vitest';
import { clausesOf } from '#core';
import { zorglLessons, zorglRulebook, zorglUnshown } from '#zorgl/lessons';

const numbers = clausesOf(zorglRulebook).map(({ number }) => number);
const shown = new Set(zorglLessons.flatMap(({ clauses }) => clauses));

it('every clause has a lesson, or says why none can show it', () => {
  expect(numbers.filter((number) => !shown.has(number) && zorglUnshown[number] === undefined)).toEqual([]);
});

it('what cannot be shown is not shown, and says why in every language', () => {
  for (const [number, why] of Object.entries(zorglUnshown)) {
    expect(numbers).toContain(number);
    expect(shown.has(number), number).toBe(false);
    for (const text of [why?.en, why?.fr]) expect(text?.length).toBeGreaterThan(20);
  }
});

it('lessons name clauses of the rules, and lessons to compare that there are', () => {
  expect([...shown].filter((number) => !numbers.includes(number))).toEqual([]);
  const ids = new Set(zorglLessons.map(({ id }) => id));
  for (const { id, beside } of zorglLessons) {
    if (beside === undefined) continue;
    expect(ids.has(beside), id).toBe(true);
    expect(beside).not.toBe(id);
  }
});
