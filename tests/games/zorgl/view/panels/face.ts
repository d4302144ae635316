import type { Mark } from '#core';

const STRAIGHT = [0, 90, 180, 270];

/** The words on a card. */
export const wordsOn = (art: readonly Mark[] = []): readonly string[] =>
  art.flatMap((mark) => (mark.draw === 'text' ? [mark.text] : []));

/** In which directions the signs around the suit of a card point; null without signs. */
export function signsOn(art: readonly Mark[] = []): 'straight' | 'diagonal' | 'all' | null {
  const turns = art.flatMap((mark) =>
    mark.draw === 'path' && mark.opacity === 0.85 ? [mark.turn ?? 0] : [],
  );
  if (turns.length === 0) return null;
  if (turns.length === 8) return 'all';
  return turns.every((turn) => STRAIGHT.includes(turn)) ? 'straight' : 'diagonal';
}
