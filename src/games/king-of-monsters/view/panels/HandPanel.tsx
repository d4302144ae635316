import type { Card } from '#king-of-monsters/rules';
import { Hands, nameOf, type SeatHand, type SeatNames } from '#module';
import { cardWords } from './actionWords';
import { CardFace } from './CardFace';
import type { ShownHand, Spread } from './hands';
import { type PlayMessages, usePlayMessages } from './messages';
import { cardKey } from './offers';

export interface HandPanelProps {
  readonly spread: Spread;
  readonly names: SeatNames;
  /** Keys of the cards that can be chosen now. */
  readonly open: ReadonlySet<string>;
  /** Key of the chosen card. */
  readonly chosen: string | null;
  onChoose(key: string): void;
  /** Nothing is being chosen. */
  readonly looking?: boolean;
}

/** The hands to choose from, and those of the other heroes. */
export function HandPanel({ spread, names, ...more }: HandPanelProps) {
  const words = usePlayMessages();
  const handOf = (hand: ShownHand) => seatHand(hand, nameOf(names, hand.owner), words);
  return (
    <Hands {...more} large={spread.large.map(handOf)} small={spread.small.map(handOf)} labels={words.hand} />
  );
}

function seatHand({ owner, cards, count, stored }: ShownHand, name: string, words: PlayMessages): SeatHand {
  const side = owner === 'king' ? 'king' : 'league';
  const { hand, island } = words;
  return {
    owner,
    ownerName: name,
    label: hand.label(name),
    cards:
      cards?.map((card: Card) => ({
        key: cardKey(owner, card),
        name: cardWords(card, words),
        face: <CardFace card={card} side={side} />,
      })) ?? null,
    countLabel: [island.cards(count), ...(stored === null ? [] : [island.stored])].join(', '),
    countFace: stored === null ? String(count) : `${count}+1`,
    beside:
      typeof stored === 'string'
        ? { label: hand.stored(cardWords(stored, words)), face: <CardFace card={stored} /> }
        : undefined,
  };
}
