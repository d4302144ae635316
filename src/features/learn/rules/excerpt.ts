import { folded, wordsOf } from './folded';

/** A part of a text, and whether it is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** Letters of an excerpt, and how many of them stand before the first hit at most. */
const MAX_LENGTH = 150;
const BEFORE = 50;

/** The part of a text around the first of some words, with all of them marked. @param words folded */
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
