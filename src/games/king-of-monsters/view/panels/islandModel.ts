import {
  type Card,
  damageAt,
  HEROES,
  type HeroState,
  isSite,
  RATINGS,
  type Seat,
  sizeOf,
  type View,
  ZONES,
  type Zone,
} from '#king-of-monsters/rules';

/** A figure and its state. */
export interface ShownFigure {
  readonly seat: Seat;
  readonly state: HeroState;
  /** Hand size of its seat. */
  readonly cards: number;
  /** True if stored but hidden from the viewer. */
  readonly stored: Card | true | null;
  /** Whether its seat decides now. */
  readonly active: boolean;
}

/** A zone with its objective and the figures there. */
export interface ShownZone {
  readonly zone: Zone;
  /** Null for a zone without an objective. */
  readonly objective: {
    readonly damage: number;
    readonly rating: number;
    readonly destroyed: boolean;
    readonly cards: readonly Card[];
  } | null;
  readonly figures: readonly ShownFigure[];
}

/** The island, and the heroes who have left it. */
export interface ShownIsland {
  readonly zones: readonly ShownZone[];
  readonly away: readonly ShownFigure[];
}

/** The public state of the island. */
export function islandOf(view: View): ShownIsland {
  const deciding = view.stack.at(-1)?.seat;
  const { king } = view;
  const figures = HEROES.flatMap((hero): (ShownFigure & { readonly at: Zone | null })[] => {
    const sheet = view.heroes[hero];
    if (sheet === undefined) return [];
    const { zone, state, hand, stored } = sheet;
    return [{ seat: hero, state, cards: sizeOf(hand), stored, active: deciding === hero, at: zone }];
  });
  const monster: ShownFigure = {
    seat: 'king',
    state: 'up',
    cards: sizeOf(king.hand),
    stored: null,
    active: deciding === 'king',
  };
  return {
    zones: ZONES.map((zone): ShownZone => {
      const state = isSite(zone) ? view.zones[zone] : null;
      return {
        zone,
        objective:
          state === null || !isSite(zone)
            ? null
            : {
                damage: damageAt(state),
                rating: RATINGS[zone],
                destroyed: state.destroyed,
                cards: state.cards.map(({ card }) => card),
              },
        figures: [...(king.zone === zone ? [monster] : []), ...figures.filter(({ at }) => at === zone)],
      };
    }),
    away: figures.filter(({ at }) => at === null),
  };
}
