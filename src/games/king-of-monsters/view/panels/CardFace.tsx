import { EMBLEM_CORNERS } from '#core';
import { type Card, type Colour, colourOf, isCombat, isWild } from '#king-of-monsters/rules';
import { classes } from '#ui';
import './CardFace.css';

const through = (corners: readonly (readonly [number, number])[]) =>
  `M${corners.map(([x, y]) => `${12 + 11 * x} ${12 + 11 * y}`).join('L')}z`;

/** Colours have shapes, so that nobody needs to tell colours apart. */
const SHAPES: Readonly<Record<Colour, string>> = {
  R: through(EMBLEM_CORNERS.triangle),
  G: through(EMBLEM_CORNERS.square),
  Y: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
  B: through(EMBLEM_CORNERS.diamond),
};

/** The shape of a colour, without words. */
export function ColourShape({ colour }: { readonly colour: Colour }) {
  return (
    <svg className="king-shape" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SHAPES[colour]} fill="currentColor" />
    </svg>
  );
}

/** What stands for the kinds of action cards. */
const SIGNS: Readonly<Record<string, string>> = { D: '+2', V: '⇄', S: '⊘' };

const signOf = (card: Card): string => {
  if (isWild(card)) return 'W';
  return isCombat(card) ? card[1]! : (SIGNS[card[1]!] ?? '');
};

export interface CardFaceProps {
  /** Null for one that is seen from behind. */
  readonly card: Card | null;
  readonly className?: string | undefined;
}

/** A card as a picture, as large as the letters around it; what is around it must name it. */
export function CardFace({ card, className }: CardFaceProps) {
  if (card === null) return <span className={classes('king-card back', className)} aria-hidden="true" />;
  const colour = isWild(card) ? null : colourOf(card);
  return (
    <span className={classes('king-card', className)} data-colour={colour ?? 'W'} aria-hidden="true">
      <span className="king-card-sign">{signOf(card)}</span>
      {colour !== null && <ColourShape colour={colour} />}
      {card === 'W4' && <span className="king-card-more">+4</span>}
    </span>
  );
}
