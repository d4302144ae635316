import type { Room } from '../../../src/server/rooms/room';

/** Events that show to all what is hidden again when they are over (T4.9). */
const SHOWN: ReadonlySet<string> = new Set(['tile-aside']);

const BOX = /^[a-z]\d+$/;
/** Letters and names of boxes are open, and may be those of hidden things as well. */
const isWord = (text: string) => text.length > 1 && !BOX.test(text);

/** Texts and names of fields in what would be sent as JSON, but for those that are no words. */
function wordsOf(value: unknown, words: string[] = []): readonly string[] {
  if (typeof value === 'string') {
    if (isWord(value)) words.push(value);
  } else if (Array.isArray(value)) {
    for (const each of value) wordsOf(each, words);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      if (each === undefined) continue;
      if (isWord(name)) words.push(name);
      wordsOf(each, words);
    }
  }
  return words;
}

/** The names of single things that a position holds and a spectator does not know: hidden cards, and the generator. */
export function hiddenIn({ match, rules }: Room): ReadonlySet<string> {
  const open = new Set(wordsOf(rules.view(match.position, 'spectator')));
  const counts = new Map<string, number>();
  for (const word of wordsOf(match.position)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].flatMap(([word, count]) => (count === 1 && !open.has(word) ? [word] : [])));
}

/** What of hidden things a message tells. */
export const leaks = (message: unknown, hidden: ReadonlySet<string>): readonly string[] =>
  wordsOf(message).filter((word) => hidden.has(word));

/** What somebody does is seen by all, and what a step shows to all for a moment, even where it is hidden again at once. */
export const shownBy = ({ match }: Room, step: number): ReadonlySet<string> => {
  const { action, events } = match.entry(step);
  return new Set(wordsOf([action, events.filter(({ type }) => SHOWN.has(type))]));
};
