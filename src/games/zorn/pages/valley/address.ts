import { AREA_PLACES, DAY_TIMES, type DayTime, LAND_STATES, type LandState } from '#zorn/view';

/** What is written on the map: nothing, names, or names with capacity and protection. */
export const OVERLAYS = ['off', 'names', 'all'] as const;
type Overlay = (typeof OVERLAYS)[number];

/** What the address of the valley's page says. */
export interface ValleyAddress {
  readonly light: DayTime;
  /** The light that it turns into, and how far it has, 0 … 1. */
  readonly to: DayTime;
  readonly blend: number;
  readonly names: Overlay;
  /** The areas that each state has come over. */
  readonly states: Readonly<Record<LandState, readonly string[]>>;
  /** How far each state has come, 0 … 1. */
  readonly share: number;
  readonly arrows: number;
  readonly borders: number;
  /** The area at which the camera is; empty for the whole valley. */
  readonly home: string;
  /** So many units, or units one by one; see {@link writtenCrowd}. */
  readonly crowd: string;
  /** The address of a position whose units stand there; empty for none. */
  readonly file: string;
  /** The controls are there; without them the picture is that of a film. */
  readonly desk: boolean;
}

const oneOf = <Value extends string>(values: readonly Value[], asked: string | null, usual: Value): Value =>
  values.find((value) => value === asked) ?? usual;

function shareOf(asked: string | null, usual: number): number {
  const share = Number(asked ?? usual);
  return share >= 0 && share <= 1 ? share : usual;
}

/** Areas by their names, with commas between; `all`, or rows as `row10`. What is not on the map is passed over. */
function areasOf(asked: string | null): readonly string[] {
  const words = (asked ?? '').split(',');
  return Object.keys(AREA_PLACES).filter((area) =>
    words.some((word) => word === 'all' || word === area || word === `row${area.slice(1)}`),
  );
}

/** Reads the address; what it does not say, or says wrongly, is as on a first visit. */
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

/** The query of an address with one of its words changed; an empty word is left out. */
export function withWord(search: string, name: string, word: string): string {
  const query = new URLSearchParams(search);
  if (word === '') query.delete(name);
  else query.set(name, word);
  return `?${query}`;
}
