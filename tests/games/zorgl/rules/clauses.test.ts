import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clausesIn, ZORGL_LAW } from '../../../helpers/law';

const CLAUSES = clausesIn(ZORGL_LAW);

/** The clauses that each file of tests and scenarios names. */
function testedClauses(): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Map<string, ReadonlySet<string>>();
  for (const folder of ['tests/games/zorgl', 'tests/scenarios']) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(ts|tsx|json)$/.test(name) || name.endsWith('clauses.test.ts')) continue;
      const text = readFileSync(join(folder, name), 'utf8');
      files.set(join(folder, name), new Set(text.match(/\bZ\d+\.\d+\b/g) ?? []));
    }
  }
  return files;
}

const tested = testedClauses();

describe('every clause of the rules is named by a test', () => {
  it.each(CLAUSES)('%s', (clause) => {
    const where = [...tested].filter(([, clauses]) => clauses.has(clause)).map(([file]) => file);
    expect(where).not.toEqual([]);
  });

  it('and no test names a clause that does not exist', () => {
    const known = new Set(CLAUSES);
    const invented = [...tested].flatMap(([file, clauses]) =>
      [...clauses].filter((clause) => !known.has(clause)).map((clause) => `${clause} in ${file}`),
    );
    expect(invented).toEqual([]);
  });
});
