import { Random } from '#core';
import type { GroundLight } from '../ground/lampLight';
import { LOT, STREET_LEVEL } from '../ground/measures';
import type { StreetItem, StreetKind } from './item';

/** Radius around the centre of every lot that stays free for a base. */
export const CLEAR = 0.42;

const CAR_PAINTS = ['#b8322a', '#2f63a8', '#e0e2e4', '#2c2f36', '#3f8f7d', '#d98a2b', '#7f2f5a', '#8fb4c9'];
const LEAVES = ['#4f8f3a', '#5f9a35', '#3f7f48', '#7a9a30'];
const FLOWERS = ['#d9566b', '#e0a13a', '#b06bd0'];

/** Cars park at the kerb, clear of the zebra crossings and of the middle of a side, where bases reach far out. */
const PARKED = { out: LOT + 0.044, along: 0.215 };
/** A bus needs more room along the kerb, so it stops where a house keeps bases away. */
const BUS = { out: LOT + 0.05, along: 0.15, stop: 0.378 };
/** Beside a house there is a narrow pavement; an empty lot only has room in its corners. */
const BESIDE_HOUSE = 0.378;
const IN_CORNER = 0.348;

/** How far a lamp extends over the street, table units. */
const LAMP_REACH = 0.05;

/** Shares of the places that are occupied. */
const CARS = 0.07;
const TAXIS = 0.2;

/** Maximum number of items per board, however many corners are free. */
const MAX_BLOCKS = 115;

interface Lot {
  readonly x: number;
  readonly z: number;
  readonly built: boolean;
}

/** A seed derived from the city alone, whatever else is on the table. */
function seedOf(built: readonly boolean[]): number {
  return built.reduce((seed, house) => (Math.imul(seed, 31) + (house ? 1 : 0)) >>> 0, 7);
}

/** A position beside a lot: on the side this many quarter turns from the south, at these distances outwards and along. */
function beside(lot: Lot, side: number, out: number, along: number): Pick<StreetItem, 'x' | 'z'> {
  const angle = (side * Math.PI) / 2;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: lot.x + sin * out + cos * along, z: lot.z + cos * out - sin * along };
}

const facing = (side: number) => (side * Math.PI) / 2;

function parkedCars(lot: Lot, random: Random): StreetItem[] {
  const cars: StreetItem[] = [];
  for (let side = 0; side < 4; side++) {
    for (const end of [-1, 1]) {
      const [taken, taxi, paint, wobble] = [
        random.unit(),
        random.unit(),
        random.pick(CAR_PAINTS),
        random.unit(),
      ];
      if (taken > CARS) continue;
      cars.push({
        kind: taxi < TAXIS ? 'taxi' : 'car',
        ...beside(lot, side, PARKED.out, end * PARKED.along),
        y: STREET_LEVEL,
        // Cars drive on the right, so each lot is on their right.
        yaw: facing(side) - Math.PI / 2 + (wobble - 0.5) * 0.08,
        scale: 1,
        tint: taxi < TAXIS ? '#f0b323' : paint,
      });
    }
  }
  return cars;
}

function busStop(lot: Lot, side: number): StreetItem[] {
  return [
    {
      kind: 'bus',
      ...beside(lot, side, BUS.out, BUS.along),
      y: STREET_LEVEL,
      yaw: facing(side) - Math.PI / 2,
      scale: 1,
      tint: '#c8402f',
    },
    {
      kind: 'bus stop',
      ...beside(lot, side, BUS.stop, 0.3),
      y: 0,
      yaw: facing(side),
      scale: 1,
      tint: '#2f63a8',
    },
  ];
}

