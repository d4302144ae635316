/** A word as it is compared: in small letters, without accents and ligatures. */
export function folded(word: string): string {
  return word.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, '');
}

/** Words, numbers of clauses and the signs of suits. */
const WORDS = /[♠♣♥♦]|[\p{L}\p{N}]+(?:\.\d+)?/gu;

/** The words of a text where they stand. */
export function wordsOf(text: string): readonly { readonly word: string; readonly at: number }[] {
  return [...text.matchAll(WORDS)].map((match) => ({ word: match[0], at: match.index }));
}
