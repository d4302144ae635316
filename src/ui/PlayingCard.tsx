import type { ReactNode } from 'react';
import { type CardId, describeCard, SUITS, type Suit } from '#core';
import './PlayingCard.css';
import { SUIT_COLOURS, SuitShape } from './SuitShape';

/** A power written on the foot of a card. */
export interface CardPower {
  readonly name: string;
  /** A drawing in a box of 24 × 24, in `currentColor`. */
  readonly icon: ReactNode;
}

/** The signs around the suit: in which of the eight directions a card works, and how. */
export interface CardSigns {
  readonly directions: 'straight' | 'diagonal' | 'all';
  readonly sign: 'arrow' | 'burst';
}

export interface PlayingCardProps {
  /** Null for the back. */
  readonly card: CardId | null;
  readonly power?: CardPower | undefined;
  readonly signs?: CardSigns | undefined;
}

const PAPER = '#fbf2e0';

/** A playing card as a drawing. It says nothing to screen readers: what is around it must name the card. */
export function PlayingCard({ card, power, signs }: PlayingCardProps) {
  return (
    <svg className="ui-card" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
      <rect
        x="0.75"
        y="0.75"
        width="98.5"
        height="138.5"
        rx="8"
        fill={PAPER}
        stroke="#6b573f"
        strokeWidth="1.5"
      />
      {card === null ? <Back /> : <Face card={card} power={power} signs={signs} />}
    </svg>
  );
}

function Face({ card, power, signs }: PlayingCardProps & { readonly card: CardId }) {
  const parts = describeCard(card);
  const ink = 'joker' in parts ? JOKER_INKS[parts.joker] : SUIT_COLOURS[parts.suit];
  const middle = power === undefined ? 82 : 74;
  return (
    <>
      {'joker' in parts ? (
        <JokerFace ink={ink} />
      ) : (
        <>
          <text x={parts.rank === '10' ? 4 : 8} y="32" fontSize="32" letterSpacing="-2" fill={ink}>
            {parts.rank}
          </text>
          <SuitShape suit={parts.suit} x={82} y={21} size={22} />
          {signs !== undefined && <Signs {...signs} ink={ink} y={middle} />}
          <SuitShape suit={parts.suit} x={50} y={middle} size={signs === undefined ? 52 : 34} />
        </>
      )}
      {power !== undefined && (
        <g color={PAPER}>
          <path d="M0.75 114h98.5v17.5a8 8 0 0 1-8 8h-82.5a8 8 0 0 1-8-8z" fill={ink} />
          <g transform="translate(6 117.5) scale(0.75)">{power.icon}</g>
          <text
            className="ui-card-power"
            x="60"
            y="131"
            textAnchor="middle"
            fill={PAPER}
            {...squeeze(power.name)}
          >
            {power.name}
          </text>
        </g>
      )}
    </>
  );
}

/** Long names are drawn together to stay on the card. */
function squeeze(name: string) {
  return name.length > 10 ? { textLength: 68, lengthAdjust: 'spacingAndGlyphs' as const } : {};
}

const JOKER_INKS = { XR: '#b3261e', XB: '#26222b' } as const;

function JokerFace({ ink }: { readonly ink: string }) {
  return (
    <>
      <text className="ui-card-joker" x="50" y="31" fontSize="25" textAnchor="middle" fill={ink}>
        JOKER
      </text>
      <circle cx="50" cy="73" r="33" fill={ink} />
      <circle cx="50" cy="73" r="29" fill={PAPER} />
      {SUITS.map((suit: Suit, index) => (
        <SuitShape key={suit} suit={suit} x={index % 2 === 0 ? 38 : 62} y={index < 2 ? 61 : 85} size={20} />
      ))}
    </>
  );
}

function Signs({ directions, sign, ink, y }: CardSigns & { readonly ink: string; readonly y: number }) {
  const angles = [0, 45, 90, 135, 180, 225, 270, 315].filter((angle) => {
    return directions === 'all' || (angle % 90 === 0) === (directions === 'straight');
  });
  const shape =
    sign === 'arrow'
      ? 'M0-34l7 9H-7z'
      : 'M0-37l2.6 6.2 6-2.8-2.2 6.2 6 2.6-12.4 2.4-12.4-2.4 6-2.6-2.2-6.2 6 2.8z';
  return (
    <g fill={ink} opacity="0.85">
      {angles.map((angle) => (
        <path key={angle} d={shape} transform={`translate(50 ${y}) rotate(${angle})`} />
      ))}
    </g>
  );
}

function Back() {
  return (
    <>
      <rect x="6" y="6" width="88" height="128" rx="5" fill="#3a1512" />
      <path
        d="M50 34l7 17 17-7-7 17 17 9-17 9 7 17-17-7-7 17-7-17-17 7 7-17-17-9 17-9-7-17 17 7z"
        fill="none"
        stroke="#e8a04a"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <circle cx="50" cy="70" r="9" fill="#e8a04a" />
      <rect
        x="10"
        y="10"
        width="80"
        height="120"
        rx="3"
        fill="none"
        stroke="#e8a04a"
        strokeWidth="1.5"
        opacity="0.6"
      />
    </>
  );
}
