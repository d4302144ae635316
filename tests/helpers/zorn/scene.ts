import { Random, unwrap } from '#core';
import { type ZornTypes, zorn } from '#zorn/rules';
import { opening } from './random-game';

type Position = ZornTypes['Position'];
type Action = ZornTypes['Action'];
type Event = ZornTypes['Event'];
type Seat = ZornTypes['Seat'];
type Unit = Position['units'][string];

/** What differs from a bare map on which House New Mahn (A) is about to act; House Thorn (B) waits. */
export interface Scene {
  readonly rules?: 'A' | 'B' | 'C';
  readonly units: Readonly<Record<string, string | Unit>>;
  readonly seats?: Partial<Record<Seat, Partial<Position['seats'][Seat]>>>;
  /** Standing orders of the seat that is active. */
  readonly orders?: Partial<NonNullable<Position['seats'][Seat]>['orders']>;
  readonly turn?: Partial<Position['turn']>;
  readonly marks?: Partial<Position['marks']>;
  readonly activation?: Partial<NonNullable<Position['activation']>>;
  readonly dens?: Position['dens'];
  readonly towns?: Partial<Position['towns']>;
  readonly works?: Position['works'];
  readonly lost?: readonly string[];
  readonly terror?: number;
  /** The next cards. */
  readonly cards?: readonly string[];
  readonly options?: Partial<Position['options']>;
}

const ACTIVATION: NonNullable<Position['activation']> = {
  seat: 'A',
  step: 'none',
  acted: [],
  charges: [],
  fighting: false,
  closed: false,
  again: [],
  assaulted: [],
  free: [],
  pushed: [],
  named: [],
  rally: false,
  lure: false,
  potion: false,
  spoils: { food: 0, supplies: 0, gold: 0 },
};

/** A quiet position of two Houses, checked by the rules. Each House keeps its Magic User in a pass. */
export function scene(given: Scene): Position {
  const base = opening(2, { rules: given.rules ?? 'C', houses: ['mahn', 'thorn'] }, 1);
  const units: Record<string, Unit> = { morgan: { at: 'PA', hits: 0 }, stonehollow: { at: 'PA', hits: 0 } };
  for (const [id, unit] of Object.entries(given.units))
    units[id] = typeof unit === 'string' ? { at: unit, hits: 0 } : unit;
  for (const [id, unit] of Object.entries(units)) {
    if (id.startsWith('ga')) units[id] = { open: true, star: false, ...unit };
  }
  const first = given.cards ?? [];
  return unwrap(
    zorn.parse({
      ...base,
      options: { ...base.options, ...given.options },
      turn: {
        ...base.turn,
        phase: 'day',
        space: 2,
        fork: 'even',
        track: ['A', 'B', 'A', 'B', 'W'],
        ...given.turn,
      },
      terror: given.terror ?? 0,
      seats: {
        A: { ...base.seats.A, orders: { ...base.seats.A?.orders, ...given.orders }, ...given.seats?.A },
        B: { ...base.seats.B, ...given.seats?.B },
      },
      units,
      lost: given.lost ?? [],
      dens: given.dens ?? {},
      towns: { ...base.towns, ...given.towns },
      works: given.works ?? {},
      marks: { ...base.marks, ...given.marks },
      deck: [...first, ...base.deck.filter((card) => !first.includes(card))],
      activation: { ...ACTIVATION, ...given.activation },
      ask: { seat: given.activation?.seat ?? 'A', why: 'house' },
    }),
  );
}

export interface Told {
  readonly position: Position;
  readonly events: readonly Event[];
}

/** Plays actions, one after another. */
export function acted(position: Position, ...actions: readonly Action[]): Told {
  let now = position;
  const events: Event[] = [];
  for (const action of actions) {
    const next = unwrap(zorn.apply(now, action));
    now = next.position;
    events.push(...next.events);
  }
  return { position: now, events };
}

const MOST_SEEDS = 60_000;

/** Plays an action with the first chances that make its first rolls these. Throws where none does. */
export function rolling(position: Position, action: Action, values: readonly number[]): Told {
  for (let seed = 0; seed < MOST_SEEDS; seed++) {
    const told = acted({ ...position, rng: Random.fromSeed(seed).format() }, action);
    const rolls = told.events.flatMap((event) => (event.type === 'rolled' ? [event.value] : []));
    if (values.every((value, index) => rolls[index] === value)) return told;
  }
  throw new Error(`no chance rolls ${values.join()}`);
}

/** The facts of some types. */
export const facts = (told: Told, ...types: readonly Event['type'][]): readonly Event[] =>
  told.events.filter(({ type }) => types.includes(type));

/** The words of what a unit may do. */
export const doings = (position: Position, unit: string): readonly string[] => [
  ...new Set(zorn.legal(position).flatMap((each) => ('unit' in each && each.unit === unit ? [each.do] : []))),
];
