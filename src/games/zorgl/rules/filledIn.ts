import { CARD_IDS } from './cards';

/** Value of the draw pile in lesson files that stands for all cards not used elsewhere, in deck order. */
export const REST = 'rest';

const isObject = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

const listed = (input: unknown): readonly unknown[] => (Array.isArray(input) ? input : []);

/** Expands a draw pile of `rest`; other input is returned as it is. */
export function filledIn(input: unknown): unknown {
  if (!isObject(input) || input.draw !== REST) return input;
  const { players, discard, pending } = input;
  const hands = isObject(players) ? Object.values(players) : [];
  const elsewhere = new Set([
    ...hands.flatMap((player) => (isObject(player) ? listed(player.hand) : [])),
    ...listed(discard),
    ...(isObject(pending) ? [pending.card] : []),
  ]);
  return { ...input, draw: CARD_IDS.filter((card) => !elsewhere.has(card)) };
}
