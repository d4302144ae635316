import { useMemo } from 'react';
import type { GameTypes } from '#core';
import { useLanguage } from '#i18n';
import type { GameTable } from '#module';
import { PlayingCard } from '#ui';
import { heldAt } from './held';
import './HeldHands.css';

export interface HeldHandsProps {
  readonly game: GameTable;
  /** The positions before the first step and after each, and which of them is shown. */
  readonly positions: readonly GameTypes['Position'][];
  readonly index: number;
  /** Over the lower edge of the table, where the words beside it have no room. */
  readonly over?: boolean;
}

/** The cards that are in hands at a moment of a lesson; nothing in games whose lessons show none. */
export function HeldHands({ game, positions, index, over = false }: HeldHandsProps) {
  const language = useLanguage();
  const hands = useMemo(() => heldAt(game, positions, index, language), [game, positions, index, language]);
  if (hands.length === 0) return null;
  return (
    <ul className={over ? 'held-hands over' : 'held-hands'}>
      {hands.map(({ seat, owner, cards }) => (
        <li key={seat}>
          <span className="held-owner">{owner}</span>
          <span className="held-cards" role="img" aria-label={cards.map(({ name }) => name).join(', ')}>
            {cards.map(({ id, art }) => (
              <PlayingCard key={id} art={art} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
