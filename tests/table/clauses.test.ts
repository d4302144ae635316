import { describe, expect, it } from 'vitest';
import { TABLE_CLAUSES as KING } from '#king-of-monsters/view';
import { clausesOf } from '#learning';
import { TABLE_CLAUSES as TETZILLA } from '#tetzilla/view';
import { TABLE_CLAUSES as ZORGL } from '#zorgl/view';
import { GAMES } from '../../src/page/games';

describe.each([
  ['zorgl', ZORGL],
  ['tetzilla', TETZILLA],
  ['king-of-monsters', KING],
] as const)('the clauses that the table of %s leads to', (id, clauses) => {
  it('are all in its rulebook', async () => {
    const taught = await GAMES.find((entry) => entry.id === id)?.teaching?.load();
    const known = clausesOf(taught!.rulebook).map(({ number }) => number);
    expect(clauses.filter((clause) => !known.includes(clause))).toEqual([]);
    expect(clauses.length).toBeGreaterThan(20);
  });
});
