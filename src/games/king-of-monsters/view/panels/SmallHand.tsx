import { SeatMark } from '#ui';
import { cardWords } from './actionWords';
import { CardFace } from './CardFace';
import { keyed, type ShownHand } from './hands';
import { usePlayMessages } from './messages';

export interface SmallHandProps {
  readonly hand: ShownHand;
  readonly name: string;
}

/** An open hand in one line. */
export function SmallHand({ hand, name }: SmallHandProps) {
  const words = usePlayMessages();
  const cards = hand.cards ?? [];
  return (
    <li>
      <span className="king-team-name">
        <SeatMark seat={hand.owner} />
        <span>{name}</span>
      </span>
      <span className="king-team-cards">
        {keyed(cards).map(({ key, card }) => (
          <span key={key}>
            <CardFace card={card} />
            <span className="visually-hidden">{cardWords(card, words)}</span>
          </span>
        ))}
        {typeof hand.stored === 'string' && (
          <span className="king-team-stored" title={words.hand.stored(cardWords(hand.stored, words))}>
            <CardFace card={hand.stored} />
            <span className="visually-hidden">{words.hand.stored(cardWords(hand.stored, words))}</span>
          </span>
        )}
      </span>
    </li>
  );
}
