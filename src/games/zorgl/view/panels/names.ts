import type { Messages } from '#i18n';
import { type CardId, describeCard } from '#zorgl/rules';

/** The name of a card, e.g. “queen of hearts”. */
export function cardName(card: CardId, messages: Messages): string {
  const parts = describeCard(card);
  if ('joker' in parts) return messages.cards.jokers[parts.joker];
  return messages.cards.card(messages.cards.ranks[parts.rank], messages.cards.suits[parts.suit]);
}
