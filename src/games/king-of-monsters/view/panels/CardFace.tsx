import type { Card, Colour, Side } from '#king-of-monsters/rules';
import { classes, PlayingCard } from '#ui';
import { cardMarks, shapeOf } from '../cardArt';
import './CardFace.css';

/** The shape of a colour, without words. */
export function ColourShape({ colour }: { readonly colour: Colour }) {
  return (
    <svg className="king-shape" viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true" focusable="false">
      <path d={shapeOf(colour)} fill="currentColor" />
    </svg>
  );
}

export interface CardFaceProps {
  /** Null for one that is seen from behind. */
  readonly card: Card | null;
  /** Whose card it is; of the League if left out. */
  readonly side?: Side;
  readonly className?: string | undefined;
}

/** A card as it lies on the table, as large as the letters around it; what is around it must name it. */
export function CardFace({ card, side = 'league', className }: CardFaceProps) {
  return (
    <span className={classes('king-card', className)} aria-hidden="true">
      <PlayingCard art={cardMarks(card, side)} />
    </span>
  );
}
