import { catalogueWithFrenchSpacing, type LocalizedText } from '#core';

/** One clause of the rules, in every language. In its text, `Z6.3` links to a clause and `*…*` emphasises a term. */
export interface RuleClause extends LocalizedText {
  /** Its number, e.g. `Z6.3`: letter and number of the chapter, a dot, a number. */
  readonly number: string;
  /** Starts a new section of the chapter at this clause. */
  readonly heading?: LocalizedText;
  /** For clauses that are options of the lobby: the default. */
  readonly option?: LocalizedText;
}

/** A short chapter of the rules. */
export interface RuleChapter {
  /** Its part of the URL, e.g. `attacks`. */
  readonly id: string;
  readonly title: LocalizedText;
  /** The gist in one line. */
  readonly gist: LocalizedText;
  readonly clauses: readonly RuleClause[];
}

/** A term of the game and its meaning. */
export interface GlossaryEntry {
  readonly term: LocalizedText;
  readonly meaning: LocalizedText;
  /** The clause that defines it. */
  readonly clause: string;
}

/** A row of a reference sheet: a key and a short rule. */
export interface SheetRow extends LocalizedText {
  /** A string is the same in every language. */
  readonly key: string | LocalizedText;
  /** The clause with the full rule. */
  readonly clause: string;
}

/** A section of a reference sheet. */
export interface SheetPart {
  readonly title: LocalizedText;
  readonly rows: readonly SheetRow[];
}

/** The complete rules of a game, for players. */
export interface Rulebook {
  /** What the game is about, in a few lines. */
  readonly pitch: LocalizedText;
  readonly chapters: readonly RuleChapter[];
  readonly glossary: readonly GlossaryEntry[];
  /** The reference sheet, printed on one page. */
  readonly sheet: readonly SheetPart[];
  /** The ids of the lessons whose pictures are on that page. */
  readonly pictures?: readonly string[];
}

/** Matches a clause number in a text. */
export const CLAUSE_NUMBER = /\b[A-Z]\d+\.\d+\b/g;

/** All clauses in order. */
export function clausesOf({ chapters }: Rulebook): readonly RuleClause[] {
  return chapters.flatMap(({ clauses }) => clauses);
}

/** A part of a rulebook in a data file. */
export type RulebookPart = Partial<Rulebook>;

/** Merges the parts of a rulebook in order, and sets the spaces of French punctuation. */
export const rulebookOf = (parts: readonly RulebookPart[]): Rulebook =>
  catalogueWithFrenchSpacing({
    pitch: parts.find(({ pitch }) => pitch !== undefined)?.pitch ?? { en: '', fr: '' },
    chapters: parts.flatMap(({ chapters = [] }) => chapters),
    glossary: parts.flatMap(({ glossary = [] }) => glossary),
    sheet: parts.flatMap(({ sheet = [] }) => sheet),
    pictures: parts.flatMap(({ pictures = [] }) => pictures),
  });
