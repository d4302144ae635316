import { AREA_PLACES, DAY_TIMES, type DayTime, LAND_STATES, type LandState } from '#zorn/view';

/** Labels on the map: none, names, or names with capacity and protection. */
export const OVERLAYS = ['off', 'names', 'all'] as const;
type Overlay = (typeof OVERLAYS)[number];

/** Parameters of the valley page. */
export interface ValleyAddress {
  readonly light: DayTime;
  /** The light to blend to, and how far, 0 … 1. */
  readonly to: DayTime;
  readonly blend: number;
  readonly names: Overlay;
  /** Areas of each state. */
  readonly states: Readonly<Record<LandState, readonly string[]>>;
  /** Strength of the states, 0 … 1. */
  readonly share: number;
  readonly arrows: number;
  readonly borders: number;
  /** Area that the camera looks at; empty for the whole valley. */
  readonly home: string;
  /** A number of units, or a list of them; see {@link writtenCrowd}. */
  readonly crowd: string;
  /** URL of a position whose units to show; empty for none. */
  readonly file: string;
  /** Whether the controls are shown; without them the picture is as in a film. */
  readonly desk: boolean;
}

const oneOf = <Value extends string>(values: readonly Value[], asked: string | null, usual: Value): Value =>
  values.find((value) => value === asked) ?? usual;

function shareOf(asked: string | null, usual: number): number {
  const share = Number(asked ?? usual);
  return share >= 0 && share <= 1 ? share : usual;
}

/** Parses area names separated by commas; `all`, or whole rows as `row10`. Unknown names are skipped. */
function areasOf(asked: string | null): readonly string[] {
  const words = (asked ?? '').split(',');
  return Object.keys(AREA_PLACES).filter((area) =>
    words.some((word) => word === 'all' || word === area || word === `row${area.slice(1)}`),
  );
}

/** Parses the query string. Missing or invalid parameters get their defaults. */
export function valleyAddress(search: string): ValleyAddress {
  const query = new URLSearchParams(search);
  const home = query.get('home') ?? '';
  const light = oneOf(DAY_TIMES, query.get('light'), 'noon');
  const states = Object.fromEntries(LAND_STATES.map((state) => [state, areasOf(query.get(state))]));
  return {
    light,
    to: oneOf(DAY_TIMES, query.get('to'), light),
    blend: shareOf(query.get('blend'), 0),
    names: oneOf(OVERLAYS, query.get('names'), 'off'),
    states: states as ValleyAddress['states'],
    share: shareOf(query.get('share'), 1),
    arrows: shareOf(query.get('lit'), 0),
    borders: shareOf(query.get('borders'), 0),
    home: home in AREA_PLACES ? home : '',
    crowd: query.get('crowd') ?? '',
    file: query.get('position') ?? '',
    desk: query.get('desk') !== 'off',
  };
}

/** The query string with one parameter changed; empty values are removed. */
export function withWord(search: string, name: string, word: string): string {
  const query = new URLSearchParams(search);
  if (word === '') query.delete(name);
  else query.set(name, word);
  return `?${query}`;
}
