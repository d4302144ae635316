import type { CardId, Mark, PathMark } from '#core';
import { CARD_BACK_ART, CARD_BOX, type CardPower, type CardSigns, cardFaceArt } from './cardArt';
import './PlayingCard.css';

export interface PlayingCardProps {
  /** Null for the back. */
  readonly card: CardId | null;
  readonly power?: CardPower | undefined;
  readonly signs?: CardSigns | undefined;
}

function transformOf({ x = 0, y = 0, scale = 1, turn = 0 }: PathMark): string {
  return `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
}

/** No two marks of a card are the same at the same place. */
const keyOf = (mark: Mark): string =>
  `${mark.draw} ${mark.x} ${mark.y} ${mark.draw === 'path' ? `${mark.turn} ${mark.d}` : mark.text}`;

function MarkShape({ mark }: { readonly mark: Mark }) {
  if (mark.draw === 'path') {
    return (
      <path
        d={mark.d}
        fill={mark.fill ?? 'none'}
        stroke={mark.stroke}
        strokeWidth={mark.width}
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity={mark.opacity}
        transform={transformOf(mark)}
      />
    );
  }
  const squeezed = mark.room === undefined ? {} : { textLength: mark.room, lengthAdjust: 'spacingAndGlyphs' };
  return (
    <text
      className={mark.face === 'display' ? 'display' : undefined}
      x={mark.x}
      y={mark.y}
      fontSize={mark.size}
      textAnchor={mark.anchor}
      fill={mark.fill}
      {...squeezed}
    >
      {mark.text}
    </text>
  );
}

/** A playing card as a drawing. It says nothing to screen readers: what is around it must name the card. */
export function PlayingCard({ card, power, signs }: PlayingCardProps) {
  const marks = card === null ? CARD_BACK_ART : cardFaceArt(card, power, signs);
  return (
    <svg
      className="ui-card"
      viewBox={`0 0 ${CARD_BOX.width} ${CARD_BOX.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {marks.map((mark) => (
        <MarkShape key={keyOf(mark)} mark={mark} />
      ))}
    </svg>
  );
}
