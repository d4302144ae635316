import type { LocalizedText } from '#core';

/** One clause of the rules, in every language. In its text, `Z6.3` links to a clause and `*…*` emphasises a term. */
export interface RuleClause extends LocalizedText {
  /** Its number in the law, e.g. `Z6.3`: the chapter's letter and number, a point, a number. */
  readonly number: string;
  /** What the clauses from this one on are about, where a chapter has parts. */
  readonly heading?: LocalizedText;
  /** The clause can be chosen before a game: what holds where nobody chooses. */
  readonly option?: LocalizedText;
}

/** A short chapter of the rules. */
export interface RuleChapter {
  /** Its part of an address, e.g. `attacks`. */
  readonly id: string;
  readonly title: LocalizedText;
  /** The gist in one line. */
  readonly gist: LocalizedText;
  readonly clauses: readonly RuleClause[];
}

/** A word of the game and what it means. */
export interface GlossaryEntry {
  readonly term: LocalizedText;
  readonly meaning: LocalizedText;
  /** The number of the clause that tells it. */
  readonly clause: string;
}

/** A row of a reference sheet: a key and a short rule. */
export interface SheetRow extends LocalizedText {
  /** The same in every language where it is one text. */
  readonly key: string | LocalizedText;
  /** The number of the clause that tells it in full. */
  readonly clause: string;
}

/** A part of a reference sheet. */
export interface SheetPart {
  readonly title: LocalizedText;
  readonly rows: readonly SheetRow[];
}

/** The rules of a game for people, complete. */
export interface Rulebook {
  /** What the game is about, in a few lines. */
  readonly pitch: LocalizedText;
  readonly chapters: readonly RuleChapter[];
  readonly glossary: readonly GlossaryEntry[];
  /** The reference sheet, on one printed page. */
  readonly sheet: readonly SheetPart[];
  /** The ids of the lessons whose pictures stand on that page. */
  readonly pictures?: readonly string[];
}

/** A number of a clause inside a text. */
export const CLAUSE_NUMBER = /\b[A-Z]\d+\.\d+\b/g;

/** All clauses in their order. */
export function clausesOf({ chapters }: Rulebook): readonly RuleClause[] {
  return chapters.flatMap(({ clauses }) => clauses);
}
