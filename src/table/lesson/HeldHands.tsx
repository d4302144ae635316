import { useMemo } from 'react';
import type { GameTypes } from '#core';
import { useLanguage } from '#i18n';
import { classes, PlayingCard } from '#ui';
import { type HandsOf, heldAt } from './held';
import './HeldHands.css';

export interface HeldHandsProps extends HandsOf {
  /** The positions before the first step and after each, and the index of the shown one. */
  readonly positions: readonly GameTypes['Position'][];
  readonly index: number;
  /** Placed over the lower edge of the table, if there is no room beside it. */
  readonly over?: boolean;
}

/** Cards in hand at one moment of a lesson; renders nothing for games whose lessons show none. */
export function HeldHands({ module, game, positions, index, over = false }: HeldHandsProps) {
  const language = useLanguage();
  const hands = useMemo(
    () => heldAt({ module, game }, positions, index, language),
    [module, game, positions, index, language],
  );
  if (hands.length === 0) return null;
  return (
    <ul className={over ? 'held-hands over' : 'held-hands'}>
      {hands.map(({ seat, owner, cards }) => (
        <li key={seat}>
          <span className="held-owner">{owner}</span>
          <span className="held-cards" role="img" aria-label={cards.map(({ name }) => name).join(', ')}>
            {cards.map(({ id, art, leaves }) => (
              <span key={id} className={classes('held-card', leaves && 'leaves')}>
                <PlayingCard art={art} />
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
