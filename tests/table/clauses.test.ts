import { describe, expect, it } from 'vitest';
import { messagesFor } from '#i18n';
import { TABLE_CLAUSES as KING, logTable as kingLog, playMessages } from '#king-of-monsters/view';
import { clausesOf } from '#learning';
import { logClauses } from '#module';
import { TABLE_CLAUSES as TETZILLA, tetMessages, logTable as tetzillaLog } from '#tetzilla/view';
import { TABLE_CLAUSES as ZORGL, logTable as zorglLog, zorglMessages } from '#zorgl/view';
import { GAMES } from '../../src/page/games';

describe.each([
  [
    'zorgl',
    [...ZORGL, ...logClauses(zorglLog({ zorgl: zorglMessages('en'), interface: messagesFor('en') }))],
  ],
  ['tetzilla', [...TETZILLA, ...logClauses(tetzillaLog(tetMessages('en')))]],
  ['king-of-monsters', [...KING, ...logClauses(kingLog(playMessages('en')))]],
] as const)('the clauses that the table of %s leads to', (id, clauses) => {
  it('are all in its rulebook', async () => {
    const taught = await GAMES.find((entry) => entry.id === id)?.teaching?.load();
    const known = clausesOf(taught!.rulebook).map(({ number }) => number);
    expect(clauses.filter((clause) => !known.includes(clause))).toEqual([]);
    expect(clauses.length).toBeGreaterThan(20);
  });
});
