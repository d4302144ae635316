import type { Random } from '#core';
import type { Sink } from './event';
import type { Frame } from './frames';
import { PLACES } from './map';
import { SEATS, type Seat, type Why } from './position';
import { autoAnswer, standingOrderOf } from './standing';
import {
  type Ask,
  GLORY,
  GOLD,
  HOLDINGS,
  HUNGRY,
  OPEN,
  POISONED,
  RELICS_TAKEN,
  STUNNED,
  type State,
  TERRORIZED,
} from './state';
import { D3, DIE_NAMES, type Die, KIND_OF, TOP_DIE, UNITS } from './units';

/** Thrown when the game ends, because nothing that would follow may happen (N15.3). */
export const OVER = new Error('the game is over');

/** Questions about units, among which equal ones are merged (N4.4). */
const OF_UNITS: ReadonlySet<Why> = new Set<Why>([
  'target',
  'hit',
  'one',
  'second',
  'pushed',
  'screech',
  'surprise',
  'swarm',
  'bite',
  'bash',
  'storm',
  'apes',
  'wizard',
]);

const SAME = STUNNED | TERRORIZED | POISONED | HUNGRY | OPEN;

/** Name of each counter. */
export const HOLDING_NAMES = ['food', 'supplies', 'gold', 'glory', 'magic', 'blessings', 'relics'] as const;

/** Faces of each die; for two dice, of the first. */
const FACES: readonly number[] = [6, 6, 8, 10, 12, 12, 20];

export const nameOf = (unit: number): string => UNITS[unit]!;
export const placeName = (place: number): string => PLACES[place]!;
export const seatName = (seat: number): Seat => SEATS[seat]!;

/** A mutable game and the sink for its events. */
export class Table {
  /** Result of the last finished frame. */
  result = 0;
  /** Value of the last roll. */
  rolled = 0;
  /** The answer; −1 for none. */
  answer = -1;
  private readonly random: Random;

  /** @param s is modified in place @param tell receives events as they happen; without it none are created */
  constructor(
    readonly s: State,
    public tell?: Sink | undefined,
  ) {
    this.random = s.random;
  }

  get slice(): number {
    return this.s.config.slice;
  }

  push(frame: Frame): void {
    this.s.stack.push(frame);
  }

  /** Pops the innermost frame. */
  done(result = 0): void {
    this.s.stack.pop();
    this.result = result;
  }

  /** Rolls a die of the ladder. */
  roll(what: string, die: Die, unit = -1, seat = -1): number {
    const face = this.random.below(FACES[die]!) + 1;
    const second = die === TOP_DIE ? this.random.below(6) + 1 : 0;
    this.rolled = die === D3 ? (face + 1) >> 1 : face + second;
    if (this.tell !== undefined) {
      this.tell({
        type: 'rolled',
        for: what,
        die: DIE_NAMES[die]!,
        faces: second === 0 ? [face] : [face, second],
        value: this.rolled,
        ...(unit < 0 ? {} : { unit: nameOf(unit) }),
        ...(seat < 0 ? {} : { seat: seatName(seat) }),
      });
    }
    return this.rolled;
  }

  /** Rolls 2D6 for an entry (N7.5). */
  rollEntry(): number {
    const faces = [this.random.below(6) + 1, this.random.below(6) + 1];
    const value = faces[0]! + faces[1]!;
    this.tell?.({ type: 'rolled', for: 'entry', die: '2d6', faces, value });
    return value;
  }

  /** Draws a unit by lot; emits no event if there is only one. */
  lot(what: string, of: readonly number[]): number {
    if (of.length === 1) return of[0]!;
    const answer = of[this.random.below(of.length)]!;
    this.tell?.({ type: 'lot', for: what, of: of.map(nameOf), answer: nameOf(answer) });
    return answer;
  }

  /** Shuffles in place. */
  mix(list: number[]): void {
    this.random.shuffle(list, list.length);
  }

  /** Asks a seat for one of several words. @returns the answer, or −1 while waiting */
  askWord(ask: Ask): number {
    if (this.answer >= 0) return this.take();
    this.s.ask = ask;
    return -1;
  }

  private take(): number {
    const { answer } = this;
    this.answer = -1;
    return answer;
  }

  /**
   * Lets a seat choose. Skipped if there is only one answer or a standing order decides.
   * @returns the answer, or −1 while waiting; the same call must then be repeated
   */
  choose(ask: Ask & { readonly of: readonly number[] }): number {
    if (this.answer >= 0) return this.take();
    const of = OF_UNITS.has(ask.why) ? this.merged(ask.of) : ask.of;
    if (of.length === 1) return of[0]!;
    const asked = of === ask.of ? ask : { ...ask, of };
    const order = standingOrderOf(this.s, asked);
    if (order >= 0 && this.s.order(ask.seat, order) === 1) return autoAnswer(this.s, asked);
    this.s.ask = asked;
    return -1;
  }

