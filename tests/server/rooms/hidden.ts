import type { Room } from '../../../src/server/rooms/room';

/** Events that show to all what is hidden again when they are over (T4.9). */
const SHOWN: ReadonlySet<string> = new Set(['tile-aside']);

const TEXT = /"([^"\\]*)"/g;
const BOX = /^[a-z]\d+$/;
/** Texts but for letters and names of boxes, which are open and may be those of hidden things as well. */
const wordsOf = (value: unknown): readonly string[] =>
  Array.from(JSON.stringify(value).matchAll(TEXT), ([, word]) => word!).filter(
    (word) => word.length > 1 && !BOX.test(word),
  );

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
