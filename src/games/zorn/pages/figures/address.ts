import { UNITS } from '#zorn/rules';
import { DAY_TIMES, type DayTime, figureOf, HOUSES, type House, MOTIONS, type Motion } from '#zorn/view';

/** All figures in unit order; garrisons face down and face up. */
export const FIGURE_NAMES: readonly string[] = [
  ...new Set(UNITS.flatMap((id) => [false, true].map((open) => figureOf(id, open)))),
];

/** Shows all figures side by side, by size. */
export const LINE_UP = 'all';

export const CONDITIONS = ['fresh', 'worn'] as const;
type Condition = (typeof CONDITIONS)[number];

/** Parameters of the figures page. */
export interface FiguresAddress {
  /** A figure's name, or {@link LINE_UP}. */
  readonly figure: string;
  readonly house: House;
  readonly condition: Condition;
  readonly motion: Motion;
  /** Progress of the motion, 0 … 1; null to loop. */
  readonly share: number | null;
  /** Rotation of the turntable, degrees. */
  readonly turn: number;
  readonly light: DayTime;
  /** Whether the controls are shown; without them the picture is as in a film. */
  readonly desk: boolean;
}

const oneOf = <Value extends string>(values: readonly Value[], asked: string | null, usual: Value): Value =>
  values.find((value) => value === asked) ?? usual;

/** Parses the query string. Missing or invalid parameters get their defaults. */
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
