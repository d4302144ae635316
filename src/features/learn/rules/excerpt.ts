import { folded, wordsOf } from './folded';

/** A piece of text and whether it matches. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** Maximum length of an excerpt, and of its part before the first match. */
const MAX_LENGTH = 150;
const BEFORE = 50;

/** Excerpt around the first match, with all matches marked. @param words folded */
export function excerpt(text: string, words: ReadonlySet<string>): readonly Piece[] {
  const spots = wordsOf(text);
  const isHit = (word: string) => words.has(folded(word));
  const first = spots.find(({ word }) => isHit(word))?.at ?? 0;
  const from = first <= BEFORE ? 0 : (spots.find(({ at }) => at >= first - BEFORE)?.at ?? 0);
  const until = spots.findLast(({ word, at }) => at + word.length <= from + MAX_LENGTH);
  const to =
    text.length <= from + MAX_LENGTH || until === undefined ? text.length : until.at + until.word.length;
  const pieces: Piece[] = [];
  let written = from;
  for (const { word, at } of spots) {
    if (at < from || at >= to || !isHit(word)) continue;
    if (at > written) pieces.push({ text: text.slice(written, at), hit: false });
    pieces.push({ text: word, hit: true });
    written = at + word.length;
  }
  if (written < to) pieces.push({ text: text.slice(written, to), hit: false });
  return [
    ...(from > 0 ? [{ text: '… ', hit: false }] : []),
    ...pieces,
    ...(to < text.length ? [{ text: ' …', hit: false }] : []),
  ];
}
