import type { Language } from '#core';
import { HEROES, type Position } from '#king-of-monsters/rules';
import type { HeldCards } from '#module';
import { cardMarks } from './cardArt';
import { cardWords, playMessages } from './panels';
import { keyed, sorted } from './panels/hands';

/** Non-empty hands: the King's, then the heroes' in roster order. */
export function heldCards({ king, heroes }: Position, language: Language): readonly HeldCards[] {
  const words = playMessages(language);
  const hands = [
    { seat: 'king' as const, hand: king.hand },
    ...HEROES.map((seat) => ({ seat, hand: heroes[seat]?.hand ?? [] })),
  ];
  return hands
    .filter(({ hand }) => hand.length > 0)
    .map(({ seat, hand }) => ({
      seat,
      cards: keyed(sorted(hand)).map(({ key, card }) => ({
        id: key,
        name: cardWords(card, words),
        art: cardMarks(card, seat === 'king' ? 'king' : 'league'),
      })),
    }));
}
