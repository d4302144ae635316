import type { Language } from '#core';
import type { RuleClause } from '#learning';
import type { Teaching } from '#module';
import type { SearchEntry } from './search';

/** Fragment id of a glossary entry. */
export const wordId = (index: number) => `word-${index + 1}`;

/** Removes emphasis marks. */
const plain = (text: string) => text.replaceAll('*', '');

/** The heading above each clause; undefined if there is none. */
function headingsOf(clauses: readonly RuleClause[], language: Language): readonly (string | undefined)[] {
  let heading: string | undefined;
  return clauses.map((clause) => {
    heading = clause.heading?.[language] ?? heading;
    return heading;
  });
}

/**
 * Search entries of a game's rules, glossary and lessons.
 * @param places headings for glossary entries and lessons
 */
export function searchEntries(
  { rulebook, lessons = [] }: Teaching,
  language: Language,
  places: { readonly glossary: string; readonly lessons: string },
): readonly SearchEntry[] {
  const clauses = rulebook.chapters.flatMap(({ title, clauses }) => {
    const headings = headingsOf(clauses, language);
    return clauses.map((clause, index) => ({
      id: clause.number,
      place: [title[language], headings[index]].filter((each) => each !== undefined).join(' · '),
      title: clause.number,
      text: plain(clause[language]),
    }));
  });
  const words = rulebook.glossary.map(({ term, meaning }, index) => ({
    id: wordId(index),
    place: places.glossary,
    title: term[language],
    text: meaning[language],
  }));
  const examples = lessons.map(({ id, title, steps }) => ({
    id: `lesson-${id}`,
    lesson: id,
    place: places.lessons,
    title: title[language],
    text: plain(steps.map(({ say, after }) => [say[language], after?.[language]].join(' ')).join(' ')),
  }));
  return [...words, ...clauses, ...examples];
}
