import { UNITS } from '#zorn/rules';
import { DAY_TIMES, type DayTime, figureOf, HOUSES, type House, MOTIONS, type Motion } from '#zorn/view';

/** All figures in the order of the game's units; a garrison closed and open. */
export const FIGURE_NAMES: readonly string[] = [
  ...new Set(UNITS.flatMap((id) => [false, true].map((open) => figureOf(id, open)))),
];

/** All figures beside each other, by size. */
export const LINE_UP = 'all';

export const CONDITIONS = ['fresh', 'worn'] as const;
type Condition = (typeof CONDITIONS)[number];

/** What the address of the figures' page says. */
export interface FiguresAddress {
  /** The name of one figure, or {@link LINE_UP}. */
  readonly figure: string;
  readonly house: House;
  readonly condition: Condition;
  readonly motion: Motion;
  /** How far the motion has come, 0 … 1; null lets it play again and again. */
  readonly share: number | null;
  /** Degrees that the plate is turned. */
  readonly turn: number;
  readonly light: DayTime;
  /** The controls are there; without them the picture is that of a film. */
  readonly desk: boolean;
}

const oneOf = <Value extends string>(values: readonly Value[], asked: string | null, usual: Value): Value =>
  values.find((value) => value === asked) ?? usual;

/** Reads the address; what it does not say, or says wrongly, is as on a first visit. */
export function figuresAddress(search: string): FiguresAddress {
  const query = new URLSearchParams(search);
  const share = Number(query.get('share') ?? Number.NaN);
  const turn = Number(query.get('turn') ?? 25);
  return {
    figure: oneOf([...FIGURE_NAMES, LINE_UP], query.get('figure'), LINE_UP),
    house: oneOf(HOUSES, query.get('house'), 'mahn'),
    condition: oneOf(CONDITIONS, query.get('condition'), 'fresh'),
    motion: oneOf(MOTIONS, query.get('motion'), 'rest'),
    share: share >= 0 && share <= 1 ? share : null,
    turn: Number.isFinite(turn) ? turn : 0,
    light: oneOf(DAY_TIMES, query.get('light'), 'noon'),
    desk: query.get('desk') !== 'off',
  };
}