  /** The first of each group of equal answers (N4.4). */
  private merged(of: readonly number[]): readonly number[] {
    const { s } = this;
    const kept: number[] = [];
    for (const unit of of) {
      const twin = kept.some(
        (other) =>
          KIND_OF[other] === KIND_OF[unit] &&
          s.at[other] === s.at[unit] &&
          s.owner[other] === s.owner[unit] &&
          s.hits[other] === s.hits[unit] &&
          (s.cond[other]! & SAME) === (s.cond[unit]! & SAME),
      );
      if (!twin) kept.push(unit);
    }
    return kept;
  }

  /** Adds to a seat's counter, or subtracts down to 0. */
  gain(seat: number, what: number, by: number): void {
    if (by === 0) return;
    this.s.holdings[seat * HOLDINGS + what]! += by;
    this.tell?.({ type: 'gained', seat: seatName(seat), what: HOLDING_NAMES[what]!, by });
  }

  /** Pays food or supplies, with gold for what is short (N19.1). */
  pay(seat: number, what: number, count: number): void {
    const held = Math.min(this.s.holds(seat, what), count);
    this.gain(seat, what, -held);
    this.gain(seat, GOLD, held - count);
  }

  glory(seat: number, by: number): void {
    this.s.holdings[seat * HOLDINGS + GLORY]! += by;
    const now = this.s.holds(seat, GLORY);
    this.tell?.({ type: 'glory', seat: seatName(seat), by, now });
  }

  addRelic(seat: number): void {
    this.s.holdings[seat * HOLDINGS + RELICS_TAKEN]!++;
  }

  terror(by: number): void {
    const { s } = this;
    s.terror += by;
    this.tell?.({ type: 'terror', by, now: s.terror });
    if (s.terror >= s.config.limit) this.lose('terror');
  }

  /** Everybody loses (N15.3). */
  lose(reason: 'terror' | 'house'): never {
    const glory: Record<string, number> = {};
    for (let seat = 0; seat < this.s.config.seats; seat++) glory[seatName(seat)] = this.s.holds(seat, GLORY);
    return this.end({ result: 'lost', reason, glory });
  }

  end(outcome: NonNullable<State['outcome']>): never {
    const { s } = this;
    s.outcome = outcome;
    s.phase = 'over';
    s.activation = null;
    s.night = null;
    s.ask = null;
    s.stack = [];
    throw OVER;
  }

  moved(unit: number, way: readonly number[], by: string): void {
    this.tell?.({ type: 'moved', unit: nameOf(unit), way: way.map(placeName), by });
  }

  /** Stuns a unit unless it is immune (N21.1, N21.2, N25.17). */
  stun(unit: number): void {
    const { s } = this;
    if ((s.cond[unit]! & (STUNNED | TERRORIZED)) !== 0 || KIND_OF[unit]!.abilities.has('fearless')) return;
    s.cond[unit]! |= STUNNED;
    this.tell?.({ type: 'state', unit: nameOf(unit), state: 'stunned' });
  }

  terrorize(unit: number): void {
    const { s } = this;
    if ((s.cond[unit]! & TERRORIZED) !== 0 || KIND_OF[unit]!.abilities.has('fearless')) return;
    s.cond[unit] = (s.cond[unit]! & ~STUNNED) | TERRORIZED;
    this.tell?.({ type: 'state', unit: nameOf(unit), state: 'terrorized' });
  }

  /** Ends Stunned or Terrorized. */
  clearState(unit: number): void {
    const { s } = this;
    if ((s.cond[unit]! & (STUNNED | TERRORIZED)) === 0) return;
    s.cond[unit]! &= ~(STUNNED | TERRORIZED);
    this.tell?.({ type: 'state', unit: nameOf(unit), state: null });
  }

  poison(unit: number, on: boolean): void {
    const { s } = this;
    if (((s.cond[unit]! & POISONED) !== 0) === on) return;
    s.cond[unit]! ^= POISONED;
    this.tell?.({ type: 'poisoned', unit: nameOf(unit), on });
  }

  hunger(unit: number, on: boolean): void {
    const { s } = this;
    if (((s.cond[unit]! & HUNGRY) !== 0) === on) return;
    s.cond[unit]! ^= HUNGRY;
    this.tell?.({ type: 'hungry', unit: nameOf(unit), on });
  }

  /** Removes Hits from a unit. */
  heal(unit: number): void {
    const { s } = this;
    s.hits[unit]!--;
    this.tell?.({ type: 'healed', unit: nameOf(unit), hits: s.hits[unit]! });
  }
}
