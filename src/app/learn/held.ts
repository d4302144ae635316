import type { GameTypes, Language } from '#core';
import type { GameTable, HeldCards } from '#module';

/**
 * The hands that a lesson is about, as they are at one of its positions: those that it changes. The others only make its
 * position whole.
 */
export function heldAt(
  game: Pick<GameTable, 'held'>,
  positions: readonly GameTypes['Position'][],
  index: number,
  language: Language,
): readonly HeldCards[] {
  const all = positions.map((position) => game.held?.(position, language) ?? []);
  const cardsOf = (hands: readonly HeldCards[], seat: string) =>
    hands
      .find((hand) => hand.seat === seat)
      ?.cards.map(({ id }) => id)
      .join();
  const changes = (seat: string) => new Set(all.map((hands) => cardsOf(hands, seat))).size > 1;
  return all[index]!.filter(({ seat }) => changes(seat));
}
