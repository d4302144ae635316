import { Random } from '#core';
import { HOLDINGS, MAX_SEATS, NOBODY, ORDER_COUNT } from './codes';
import type { Frame } from './frames';
import { AREA_COUNT, distance, isArea, isCrossing, NOWHERE, OFF, PLACES, WAITING } from './map';
import type { Outcome, Phase, Slice, Why } from './position';
import { ALL_MERCENARIES, COUNTERS, HERO, isBlight, UNIT_COUNT } from './units';

export * from './codes';

/** Constants of a game. */
export interface GameConfig {
  readonly rules: Slice;
  /** Rules in force: 0 for A, 1 for B, 2 for C. */
  readonly slice: number;
  readonly players: number;
  readonly seats: number;
  /** House number by seat. */
  readonly houses: readonly number[];
  readonly days: number;
  readonly limit: number;
  readonly forks: 'turn' | 'unit';
  readonly duel: boolean;
  readonly feud: boolean;
  readonly vanguard: number;
  readonly menace: number;
}

/** An open question. */
export interface Ask {
  readonly seat: number;
  readonly why: Why;
  readonly of?: readonly number[];
  readonly unit?: number;
  /** −1 if it concerns no single area. */
  readonly area?: number;
  readonly for?: string;
  readonly spell?: number;
  readonly answers?: readonly number[];
  /** Vote of each seat; NOBODY for an abstention, −1 if it has not voted. */
  readonly votes?: readonly number[];
}

/** A marker on an area and its duration (N23.8). */
export interface AreaMark {
  readonly at: number;
  readonly seat: number;
  readonly till: string;
}
interface Charge {
  readonly unit: number;
  readonly from: number;
  readonly to: number;
}

/** The activation of a House (N9). */
export interface Activation {
  seat: number;
  /** Number of the current step, 0 before the first action. */
  step: number;
  acted: number[];
  charges: Charge[];
  fighting: boolean;
  closed: boolean;
  again: number[];
  assaulted: number[];
  free: number[];
  pushed: number[];
  named: number[];
  rally: boolean;
  lure: boolean;
  potion: boolean;
  /** Food, supplies, gold. */
  spoils: [number, number, number];
}

/** A step of the night in which seats decide (N16). */
export interface Night {
  step: number;
  queue: number[];
  count: number;
  marched: number[];
}

const copyFrame = (frame: Frame): Frame => {
  const copy: Record<string, unknown> = {};
  for (const name in frame) {
    const value = frame[name as keyof Frame] as unknown;
    copy[name] = Array.isArray(value) ? value.slice() : value;
  }
  return copy as unknown as Frame;
};

const copyActivation = (activation: Activation): Activation => ({
  ...activation,
  acted: activation.acted.slice(),
  charges: activation.charges.slice(),
  again: activation.again.slice(),
  assaulted: activation.assaulted.slice(),
  free: activation.free.slice(),
  pushed: activation.pushed.slice(),
  named: activation.named.slice(),
  spoils: [...activation.spoils],
});

/** Seats clockwise, by number of seats and Steward. */
const CLOCKWISE: readonly (readonly (readonly number[])[])[] = Array.from(
  { length: MAX_SEATS + 1 },
  (_, seats) =>
    Array.from({ length: seats }, (_each, first) =>
      Array.from({ length: seats }, (_one, step) => (first + step) % seats),
    ),
);

/** Last closure number given out. */
let closures = 0;

/** A mutable game state. */
export class State {
  /** Place of each unit: an area or flank, WAITING or NOWHERE. */
  readonly at = new Uint8Array(UNIT_COUNT).fill(NOWHERE);
  readonly hits = new Uint8Array(UNIT_COUNT);
  /** Bit flags of each unit. */
  readonly cond = new Uint8Array(UNIT_COUNT);
  /** Seat of each House unit in the game. */
  readonly owner = new Uint8Array(UNIT_COUNT).fill(NOBODY);
  /** Where attackers in pending fights came from; NOWHERE if from nowhere (N14.3). */
  readonly from = new Uint8Array(UNIT_COUNT).fill(NOWHERE);
  /** Number of units of each side per area. */
  readonly houseCount = new Uint8Array(PLACES.length + 1);
  readonly blightCount = new Uint8Array(PLACES.length + 1);
  /** Bit 1: barred for the House side; bit 2: for the Blight (N2.7). */
  readonly bars = new Uint8Array(AREA_COUNT);
  readonly tokens = new Uint8Array(AREA_COUNT).fill(NOWHERE);
  readonly shown = new Uint8Array(AREA_COUNT);
  /** Controller of each town; NOBODY for the Blight. */
  readonly towns = new Uint8Array(AREA_COUNT).fill(NOBODY);
  /** 0 none, 1 entrenchment, 2 camp. */
  readonly works = new Uint8Array(AREA_COUNT);
  readonly worksSeat = new Uint8Array(AREA_COUNT);
  readonly holdings = new Int16Array(MAX_SEATS * HOLDINGS);
  readonly orders = new Uint8Array(MAX_SEATS * ORDER_COUNT);
  /** Original Commander and Magic User of each seat; −1 before they are taken. */
  readonly commander = new Int16Array(MAX_SEATS).fill(-1);
  readonly magicUser = new Int16Array(MAX_SEATS).fill(-1);
  /** Units of each seat in unit order, including those off the map. Arrays are replaced, never modified. */
  rosters: readonly (readonly number[])[] = [];
  number = 1;
  phase: Phase = 'setup';
  space = 0;
  /** 0 not rolled, 1 odd, 2 even. */
  fork = 0;
  track: number[] = [];
  steward = 0;
  terror = 0;
  lost: number[] = [];
  gone: number[] = [];
  resting: number[] = [];
  flood = false;
  frozen: number[] = [];
  quakes: AreaMark[] = [];
  walls: AreaMark[] = [];
  bold: { readonly unit: number; readonly seat: number }[] = [];
  /** −1 before the event, NOWHERE if the marker left the map. */
  curse = -1;
  wedding = 0;
  deck: number[] = [];
  discard: number[] = [];
  activation: Activation | null = null;
  night: Night | null = null;
  ask: Ask | null = null;
  stack: Frame[] = [];
  outcome: Outcome | null = null;
  /**
   * Version of everything that closes areas to House units or changes their cost: Blight, bars, curse. Equal
   * values mean equal reach.
   */
  closure = ++closures;
  readonly rng: Uint32Array;

