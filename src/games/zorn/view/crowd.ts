import { isBlight, KIND_OF, type Known, type Seat, unitOf } from '#zorn/rules';
import { figureOf, isChampion, type Motion } from './figures';
import { HOUSES, type House } from './houses';
import { AREA_PLACES, FIGURE_BASE, type MapPoint, type Place } from './places';
import { inwards } from './ring';
import { arranged, type Occluder } from './spacing';

/** A unit on the map, as far as its figure shows it. */
export interface PlacedUnit {
  readonly id: string;
  readonly area: string;
  /** House whose colours it wears; null for the Blight and neutral units. */
  readonly house: House | null;
  readonly worn: boolean;
  /** For garrisons: face up, and with a star. */
  readonly open: boolean;
  readonly star: boolean;
}

/** A placed figure. Table units, radians; 0 faces south. */
export interface StandingFigure {
  readonly id: string;
  readonly figure: string;
  readonly house: House | null;
  readonly worn: boolean;
  readonly star: boolean;
  readonly at: readonly [x: number, y: number, z: number];
  readonly yaw: number;
  readonly size: number;
  readonly motion: Motion;
  /** Progress of its motion, 0 … 1. */
  readonly share: number;
}

/** Hits from which a counter is battleworn (N13.1). */
const WORN_HITS = 2;
/** Scale of champions: one area high. */
const CHAMPION_SIZE = 0.56;
/** Radius of a champion's base in its model, table units. */
const CHAMPION_BASE = 0.42;

const LETTERS = 'NTDZF';

/** House of a counter, by its letter; undefined for other units. */
export const houseOfCounter = (id: string): House | undefined =>
  id[1] === '-' ? HOUSES[LETTERS.indexOf(id[0]!)] : undefined;

/** All units in areas, in the order of the position. */
export function placedUnits({ units, seats }: Known): readonly PlacedUnit[] {
  const houseOf = (seat: Seat | undefined): House | null =>
    HOUSES.find((house) => seat !== undefined && house === seats[seat]?.house) ?? null;
  const leaders = new Map<string, House | null>(
    Object.entries(seats).flatMap(([seat, { commander, magicUser }]) =>
      [commander, magicUser].flatMap((id) => (id === null ? [] : [[id, houseOf(seat as Seat)] as const])),
    ),
  );
  return Object.entries(units).flatMap(([id, { at, hits, seat, open, star }]) =>
    at === null || AREA_PLACES[at] === undefined
      ? []
      : [
          {
            id,
            area: at,
            house: houseOfCounter(id) ?? leaders.get(id) ?? houseOf(seat),
            worn: hits >= WORN_HITS && !KIND_OF[unitOf(id)!]!.character,
            open: open === true,
            star: star === true,
          },
        ],
  );
}

/** Stands for one side; surplus figures form a ring around the centre. */
function placesFor(count: number, side: readonly MapPoint[], { anchor }: Place): MapPoint[] {
  return Array.from({ length: count }, (_, index): MapPoint => {
    const own = side[index];
    if (own !== undefined) return own;
    const turn = index * 2.4;
    return [anchor[0] + 0.3 * Math.cos(turn), anchor[1] + 0.3 * Math.sin(turn)];
  });
}

/** Radius of a figure's base as placed, table units. */
export const baseRadius = ({ figure, size }: Pick<StandingFigure, 'figure' | 'size'>): number =>
  (isChampion(figure) ? CHAMPION_BASE : FIGURE_BASE) * size;

/** Gives a side's champions the northernmost stands, behind the others. */
function championsBehind(points: MapPoint[], figures: readonly string[], first: number): void {
  for (const [index, figure] of figures.entries()) {
    if (!isChampion(figure)) continue;
    let behind = index;
    for (let other = first; other < points.length; other++) {
      if (!isChampion(figures[other]!) && points[other]![1] < points[behind]![1]) behind = other;
    }
    [points[index], points[behind]] = [points[behind]!, points[index]!];
  }
}

/** Deterministic per-figure variation, −1 … 1, so that no two look alike. */
function own(id: string): number {
  let sum = 0;
  for (let index = 0; index < id.length; index++) sum = (sum * 31 + id.charCodeAt(index)) % 997;
  return (sum / 997) * 2 - 1;
}

/** Maximum deviation from the facing direction, radians. */
const TURN = 0.38;
/** Fighters are seen from over the shoulder rather than from behind. */
const FIGHTING = Math.PI - 0.7;

const isOfBlight = ({ id }: PlacedUnit) => isBlight(unitOf(id) ?? 0);

/** Units of an area with their stands at the smallest size. */
interface Muster {
  readonly area: string;
  readonly place: Place;
  readonly units: readonly PlacedUnit[];
  readonly figures: readonly string[];
  readonly starts: readonly MapPoint[];
  readonly fighting: boolean;
}

/** @throws RangeError for an unknown area */
function musterIn(area: string, here: readonly PlacedUnit[]): Muster {
  const place = AREA_PLACES[area];
  if (place === undefined) throw new RangeError(`there is no area ${area}`);
  const blight = here.filter(isOfBlight);
  const houses = here.filter((unit) => !isOfBlight(unit));
  const units = [...houses, ...blight];
  const figures = units.map(({ id, open }) => figureOf(id, open));
  const starts = [
    ...placesFor(houses.length, place.house, place),
    ...placesFor(blight.length, place.blight, place),
  ];
  championsBehind(starts, figures, houses.length);
  for (const [index, figure] of figures.entries()) {
    if (!isChampion(figure)) continue;
    const [x, z] = starts[index]!;
    const [inX, inZ] = inwards([x, z], place.outline, CHAMPION_BASE * CHAMPION_SIZE);
    starts[index] = [x + inX, z + inZ];
  }
  return { area, place, units, figures, starts, fighting: houses.length > 0 && blight.length > 0 };
}

/**
 * Places the figures of a crowd: Houses in the south of their area, the Blight in the north, as large as
 * fits. Sides that are alone face the viewer; opponents face each other. Nobody is placed where a champion
 * would hide them.
 * @throws RangeError for an unknown area or unit
 */
export function standingFigures(units: readonly PlacedUnit[]): readonly StandingFigure[] {
  const areas = new Map<string, PlacedUnit[]>();
  for (const unit of units) areas.set(unit.area, [...(areas.get(unit.area) ?? []), unit]);
  const musters = [...areas].map(([area, here]) => musterIn(area, here));
  const occluders = musters.flatMap(({ figures, starts }): Occluder[] =>
    starts.filter((_, index) => isChampion(figures[index]!)),
  );
  return musters.flatMap(({ area, place, units: here, figures, starts, fighting }) => {
    const large = figures.map(isChampion);
    const champion = CHAMPION_BASE * CHAMPION_SIZE;
    const { points, size } = arranged(area, starts, large, champion, occluders);
    return here.map((unit, index): StandingFigure => {
      const { id, house, worn, star } = unit;
      const [x, z] = points[index]!;
      const away = fighting && !isOfBlight(unit) ? FIGHTING : 0;
      return {
        id,
        figure: figures[index]!,
        house,
        worn,
        star,
        at: [x, place.height, z],
        yaw: away + own(id) * TURN,
        size: large[index] ? CHAMPION_SIZE : size,
        motion: 'rest',
        share: 0,
      };
    });
  });
}
