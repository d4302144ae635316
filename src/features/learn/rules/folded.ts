/** Normalises a word for comparison: lower case, no accents or ligatures. */
export function folded(word: string): string {
  return word.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, '');
}

/** Words, clause numbers and suit symbols. */
const WORDS = /[♠♣♥♦]|[\p{L}\p{N}]+(?:\.\d+)?/gu;

/** Words of a text and their positions. */
export function wordsOf(text: string): readonly { readonly word: string; readonly at: number }[] {
  return [...text.matchAll(WORDS)].map((match) => ({ word: match[0], at: match.index }));
}
