const PART = /\{(\w+)\}/g;

/** The value of each `{…}` in a phrase, by name. */
export type PhraseParts = Readonly<Record<string, string>>;

/** Fills in the parts of a phrase. */
export function fillPhrase(phrase: string, parts: PhraseParts): string {
  return phrase.replaceAll(PART, (_, name: string) => parts[name] ?? '');
}

/** Normalises a text for comparison: lower case, no accents, plain apostrophes, single spaces. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Parses what {@link fillPhrase} wrote. */
export class PhraseReader {
  private readonly pattern: RegExp;

  /** @param several parts that may consist of several words; others are single words */
  constructor(phrase: string, several: readonly string[] = []) {
    const source = phrase
      .split(PART)
      // Splitting by a pattern with a group puts the names of the parts at odd indices.
      .map((piece, index) => {
        if (index % 2 === 0) return escaped(plainWithin(piece));
        return several.includes(piece) ? `(?<${piece}>.+?)` : `(?<${piece}>\\S+)`;
      })
      .join('');
    this.pattern = new RegExp(`^${source}$`);
  }

  /** The parts of a text, or null if it does not match. @param text normalised with {@link plainText} */
  read(text: string): PhraseParts | null {
    const found = this.pattern.exec(text);
    return found === null ? null : { ...found.groups };
  }
}

/** Like {@link plainText}, but keeps the spaces at both ends. */
function plainWithin(piece: string): string {
  return `${/^\s/.test(piece) ? ' ' : ''}${plainText(piece)}${/\S\s+$/.test(piece) ? ' ' : ''}`;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
