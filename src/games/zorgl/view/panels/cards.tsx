import type { Messages } from '#i18n';
import type { CardArt, CardLight } from '#stage';
import { CARD_BOX, type HandCard } from '#ui';
import {
  type ActionKind,
  CARD_IDS,
  type CardId,
  describeCard,
  type Seat,
  type Suit,
  sortedCards,
  type Traits,
  type View,
} from '#zorgl/rules';
import { CARD_BACK_ART, type CardPower, type CardSigns, cardFaceArt } from '../cardArt';
import type { ZorglMessages } from '../messages';
import { modeDrawing, STAR_DRAWING } from './icons';

import { cardName } from './names';

const POWERS = {
  J: { black: 'blitz', red: 'frenzy' },
  Q: { black: 'burrow', red: 'throw' },
  K: { black: 'leap', red: 'shake' },
} as const satisfies Record<string, Record<'black' | 'red', ActionKind>>;
const FACES = ['J', 'Q', 'K'] as const;

/**
 * The hand of a seat, sorted so that moving cards and hitting cards sit together. Undefined if the view only
 * has its size.
 */
export function cardsOf(view: Pick<View, 'players'>, seat: Seat): readonly CardId[] | undefined {
  const hand = view.players[seat]?.hand;
  return hand === undefined || 'count' in hand ? undefined : sortedCards(hand);
}

/** The suit of a card; null for a joker, which may be any. */
export function suitOf(card: CardId): Suit | null {
  const parts = describeCard(card);
  return 'joker' in parts ? null : parts.suit;
}

/** The suit that a card counts as: clubs for the spades of a stiff monster (Z11.14); null for a joker. */
export function countedSuit(card: CardId, stiff: boolean): Suit | null {
  const suit = suitOf(card);
  return stiff && suit === 'S' ? 'C' : suit;
}

/** Whether a card is of a black suit, which an inert monster may lose (Z11.5). A joker is not. */
export function isBlack(card: CardId): boolean {
  const suit = suitOf(card);
  return suit !== null && colourOf(suit) === 'black';
}

function colourOf(suit: Suit): 'black' | 'red' {
  return suit === 'S' || suit === 'C' ? 'black' : 'red';
}

/** The power printed at the bottom of a face card, ace or joker (Z7.1, Z5.3); undefined for other cards. */
export function cardPower(card: CardId, { power }: ZorglMessages): CardPower | undefined {
  const parts = describeCard(card);
  if ('joker' in parts) return { name: power.joker, icon: STAR_DRAWING };
  if (parts.rank === 'A') return { name: power.ace, icon: STAR_DRAWING };
  const face = FACES.find((rank) => rank === parts.rank);
  if (face === undefined) return undefined;
  const colour = colourOf(parts.suit);
  return { name: power[face][colour], icon: modeDrawing(POWERS[face][colour]) };
}

/**
 * The signs of an ordinary card: diagonal or straight, move or hit (Z4.1, Z5.1).
 * @param stiff see {@link countedSuit}
 */
export function cardSigns(card: CardId, stiff = false): CardSigns | undefined {
  const suit = countedSuit(card, stiff);
  if (suit === null) return undefined;
  return {
    directions: suit === 'S' || suit === 'H' ? 'diagonal' : 'straight',
    sign: colourOf(suit) === 'black' ? 'arrow' : 'burst',
  };
}

/** What the hints need to know about the owner of a hand. */
export interface CardHolder {
  /** The army option is on, so units can take cards. */
  readonly army: boolean;
  readonly traits: Traits;
  /** The first black card of the turn will have no effect (Z11.5). */
  readonly inert: boolean;
}

/** What a card can do, as text. */
export function cardHint(card: CardId, { army, traits, inert }: CardHolder, zorgl: ZorglMessages): string {
  const { cardHint: hint, power, modes } = zorgl;
  const parts = describeCard(card);
  if (inert && isBlack(card)) return hint.inert;
  const sentences: string[] = [];
  if ('joker' in parts) {
    sentences.push(hint.joker);
    if (traits.mega !== null) sentences.push(hint.mega(modes[traits.mega]));
  } else {
    const colour = colourOf(parts.suit);
    const face = FACES.find((rank) => rank === parts.rank);
    sentences.push(hint[colour](countedSuit(card, traits.stiff) ?? parts.suit));
    if (face !== undefined) sentences.push(hint.power(power[face][colour]));
    if (parts.rank === 'A') sentences.push(hint.ace(FACES.map((rank) => power[rank][colour])));
  }
  if (army) sentences.push(hint.army);
  return sentences.join(' ');
}

export interface HandCardsOptions extends CardHolder {
  /** The cards that some legal action uses; empty when it is not this player's turn. */
  readonly playable: readonly CardId[];
  readonly zorgl: ZorglMessages;
  readonly interface: Messages;
}

/** The cards of a hand, ready to display. */
export function handCards(hand: readonly CardId[], options: HandCardsOptions): HandCard<CardId>[] {
  return hand.map((card) => {
    const playable = options.playable.includes(card);
    const hint = cardHint(card, options, options.zorgl);
    return {
      card,
      name: cardName(card, options.interface),
      hint: playable ? hint : `${hint} ${options.zorgl.cardHint.unplayable}`,
      playable,
      art: cardFaceArt(
        card,
        options.interface.cards.letters,
        cardPower(card, options.zorgl),
        cardSigns(card, options.traits.stiff),
      ),
    };
  });
}

/** Glow of a card by colour, linear RGB. */
const LIGHTS = { black: [0.25, 0.5, 1.2], red: [1.2, 0.32, 0.12], joker: [0.9, 0.35, 1.1] } as const;

function lightOf(card: CardId): CardLight {
  const suit = suitOf(card);
  return LIGHTS[suit === null ? 'joker' : colourOf(suit)];
}

/** The card faces for the 3D table, the same as in the hand. */
export function tableCards(zorgl: ZorglMessages, { letters }: Messages['cards']): CardArt {
  return {
    box: CARD_BOX,
    back: CARD_BACK_ART,
    faces: CARD_IDS.map((card) => ({
      marks: cardFaceArt(card, letters, cardPower(card, zorgl), cardSigns(card)),
      light: lightOf(card),
    })),
  };
}
