import { fillPhrase, PhraseReader, plainText } from '#learning';
import { type CardId, describeCard, JOKERS, RANKS, SUITS, type Suit } from '#zorgl/rules';
import { SEVERAL_WORDS, type Vocabulary } from './english';

const SUIT_SIGNS: Readonly<Record<Suit, string>> = { S: '♠', C: '♣', H: '♥', D: '♦' };

/**
 * Formats a card: `9♣`, `D♦` (the queen in French), `Red joker as ♠`.
 * @param suit the suit a joker is played as
 */
export function writeCard(card: CardId, words: Vocabulary, suit?: Suit): string {
  const parts = describeCard(card);
  const name =
    'joker' in parts ? words.jokers[parts.joker] : `${words.ranks[parts.rank]}${SUIT_SIGNS[parts.suit]}`;
  return suit === undefined ? name : fillPhrase(words.jokerAs, { card: name, suit: SUIT_SIGNS[suit] });
}

export const writeCards = (cards: readonly CardId[], words: Vocabulary): string =>
  cards.map((card) => writeCard(card, words)).join(', ');

/**
 * Parses the cards of one language. Suits may be symbols or letters. All texts are normalised with {@link
 * plainText}.
 */
export class CardReader {
  private readonly suits: ReadonlyMap<string, Suit>;
  private readonly cards: ReadonlyMap<string, CardId>;
  private readonly jokerAs: PhraseReader;

  constructor(words: Vocabulary) {
    const spellings = SUITS.flatMap((suit): [string, Suit][] => [
      [SUIT_SIGNS[suit], suit],
      [plainText(words.suitLetters[suit]), suit],
    ]);
    this.suits = new Map(spellings);
    this.cards = new Map<string, CardId>([
      ...JOKERS.map((joker): [string, CardId] => [plainText(words.jokers[joker]), joker]),
      ...spellings.flatMap(([sign, suit]) =>
        RANKS.map((rank): [string, CardId] => [`${plainText(words.ranks[rank])}${sign}`, `${rank}${suit}`]),
      ),
    ]);
    this.jokerAs = new PhraseReader(words.jokerAs, SEVERAL_WORDS);
  }

  /** A card, with the suit for a joker that is played as one; undefined if the text is not a card. */
  read(text: string): { readonly card: CardId; readonly suit?: Suit } | undefined {
    const card = this.cards.get(text);
    if (card !== undefined) return { card };
    const joker = this.jokerAs.read(text);
    const named = this.cards.get(joker?.card ?? '');
    const suit = this.suits.get(joker?.suit ?? '');
    return named === undefined || suit === undefined ? undefined : { card: named, suit };
  }
}
