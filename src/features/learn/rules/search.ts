import MiniSearch from 'minisearch';
import { folded, wordsOf } from './folded';

/** Something that can be found. */
export interface SearchEntry {
  /** The fragment of its address, unless it is a lesson. */
  readonly id: string;
  /** The id of the lesson that it is. */
  readonly lesson?: string;
  /** Where it stands, e.g. the title of a chapter. */
  readonly place: string;
  /** Its number or its name. */
  readonly title: string;
  readonly text: string;
}

/** An entry that was found, with the words that it was found by, folded. */
export interface Found {
  readonly entry: SearchEntry;
  readonly words: ReadonlySet<string>;
}

/** Words of fewer letters are taken as they are typed. */
const MIN_FUZZY_LENGTH = 4;
/** The letters of a word, as a share of all, that may be wrong. */
const SLIPS = 0.2;
const MAX_RESULTS = 30;
/** What a lesson counts beside a rule: it comes after the rule that it shows. */
const LESSONS = 0.1;

/** The number of a clause, folded. */
const CLAUSE = /^[a-z]\d+\.\d+$/;

/** A clause is found without its letter too, and the sign of a suit by its name. */
const processed = (suits: Readonly<Record<string, string>>) => (term: string) => {
  const suit = suits[term];
  if (suit !== undefined) return [term, folded(suit)];
  const word = folded(term);
  return CLAUSE.test(word) ? [word, word.slice(1)] : word;
};

/**
 * Makes a search over entries: by beginnings of words, in any order, with small slips, without regard to accents. All
 * words of a query must be there; where that finds nothing, some of them.
 * @param suits the names of suits by their signs
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
