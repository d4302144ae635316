import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES, type LocalizedText } from '#core';
import { CLAUSE_NUMBER, clausesOf, type Rulebook } from '#learning';
import { clausesIn, type Law } from './law';

export interface RulebookTest {
  readonly rulebook: Rulebook;
  /** The folder of the game's programs, which cite clauses. */
  readonly source: string;
  readonly law: Law;
}

const numbersIn = (text: string): readonly string[] => text.match(CLAUSE_NUMBER) ?? [];

/** Every text of a rulebook. */
function textsOf({ pitch, chapters, glossary, sheet }: Rulebook): readonly LocalizedText[] {
  return [
    pitch,
    ...chapters.flatMap(({ title, gist, clauses }) => [
      title,
      gist,
      ...clauses.flatMap((clause) =>
        [clause, clause.heading, clause.option].filter((each) => each !== undefined),
      ),
    ]),
    ...glossary.flatMap(({ term, meaning }) => [term, meaning]),
    ...sheet.flatMap(({ title, rows }) => [title, ...rows]),
    ...sheet.flatMap(({ rows }) =>
      rows.flatMap(({ key }) => (typeof key === 'string' ? [{ en: key, fr: key }] : [key])),
    ),
  ];
}

/** The tests that every rulebook passes. */
export function testRulebook({ rulebook, source, law }: RulebookTest): void {
  const numbers = clausesOf(rulebook).map(({ number }) => number);

  it('tells every clause of the law, once and in its order', () => {
    expect(numbers).toEqual(clausesIn(law));
  });

  it('knows every clause that the program cites', () => {
    const files = readdirSync(join(process.cwd(), source), { recursive: true, encoding: 'utf8' });
    const cited = files
      .filter((name) => /\.(tsx?|json)$/.test(name))
      .flatMap((name) => numbersIn(readFileSync(join(process.cwd(), source, name), 'utf8')))
      .filter((number) => number[0] === numbers[0]?.[0]);
    expect(cited.length).toBeGreaterThan(numbers.length);
    expect([...new Set(cited)].filter((number) => !numbers.includes(number))).toEqual([]);
  });

  it('refers in every language to the same clauses, which are there', () => {
    for (const text of textsOf(rulebook)) {
      const references = LANGUAGES.map((language) => numbersIn(text[language]));
      for (const each of references) expect(each, text.fr).toEqual(references[0]);
      expect(references.flat().filter((number) => !numbers.includes(number))).toEqual([]);
    }
    const told = [...rulebook.glossary, ...rulebook.sheet.flatMap(({ rows }) => rows)];
    expect(told.filter(({ clause }) => !numbers.includes(clause))).toEqual([]);
  });

  it('has words in every language, in whole sentences, with what is stressed closed', () => {
    for (const text of textsOf(rulebook)) {
      for (const language of LANGUAGES) {
        expect(text[language].trim()).not.toBe('');
        expect(text[language].split('*').length % 2, text[language]).toBe(1);
      }
    }
    for (const clause of clausesOf(rulebook)) {
      for (const language of LANGUAGES) expect(clause[language]).toMatch(/[.?!)]$/);
      expect(clause.fr).not.toBe(clause.en);
    }
  });

  it('has ids for its chapters and words for its glossary only once', () => {
    const ids = rulebook.chapters.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const language of LANGUAGES) {
      const terms = rulebook.glossary.map(({ term }) => term[language]);
      expect(new Set(terms).size).toBe(terms.length);
    }
  });
}