  constructor(
    public config: GameConfig,
    words: ArrayLike<number>,
  ) {
    this.rng = Uint32Array.from(words);
  }

  get random(): Random {
    return Random.over(this.rng);
  }

  clone(): State {
    const copy = new State(this.config, this.rng);
    copy.copyFrom(this);
    return copy;
  }

  copyFrom(other: State): void {
    this.config = other.config;
    this.at.set(other.at);
    this.hits.set(other.hits);
    this.cond.set(other.cond);
    this.owner.set(other.owner);
    this.from.set(other.from);
    this.houseCount.set(other.houseCount);
    this.blightCount.set(other.blightCount);
    this.bars.set(other.bars);
    this.tokens.set(other.tokens);
    this.shown.set(other.shown);
    this.towns.set(other.towns);
    this.works.set(other.works);
    this.worksSeat.set(other.worksSeat);
    this.holdings.set(other.holdings);
    this.orders.set(other.orders);
    this.commander.set(other.commander);
    this.magicUser.set(other.magicUser);
    this.rng.set(other.rng);
    this.rosters = other.rosters;
    this.number = other.number;
    this.phase = other.phase;
    this.space = other.space;
    this.fork = other.fork;
    this.track = other.track.slice();
    this.steward = other.steward;
    this.terror = other.terror;
    this.lost = other.lost.slice();
    this.gone = other.gone.slice();
    this.resting = other.resting.slice();
    this.flood = other.flood;
    this.frozen = other.frozen.slice();
    this.quakes = other.quakes.slice();
    this.walls = other.walls.slice();
    this.bold = other.bold.slice();
    this.curse = other.curse;
    this.wedding = other.wedding;
    this.deck = other.deck.slice();
    this.discard = other.discard.slice();
    this.activation = other.activation === null ? null : copyActivation(other.activation);
    this.night =
      other.night === null
        ? null
        : { ...other.night, queue: other.night.queue.slice(), marched: other.night.marched.slice() };
    this.ask = other.ask;
    this.stack = other.stack.map(copyFrame);
    this.outcome = other.outcome;
    this.closure = other.closure;
  }

  /** Moves a unit and updates the counts. */
  put(unit: number, place: number): void {
    const blight = isBlight(unit);
    const count = blight ? this.blightCount : this.houseCount;
    const before = this.at[unit]!;
    if (before < WAITING) count[before]!--;
    this.at[unit] = place;
    if (place < WAITING) count[place]!++;
    if (blight) this.closure = ++closures;
  }

  onMap(unit: number): boolean {
    return isArea(this.at[unit]!);
  }

  /** Whether a unit is on the map, a flank or at the wedding. */
  lives(unit: number): boolean {
    return this.at[unit]! <= OFF;
  }

  holds(seat: number, what: number): number {
    return this.holdings[seat * HOLDINGS + what]!;
  }

  order(seat: number, order: number): number {
    return this.orders[seat * ORDER_COUNT + order]!;
  }

  /** Whether House units may not enter an area. */
  barredForHouse(area: number): boolean {
    return (this.bars[area]! & 1) !== 0;
  }

  barredForBlight(area: number): boolean {
    return (this.bars[area]! & 2) !== 0;
  }

  /** The chooser: decides what the rules leave to the players (N4.2). */
  get chooser(): number {
    return this.activation?.seat ?? this.steward;
  }

  /** Owner of a House-side unit; the chooser for the Hero (N4.3). */
  seatOf(unit: number): number {
    return unit === HERO ? this.chooser : this.owner[unit]!;
  }

  /** Seats clockwise from the Steward. */
  clockwise(): readonly number[] {
    return CLOCKWISE[this.config.seats]![this.steward]!;
  }

  isCursed(area: number): boolean {
    return this.curse >= 0 && this.curse < AREA_COUNT && distance(this.curse, area) <= 1;
  }

  isFrozen(unit: number): boolean {
    return this.frozen.length > 0 && this.frozen.includes(unit);
  }

  /** Recomputes the barred areas after a change of marks (N2.7). */
  setBars(): void {
    const { bars } = this;
    this.closure = ++closures;
    for (let area = 0; area < AREA_COUNT; area++) bars[area] = this.flood && isCrossing[area] === 1 ? 3 : 0;
    for (const { at } of this.walls) bars[at]! |= 2;
    for (const unit of this.frozen) bars[this.at[unit]!]! |= isBlight(unit) ? 1 : 2;
  }

  /** Rebuilds the rosters after a unit has changed its seat (N3.8). */
  setRosters(): void {
    const { seats, houses } = this.config;
    this.rosters = Array.from({ length: seats }, (_, seat) => [
      ...COUNTERS[houses[seat]!]!,
      ...(this.commander[seat]! >= 0 ? [this.commander[seat]!] : []),
      ...(this.magicUser[seat]! >= 0 ? [this.magicUser[seat]!] : []),
      ...ALL_MERCENARIES.filter((unit) => this.owner[unit] === seat && this.at[unit] !== NOWHERE),
    ]);
  }
}
