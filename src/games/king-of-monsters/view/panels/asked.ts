import { type Card, colourOf, type Frame, handSize, type Seat, type View } from '#king-of-monsters/rules';
import { nameOf, type SeatNames } from '#module';
import { cardWords } from './actionWords';
import { type CardEffect, cardEffect } from './cardEffects';
import { handIn } from './hands';
import type { PlayMessages } from './messages';

/** The open decision in words. */
export interface Asked {
  readonly seat: Seat;
  /** One sentence: who must do what. */
  readonly title: string;
  /** Effect of the action card in question on this table; null if no card is in question. */
  readonly effect: CardEffect | null;
  /** The enclosing events, outermost first, e.g. a hero's turn around a duel. */
  readonly within: readonly string[];
}

/** A name as written in the middle of a sentence. */
const amid = (name: string, words: PlayMessages) => (name === words.seats.king ? words.amid.king : name);

/** The card, or colour and number, that must be answered. */
function lastWords({ last }: Extract<Frame, { kind: 'duel' }>, words: PlayMessages): string {
  return cardWords(`${last.colour}${last.number}`, words);
}

/** An action card as written in a title. */
function titleOf(card: Card, { actionCards, colours }: PlayMessages): string {
  if (card === 'W' || card === 'W4') return actionCards[card];
  return actionCards[card[1] as 'D' | 'V' | 'S'](colours[colourOf(card)]);
}

function sentence(frame: Frame<Card | null>, view: View, names: SeatNames, words: PlayMessages): string {
  const { asks } = words;
  const who = nameOf(names, frame.seat);
  switch (frame.kind) {
    case 'discard': {
      const tooMany = handIn(view, frame.seat)!.count - handSize(view, frame.seat);
      return tooMany > 0 ? asks.discardDown(who, tooMany) : asks.discard(who);
    }
    case 'duel': {
      const other = frame.seat === 'king' ? nameOf(names, frame.hero) : amid(nameOf(names, 'king'), words);
      return asks.duel(who, lastWords(frame, words), other);
    }
    case 'two':
      return asks.two(who);
    case 'wild':
    case 'card':
      return asks.card(who, titleOf(frame.card, words));
    case 'trade':
      if (frame.offer === null) return asks.trade(who);
      return asks.tradeFor(
        who,
        nameOf(names, frame.offer.hero),
        frame.offer.card === null ? words.cards.hidden : cardWords(frame.offer.card, words),
      );
    case 'hero':
      return frame.step === 'move' ? asks.heroMove(who) : asks.heroFight(who);
    case 'open':
      return asks.open(who, nameOf(names, frame.hero), words.colours[frame.row]);
    case 'ibis': {
      const top = frame.deck === null ? undefined : view.decks[frame.deck].action;
      const seen = top !== undefined && 'count' in top ? top.top : undefined;
      if (frame.deck === null) return asks.ibis(who);
      return asks.ibisSaw(who, seen === undefined ? words.cards.hidden : cardWords(seen, words));
    }
    default:
      return asks[frame.kind](who);
  }
}

/** Who must do what, and during which event; null at the end of the game. */
export function askedOf(view: View, names: SeatNames, words: PlayMessages): Asked | null {
  const frame = view.stack.at(-1);
  if (frame === undefined) return null;
  const within = view.stack
    .slice(0, -1)
    .map((outer) => words.within[outer.kind](amid(nameOf(names, outer.seat), words)));
  return {
    seat: frame.seat,
    title: sentence(frame, view, names, words),
    effect: cardEffect(view, words),
    within,
  };
}
