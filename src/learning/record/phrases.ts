const PART = /\{(\w+)\}/g;

/** What stands for each `{…}` of a phrase, by name. */
export type PhraseParts = Readonly<Record<string, string>>;

/** A phrase with its parts put in. */
export function fillPhrase(phrase: string, parts: PhraseParts): string {
  return phrase.replaceAll(PART, (_, name: string) => parts[name] ?? '');
}

/** A text as it is compared: small letters without accents, plain apostrophes, single spaces. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Reads what {@link fillPhrase} wrote. */
export class PhraseReader {
  private readonly pattern: RegExp;

  /** @param several the parts that may be several words; all others are single ones */
  constructor(phrase: string, several: readonly string[] = []) {
    const source = phrase
      .split(PART)
      // Splitting by the pattern puts the names of the parts at the odd places.
      .map((piece, index) => {
        if (index % 2 === 0) return escaped(plainWithin(piece));
        return several.includes(piece) ? `(?<${piece}>.+?)` : `(?<${piece}>\\S+)`;
      })
      .join('');
    this.pattern = new RegExp(`^${source}$`);
  }

  /** The parts of a text, or null if it is another phrase. @param text as {@link plainText} gives it */
  read(text: string): PhraseParts | null {
    const found = this.pattern.exec(text);
    return found === null ? null : { ...found.groups };
  }
}

/** As {@link plainText}, keeping the spaces at both ends. */
function plainWithin(piece: string): string {
  return `${/^\s/.test(piece) ? ' ' : ''}${plainText(piece)}${/\S\s+$/.test(piece) ? ' ' : ''}`;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
