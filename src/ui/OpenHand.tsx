import type { Mark } from '#core';
import { useMessages } from '#i18n';
import './OpenHand.css';
import { PlayingCard } from './PlayingCard';
import { SeatBadge } from './SeatBadge';

export interface OpenHandProps {
  readonly seat: string;
  /** The owner of the hand. */
  readonly owner: string;
  readonly cards: readonly { readonly card: string; readonly name: string; readonly art: readonly Mark[] }[];
}

/** A read-only hand: small, with its owner's name. */
export function OpenHand({ seat, owner, cards }: OpenHandProps) {
  const messages = useMessages();
  return (
    <div className="ui-open-hand">
      <SeatBadge seat={seat} name={owner} />
      {cards.length === 0 && <span className="ui-open-hand-empty">{messages.cards.emptyHand}</span>}
      <ul aria-label={messages.cards.hand(owner)}>
        {cards.map(({ card, name, art }) => (
          <li key={card} title={name}>
            <PlayingCard art={art} />
            <span className="visually-hidden">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
