import { expect, it } from 'vitest';
import { coreProblems, describeProblem } from '#core';

it('a line repeats little of an input, be it the name of a field or what stands in it', () => {
  const long = 'k'.repeat(9000);
  const line = describeProblem(
    { field: `position.players.${long}`, code: 'value.unknown', params: { value: long, known: ['a', 'b'] } },
    coreProblems.en,
  );
  expect(line.length).toBeLessThan(400);
  expect(line).toMatch(/^position\.players\.kkk.*….*a.*b/);
});
