import { type CardId, describeCard } from '#core';
import type { Messages } from '#i18n';
import type { Seat } from '#zorgl/rules';

/** What people call the players, by starting place. */
export type SeatNames = Readonly<Partial<Record<Seat, string>>>;

/** A player's name, or the letter of the place. */
export function nameOf(names: SeatNames, seat: Seat): string {
  return names[seat] ?? seat;
}

/** A card in words, e.g. “queen of hearts”. */
export function cardName(card: CardId, messages: Messages): string {
  const parts = describeCard(card);
  if ('joker' in parts) return messages.cards.jokers[parts.joker];
  return messages.cards.card(messages.cards.ranks[parts.rank], messages.cards.suits[parts.suit]);
}
