import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clausesIn, KING_LAW } from '../../../helpers/law';

const CLAUSES = clausesIn(KING_LAW);

const FOLDER = 'tests/games/king-of-monsters/rules';

/** The clauses that the titles of tests name, by file. */
function testedClauses(): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Map<string, ReadonlySet<string>>();
  for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name) || name.endsWith('clauses.test.ts')) continue;
    const titles =
      readFileSync(join(FOLDER, name), 'utf8').match(
        /(\b(it|describe)(\.each)?\(|^ *\]( as const)?\)\()[^\n]*/gm,
      ) ?? [];
    files.set(name, new Set(titles.join('\n').match(/\bK\d+\.\d+\b/g) ?? []));
  }
  return files;
}

const tested = testedClauses();

describe('every clause of the rules is named by a test', () => {
  it.each(CLAUSES)('%s', (clause) => {
    const where = [...tested].filter(([, clauses]) => clauses.has(clause)).map(([file]) => file);
    expect(where).not.toEqual([]);
  });

  it('and no test or code names a clause that does not exist', () => {
    const known = new Set(CLAUSES);
    const code = 'src/games/king-of-monsters/rules';
    const cited = readdirSync(code).flatMap((name) =>
      (readFileSync(join(code, name), 'utf8').match(/\bK\d+\.\d+\b/g) ?? []).map((clause) => ({
        name,
        clause,
      })),
    );
    const named = [...tested].flatMap(([name, clauses]) => [...clauses].map((clause) => ({ name, clause })));
    const invented = [...cited, ...named].filter(({ clause }) => !known.has(clause));
    expect(invented).toEqual([]);
    expect(cited.length).toBeGreaterThan(100);
  });
});
