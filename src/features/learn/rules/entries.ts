import type { Language } from '#core';
import type { RuleClause } from '#learning';
import type { Teaching } from '#module';
import type { SearchEntry } from './search';

/** The fragment of the address of a word of the glossary. */
export const wordId = (index: number) => `word-${index + 1}`;

/** A text without the signs that stress its terms. */
const plain = (text: string) => text.replaceAll('*', '');

/** The heading that each clause stands under, undefined if there is none. */
function headingsOf(clauses: readonly RuleClause[], language: Language): readonly (string | undefined)[] {
  let heading: string | undefined;
  return clauses.map((clause) => {
    heading = clause.heading?.[language] ?? heading;
    return heading;
  });
}

/** What can be found of what teaches a game. @param places what words and lessons are found under */
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
