import type { Mark, PathMark } from '#core';
import { classes } from './classes';
import { CARD_BOX } from './drawing';
import './PlayingCard.css';

/** Text below this size, in card units, is omitted on cards too small to read it. */
const SMALL = 20;

export interface PlayingCardProps {
  /** Its face or back, in a box of {@link CARD_BOX}. */
  readonly art: readonly Mark[];
}

function transformOf({ x = 0, y = 0, scale = 1, turn = 0 }: PathMark): string {
  return `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
}

/** No two identical marks of a card have the same position. */
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
      className={classes(mark.face === 'display' && 'display', mark.size < SMALL && 'small')}
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

/** A playing card as a drawing. It is hidden from screen readers, so the container must name the card. */
export function PlayingCard({ art }: PlayingCardProps) {
  return (
    <svg
      className="ui-card"
      viewBox={`0 0 ${CARD_BOX.width} ${CARD_BOX.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {art.map((mark) => (
        <MarkShape key={keyOf(mark)} mark={mark} />
      ))}
    </svg>
  );
}
