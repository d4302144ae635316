import { type Card, COLOURS, type Colour, colourOf, numberOf, type View } from '#king-of-monsters/rules';
import type { PlayMessages } from './messages';

/** Effective numbers of the covers of a row, from the left. */
const coversOf = ({ chart }: View, row: Colour): readonly number[] =>
  chart[row].plates.flatMap(({ cover }) => (cover === null ? [] : [cover.as ?? numberOf(cover.card)]));

/** Whether any plate has no cover (K12.3). */
const hasFreePlate = ({ chart }: View): boolean =>
  COLOURS.some((row) => chart[row].plates.some(({ cover }) => cover === null));

/** An action card on this table. */
export interface CardEffect {
  /** What it does. */
  readonly does: string;
  /** When it can be redrawn; null if it cannot be. */
  readonly redraw: string | null;
}

/** What the face-up action card does on this table; null while no decision is about one. */
export function cardEffect(view: View, words: PlayMessages): CardEffect | null {
  const frame = view.stack.at(-1);
  const { effects } = words;
  switch (frame?.kind) {
    case 'two':
      return { does: effects.kingTwo, redraw: null };
    case 'wild':
      return { does: effects.kingWild, redraw: null };
    case 'card': {
      const redraw = !view.zones.hq.destroyed && !view.turn.hq;
      return { does: heroEffect(frame.card, view, words), redraw: redraw ? effects.redraw : null };
    }
    default:
      return null;
  }
}

/** Effect of a hero's action card (K12.3). */
function heroEffect(card: Card, view: View, { effects, rows }: PlayMessages): string {
  if (card === 'W4') return effects.wildFour;
  if (card === 'W') return hasFreePlate(view) ? effects.wild : effects.wildNowhere;
  switch (card[1]) {
    case 'D':
      return effects.two;
    case 'S':
      return !view.zones.airstrip.destroyed && !view.turn.airstrip ? effects.skipOrCancel : effects.skip;
    default: {
      const row = rows[colourOf(card)];
      const covers = coversOf(view, colourOf(card));
      if (covers.length === 0) return effects.reverseNone(row);
      if (covers.length === 1) return effects.reverseOne(row);
      return effects.reverse(row, covers.join(' '), covers.toReversed().join(' '));
    }
  }
}
