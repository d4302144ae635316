import { describe, expect, it } from 'vitest';
import { Halving } from '../../src/bots/halving';
import { Branch } from '../../src/bots/tree';

const branchesOf = (count: number): readonly Branch[] =>
  Array.from({ length: count }, (_, code) => new Branch({ codes: [code], worth: 0.5 }, 1));

/** Visits each plan has after so many tries, the later ones always coming out better. */
function visitsAfter(tries: number, count: number, budget: number): readonly number[] {
  const branches = branchesOf(count);
  const halving = new Halving(branches, budget, (branch) => branch.value(0));
  for (let each = 0; each < tries; each++) {
    const branch = halving.next();
    branch.count([branches.indexOf(branch) / count]);
  }
  return branches.map(({ visits }) => visits);
}

describe('giving up the worse half', () => {
  it('tries all equally often first, then the better ones more and more', () => {
    // Three rounds of eight visits: eight plans once, four of them twice more, two of them four times more.
    expect(visitsAfter(8, 8, 24)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(visitsAfter(16, 8, 24)).toEqual([1, 1, 1, 1, 3, 3, 3, 3]);
    expect(visitsAfter(24, 8, 24)).toEqual([1, 1, 1, 1, 3, 3, 7, 7]);
  });

  it('goes on with the best once the budget is spent', () => {
    expect(visitsAfter(30, 8, 24).at(-1)).toBe(13);
  });

  it('has a single plan tried for as long as anybody wants', () => {
    expect(visitsAfter(5, 1, 2)).toEqual([5]);
  });
});
