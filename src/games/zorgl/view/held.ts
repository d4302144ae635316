import type { Language } from '#core';
import { messagesFor } from '#i18n';
import type { HeldCards } from '#module';
import { type Position, sortedCards } from '#zorgl/rules';
import { cardFaceArt } from './cardArt';
import { zorglMessages } from './messages';
import { cardPower, cardSigns } from './panels/cards';
import { traitsOf } from './panels/monsters';
import { cardName } from './panels/names';

/** The non-empty hands, sorted as their owners see them, in the order of play. */
export function heldCards(position: Position, language: Language): readonly HeldCards[] {
  const { order, players } = position;
  const zorgl = zorglMessages(language);
  const texts = messagesFor(language);
  return order
    .filter((seat) => (players[seat]?.hand.length ?? 0) > 0)
    .map((seat) => ({
      seat,
      cards: sortedCards(players[seat]!.hand).map((card) => ({
        id: card,
        name: cardName(card, texts),
        art: cardFaceArt(
          card,
          texts.cards.letters,
          cardPower(card, zorgl),
          cardSigns(card, traitsOf(position, seat).stiff),
        ),
      })),
    }));
}
