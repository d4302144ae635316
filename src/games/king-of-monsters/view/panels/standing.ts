import type { Card, Frame } from '#king-of-monsters/rules';

/** Questions that can be declined for the rest of a game. */
export const STANDING = ['trade', 'replace', 'ibis'] as const;
export type Standing = (typeof STANDING)[number];

/** Which of these questions a decision is; null for others, and for one that is already half answered. */
export function standingOf(frame: Frame<Card | null> | undefined): Standing | null {
  if (frame?.kind === 'trade') return frame.offer === null ? 'trade' : null;
  if (frame?.kind === 'ibis') return frame.deck === null ? 'ibis' : null;
  return frame?.kind === 'replace' ? 'replace' : null;
}
