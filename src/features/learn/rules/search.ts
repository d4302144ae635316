import MiniSearch from 'minisearch';
import { folded, wordsOf } from './folded';

export interface SearchEntry {
  /** Fragment of its address, unless it is a lesson. */
  readonly id: string;
  /** Id of the lesson, if it is one. */
  readonly lesson?: string;
  /** Its location, e.g. the title of a chapter. */
  readonly place: string;
  /** Its number or name. */
  readonly title: string;
  readonly text: string;
}

/** A result and the folded words that matched. */
export interface Found {
  readonly entry: SearchEntry;
  readonly words: ReadonlySet<string>;
}

/** Shorter words must match exactly. */
const MIN_FUZZY_LENGTH = 4;
/** Maximum share of wrong letters in a word. */
const SLIPS = 0.2;
const MAX_RESULTS = 30;
/** Weight of lessons relative to rules, so that a lesson comes after the rule it shows. */
const LESSONS = 0.1;

/** A folded clause number. */
const CLAUSE = /^[a-z]\d+\.\d+$/;

/** Clauses are also indexed without their letter, and suit symbols by name. */
const processed = (suits: Readonly<Record<string, string>>) => (term: string) => {
  const suit = suits[term];
  if (suit !== undefined) return [term, folded(suit)];
  const word = folded(term);
  return CLAUSE.test(word) ? [word, word.slice(1)] : word;
};

/**
 * Builds a search index. Words match by prefix, in any order, with typos, ignoring accents. A result must
 * contain all words of the query; if there is none, some of them.
 * @param suits names of the suit symbols
 */
export function searchOver(
  entries: readonly SearchEntry[],
  suits: Readonly<Record<string, string>>,
): (query: string) => readonly Found[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<SearchEntry>({
    fields: ['title', 'place', 'text'],
    tokenize: (text) => wordsOf(text).map(({ word }) => word),
    processTerm: processed(suits),
    searchOptions: {
      boost: { title: 4, place: 2 },
      boostDocument: (id) => (byId.get(id)?.lesson === undefined ? 1 : LESSONS),
      prefix: true,
      fuzzy: (term) => (term.length < MIN_FUZZY_LENGTH || /\d/.test(term) ? false : SLIPS),
      processTerm: folded,
    },
  });
  index.addAll(entries);
  return (query) => {
    const all = index.search(query, { combineWith: 'AND' });
    const found = all.length > 0 ? all : index.search(query);
    return found.slice(0, MAX_RESULTS).flatMap(({ id, terms }) => {
      const entry = byId.get(id);
      return entry === undefined ? [] : [{ entry, words: new Set(terms) }];
    });
  };
}
