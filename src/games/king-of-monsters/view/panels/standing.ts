import type { Card, Frame } from '#king-of-monsters/rules';

/** Questions that may be answered with *no* for the rest of a game. */
export const STANDING = ['trade', 'replace', 'ibis'] as const;
export type Standing = (typeof STANDING)[number];

/** Which of these questions a decision is; null for none, or for one that was begun and has to be finished. */
export function standingOf(frame: Frame<Card | null> | undefined): Standing | null {
  if (frame?.kind === 'trade') return frame.offer === null ? 'trade' : null;
  if (frame?.kind === 'ibis') return frame.deck === null ? 'ibis' : null;
  return frame?.kind === 'replace' ? 'replace' : null;
}
