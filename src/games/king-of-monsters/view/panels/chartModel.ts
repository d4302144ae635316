import {
  type Card,
  COLOURS,
  type Colour,
  isWild,
  numberOf,
  type View,
  WILD_NUMBER,
} from '#king-of-monsters/rules';
import { plateName } from './offers';

/** A plate of the chart with everything on it. */
export interface ShownPlate {
  /** Its name on the table. */
  readonly name: string;
  readonly col: number;
  /** Null if the viewer does not know it. */
  readonly card: Card | null;
  readonly up: boolean;
  /** Face down, but known to the League. */
  readonly seen: boolean;
  readonly cover: {
    readonly card: Card;
    readonly tokens: number;
    /** The effective number (K14.4, K14.7, K14.9). */
    readonly worth: number;
    /** Whether the effective number is the printed one. */
    readonly plain: boolean;
    /** Whether the cover beats the plate; null if the viewer cannot know. */
    readonly holds: boolean | null;
  } | null;
}

export interface ShownRow {
  readonly row: Colour;
  readonly disabled: boolean;
  readonly plates: readonly ShownPlate[];
  /** Whether the active hero is at this row (K14.2); false for all rows when every row is open to them. */
  readonly here: boolean;
}

/** The chart as a viewer knows it. */
export function chartOf(view: View): readonly ShownRow[] {
  const turn = view.stack.find((frame) => frame.kind === 'hero');
  return COLOURS.map((row): ShownRow => {
    const { disabled, plates } = view.chart[row];
    return {
      row,
      disabled,
      here: turn?.step === 'fight' && turn.row === row,
      plates: plates.map(({ card, up, seen, cover }, index): ShownPlate => {
        const tokens = cover?.tokens ?? 0;
        const worth = cover === null ? 0 : (cover.as ?? numberOf(cover.card)) + tokens;
        const against = card === null ? null : isWild(card) ? WILD_NUMBER : numberOf(card);
        return {
          name: plateName(row, index + 1),
          col: index + 1,
          card,
          up,
          seen: seen === true,
          cover:
            cover === null
              ? null
              : {
                  card: cover.card,
                  tokens,
                  worth,
                  plain: tokens === 0 && cover.as === undefined,
                  holds: against === null ? null : worth >= against,
                },
        };
      }),
    };
  });
}
