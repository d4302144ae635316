import { isBlight, KIND_OF, type Known, type Seat, unitOf } from '#zorn/rules';
import { figureOf, isChampion, type Motion } from './figures';
import { HOUSES, type House } from './houses';
import { AREA_PLACES, FIGURE_BASE, type MapPoint, type Place } from './places';

/** A unit on the map, as far as its figure shows it. */
export interface PlacedUnit {
  readonly id: string;
  readonly area: string;
  /** Whose colour it wears; null for the Blight and for nobody's. */
  readonly house: House | null;
  readonly worn: boolean;
  /** A garrison that has been turned up, and whether it has a star. */
  readonly open: boolean;
  readonly star: boolean;
}

/** A figure where it stands. Table units, radians: at 0 it looks to the south. */
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
  /** How far its motion has come, 0 … 1. */
  readonly share: number;
}

/** Hits from which on a counter is battleworn (N13.1). */
const WORN_HITS = 2;
/** A champion as a share of its model: one area high when it stands. */
const CHAMPION_SIZE = 0.62;
const CHAMPION_BASE = 0.42 * CHAMPION_SIZE;

const LETTERS = 'NTDZF';

/** The House of a counter by its letter; undefined for other units. */
export const houseOfCounter = (id: string): House | undefined =>
  id[1] === '-' ? HOUSES[LETTERS.indexOf(id[0]!)] : undefined;

/** All units that stand in areas, in the order of the position. */
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

const distance = ([x, z]: MapPoint, [otherX, otherZ]: MapPoint) => Math.hypot(x - otherX, z - otherZ);

/** Places for a side; where there are more figures than places, the rest stand in a ring around the middle. */
function placesFor(count: number, side: readonly MapPoint[], { anchor }: Place): MapPoint[] {
  return Array.from({ length: count }, (_, index): MapPoint => {
    const own = side[index];
    if (own !== undefined) return own;
    const turn = index * 2.4;
    return [anchor[0] + 0.3 * Math.cos(turn), anchor[1] + 0.3 * Math.sin(turn)];
  });
}

const ROUNDS = 80;

/** Lets small figures make room for the champions among them; champions stay. */
function makeRoom(points: MapPoint[], radii: readonly number[]): void {
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, point] of points.entries()) {
      if (radii[index]! > FIGURE_BASE) continue;
      let [x, z] = point;
      for (const [other, there] of points.entries()) {
        const room = radii[index]! + radii[other]!;
        const far = distance([x, z], there);
        if (other === index || far >= room) continue;
        const push = (room - far) * (radii[other]! > FIGURE_BASE ? 1 : 0.5);
        const [awayX, awayZ] = far > 1e-6 ? [(x - there[0]) / far, (z - there[1]) / far] : [0, 1];
        x += awayX * push;
        z += awayZ * push;
      }
      points[index] = [x, z];
    }
  }
}

/** Gives the champions of a side the places that are farthest in the north, behind all others. */
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

/** A turn that is a figure's own, −1 … 1, so that no two stand alike. */
function own(id: string): number {
  let sum = 0;
  for (let index = 0; index < id.length; index++) sum = (sum * 31 + id.charCodeAt(index)) % 997;
  return (sum / 997) * 2 - 1;
}

/** How far figures turn from where they look, radians. */
const TURN = 0.38;
/** Men who fight are seen from behind their shoulders, not from their backs alone. */
const FIGHTING = Math.PI - 0.7;

/**
 * Where the units of a crowd stand on the map: Houses in the south of their area, the Blight in the north. Who is alone
 * looks to the viewer; where both sides are, they look at each other.
 * @throws RangeError for an area or a unit that there is not
 */
export function standingFigures(units: readonly PlacedUnit[]): readonly StandingFigure[] {
  const areas = new Map<string, PlacedUnit[]>();
  for (const unit of units) areas.set(unit.area, [...(areas.get(unit.area) ?? []), unit]);
  return [...areas].flatMap(([area, here]) => {
    const place = AREA_PLACES[area];
    if (place === undefined) throw new RangeError(`there is no area ${area}`);
    const isOfBlight = ({ id }: PlacedUnit) => isBlight(unitOf(id) ?? 0);
    const blight = here.filter(isOfBlight);
    const houses = here.filter((unit) => !isOfBlight(unit));
    const both = [...houses, ...blight];
    const figures = both.map(({ id, open }) => figureOf(id, open));
    const points = [
      ...placesFor(houses.length, place.house, place),
      ...placesFor(blight.length, place.blight, place),
    ];
    const radii = figures.map((figure) => (isChampion(figure) ? CHAMPION_BASE : FIGURE_BASE));
    championsBehind(points, figures, houses.length);
    makeRoom(points, radii);
    const fighting = houses.length > 0 && blight.length > 0;
    return both.map(({ id, house, worn, star }, index): StandingFigure => {
      const figure = figures[index]!;
      const [x, z] = points[index]!;
      const away = fighting && index < houses.length ? FIGHTING : 0;
      return {
        id,
        figure,
        house,
        worn,
        star,
        at: [x, place.height, z],
        yaw: away + own(id) * TURN,
        size: isChampion(figure) ? CHAMPION_SIZE : 1,
        motion: 'rest',
        share: 0,
      };
    });
  });
}
