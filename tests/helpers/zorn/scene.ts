import { Random, unwrap } from '#core';
import { type ZornTypes, zorn } from '#zorn/rules';
import { areaNames, terrainOf } from './naive';
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

const COUNTERS = ['ir1', 'ir2', 'ar1', 'ar2', 'ar3', 'sw1', 'sw2', 'sw3', 'bo1', 'bo2', 'ha1', 'le1'];
const MERCENARIES = ['va', 'be', 'dr'].flatMap((kind) => [1, 2, 3].map((number) => `${kind}${number}`));
const BLIGHT = Array.from({ length: 26 }, (_, index) => (index < 12 ? `am${index + 1}` : `mh${index - 11}`));
/** So many areas lie between two units, so that neither is in the way of the other. */
const APART = 7;

/**
 * House New Mahn at its largest, with all mercenaries and the Hero far apart on a map that some Blight stands on: there is
 * hardly a longer list of actions. @param blight how many units of it, 0 … 26
 */
export function openCountry(blight: number): Position {
  const cells = areaNames.filter((area) => terrainOf(area) !== 'pass');
  const own = [...COUNTERS.map((id) => `N-${id}`), 'namtull', 'morgan', ...MERCENARIES, 'hero'];
  const units: Record<string, Unit> = {};
  for (const [index, id] of own.entries()) {
    const at = cells[(index * APART) % cells.length]!;
    units[id] = { at, hits: 0, ...(MERCENARIES.includes(id) ? { seat: 'A' } : {}) };
  }
  const free = cells.filter((area) => !Object.values(units).some(({ at }) => at === area));
  for (const [index, unit] of BLIGHT.slice(0, blight).entries()) units[unit] = { at: free[index]!, hits: 0 };
  const seat = { magic: 5, blessings: 3, gold: 9, food: 9, supplies: 9 };
  return scene({ units, seats: { A: seat } });
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

const MAX_SEEDS = 3_000_000;
const FACES_OF_ALL: Readonly<Record<string, readonly number[]>> = {
  'd12+d6': [12, 6],
  '2d6': [6, 6],
  d3: [6],
};

/** What is drawn for a fact of chance: how many sides each time, and whether it has come as wanted. */
interface Draw {
  readonly sides: readonly number[];
  readonly fits: (faces: readonly number[]) => boolean;
}

function drawOf(event: Event, wanted: number | undefined): Draw | undefined {
  if (event.type === 'lot') return { sides: [event.of.length], fits: () => true };
  if (event.type !== 'rolled') return undefined;
  const sides = FACES_OF_ALL[event.die] ?? [Number(event.die.slice(1))];
  const half = event.die === 'd3' ? 2 : 1;
  const value = (faces: readonly number[]) => Math.ceil(faces.reduce((sum, face) => sum + face, 0) / half);
  return { sides, fits: (faces) => wanted === undefined || value(faces) === wanted };
}

/** The first chances from a seed on that draw so. */
function chancesFor(draws: readonly Draw[], from: number): number {
  for (let seed = from; seed < MAX_SEEDS; seed++) {
    const random = Random.fromSeed(seed);
    if (draws.every(({ sides, fits }) => fits(sides.map((count) => random.below(count) + 1)))) return seed;
  }
  throw new Error('no chance rolls that');
}

/**
 * Plays an action with chances that make its first rolls these. What is rolled depends on what was rolled before, so the
 * rolls are found one after another. Throws if there are no such chances, or no such rolls.
 */
export function rolling(position: Position, action: Action, values: readonly number[]): Told {
  let draws: readonly Draw[] = [];
  let seed = 0;
  for (;;) {
    seed = chancesFor(draws, seed);
    const told = acted({ ...position, rng: Random.fromSeed(seed).format() }, action);
    const rolls = told.events.flatMap((event) => (event.type === 'rolled' ? [event.value] : []));
    const right = values.findIndex((value, index) => rolls[index] !== value);
    if (right < 0) return told;
    if (right >= rolls.length) throw new Error(`only ${rolls.length} rolls: ${rolls.join()}`);
    let rolled = 0;
    const known: Draw[] = [];
    for (const event of told.events) {
      const draw = drawOf(event, values[rolled]);
      if (draw === undefined) continue;
      known.push(draw);
      if (event.type === 'rolled' && rolled++ === right) break;
    }
    draws = known;
  }
}

/** The facts of some types. */
export const facts = (told: Told, ...types: readonly Event['type'][]): readonly Event[] =>
  told.events.filter(({ type }) => types.includes(type));

/** The words of what a unit may do. */
export const doings = (position: Position, unit: string): readonly string[] => [
  ...new Set(zorn.legal(position).flatMap((each) => ('unit' in each && each.unit === unit ? [each.do] : []))),
];

/** Ends the activation of a scene: what the Blight chit then orders, with its first rolls. */
export const chit = (given: Scene, values: readonly number[] = []): Told =>
  rolling(scene(given), { do: 'end' }, values);

/** Plays on by the first answer of each question, until one of a kind is asked or the game is over. */
export function until(told: Told, ...whys: readonly string[]): Told {
  let { position } = told;
  const events = [...told.events];
  for (let step = 0; position.ask !== null && !whys.includes(position.ask.why) && step < 500; step++) {
    const [first] = zorn.legal(position);
    const next = unwrap(zorn.apply(position, first!));
    position = next.position;
    events.push(...next.events);
  }
  return { position, events };
}
