import { CARD_IDS } from '#core';

/** What a lesson's file may say in the place of the draw pile: all cards that lie nowhere else, in the order of the deck. */
export const REST = 'rest';

const isObject = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

const listed = (input: unknown): readonly unknown[] => (Array.isArray(input) ? input : []);

/** A position whose draw pile is `rest`, with the pile in it; anything else as it is. */
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