/** The item in the corner that follows a side. */
function cornerItem(lot: Lot, side: number, random: Random, lit: boolean): StreetItem[] {
  const place = lot.built ? BESIDE_HOUSE : IN_CORNER;
  // A lamp hangs over the crossing.
  const yaw = facing(side) + (lit ? Math.PI / 4 : 0);
  const at = { ...beside(lot, side, place, place), y: 0, yaw };
  const item = (kind: StreetKind, scale: number, tint: string): StreetItem[] => [
    { kind, ...at, scale, tint },
  ];
  const roll = random.unit();
  const size = 0.88 + random.unit() * 0.24;
  const leaves = random.pick(LEAVES);
  if (lit) return item('lamp', 1, '#3a4048');
  if (lot.built) {
    if (roll < 0.12) return item('hydrant', 1, '#c8362a');
    return roll < 0.2 ? item('mailbox', 1, '#2f63a8') : [];
  }
  if (roll < 0.22) return item('round tree', size, leaves);
  if (roll < 0.38) return item('column tree', size, leaves);
  if (roll < 0.45) return item('planter', 1, random.pick(FLOWERS));
  return roll < 0.5 ? item('hydrant', 1, '#c8362a') : [];
}

/** A bench by the kerb, facing the middle of the lot. */
function bench(lot: Lot, side: number, end: number): StreetItem {
  return {
    kind: 'bench',
    ...beside(lot, side, 0.37, end * 0.235),
    y: 0,
    yaw: facing(side + 2),
    scale: 1,
    tint: '#8a5a34',
  };
}

/**
 * The street furniture of a city around the origin; deterministic for a city. Nothing extends into the middle of a box,
 * where pieces stand.
 * @param built for each box, whether a house stands there; row by row from the north-west
 */
export function streetPlan(columns: number, rows: number, built: readonly boolean[]): readonly StreetItem[] {
  const random = Random.fromSeed(seedOf(built));
  const items: StreetItem[] = [];
  const stops = new Set<number>();
  const houses = built.flatMap((house, box) => (house ? [box] : []));
  while (stops.size < Math.min(2, houses.length)) stops.add(random.pick(houses));
  for (let box = 0; box < columns * rows; box++) {
    const [column, row] = [box % columns, Math.floor(box / columns)];
    const lot = { x: column + 0.5 - columns / 2, z: row + 0.5 - rows / 2, built: built[box] ?? false };
    const stop = stops.has(box) ? random.below(4) : -1;
    if (stop >= 0) items.push(...busStop(lot, stop));
    const benched = !lot.built && random.below(5) === 0 ? random.below(4) : -1;
    if (benched >= 0) items.push(bench(lot, benched, random.below(2) * 2 - 1));
    // Lamps at two opposite corners of every other lot, in a chessboard pattern.
    const dark = (column + row) % 2 === 1;
    for (let side = 0; side < 4; side++) {
      items.push(...cornerItem(lot, side, random, !dark && side % 2 === 0 && random.below(10) < 6));
    }
    items.push(...parkedCars(lot, random).filter((car) => stop < 0 || !near(car, lot, stop)));
  }
  return someOf(items, Math.min(1, MAX_BLOCKS / items.length));
}

/** Whether a car blocks the bus that stops on a side. */
function near({ x, z }: StreetItem, lot: Lot, side: number): boolean {
  const bus = beside(lot, side, BUS.out, BUS.along);
  return Math.hypot(x - bus.x, z - bus.z) < 0.3;
}

/** An evenly spaced share (0 … 1) of the items. */
export function someOf(items: readonly StreetItem[], share: number): readonly StreetItem[] {
  return items.filter((_, index) => Math.floor((index + 1) * share) > Math.floor(index * share));
}

/** The pools of light under the lamps. */
export function lampPools(items: readonly StreetItem[]): readonly GroundLight[] {
  return items.flatMap(({ kind, x, z, yaw }) =>
    kind === 'lamp'
      ? [
          {
            x: x + Math.sin(yaw) * LAMP_REACH,
            z: z + Math.cos(yaw) * LAMP_REACH,
            radius: 0.5,
            colour: [255, 176, 92],
          },
        ]
      : [],
  );
}
