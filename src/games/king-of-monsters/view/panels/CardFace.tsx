import type { Card, Colour, Side } from '#king-of-monsters/rules';
import { classes, PlayingCard } from '#ui';
import { cardMarks, shapeOf } from '../cardArt';
import './CardFace.css';

/** The shape of a colour, hidden from screen readers. */
export function ColourShape({ colour }: { readonly colour: Colour }) {
  return (
    <svg className="king-shape" viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true" focusable="false">
      <path d={shapeOf(colour)} fill="currentColor" />
    </svg>
  );
}

export interface CardFaceProps {
  /** Null for a card that is face down. */
  readonly card: Card | null;
  /** Owner of the card; default: the League. */
  readonly side?: Side;
  readonly className?: string | undefined;
}

/** A card that scales with the font size. Its container must provide an accessible name. */
export function CardFace({ card, side = 'league', className }: CardFaceProps) {
  return (
    <span className={classes('king-card', className)} aria-hidden="true">
      <PlayingCard art={cardMarks(card, side)} />
    </span>
  );
}
