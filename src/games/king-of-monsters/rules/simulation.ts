import {
  type BotLevel,
  type BotProfile,
  type CodeList,
  drawEvenly,
  type Random,
  type Simulation,
  type Simulator,
} from '#core';
import type { Action } from './action';
import { decodeAction, encodeAction } from './actionCode';
import { misjudgedAt } from './chartWorth';
import { copyOfPosition } from './copy';
import { determinize } from './determinize';
import { chanceOfKing } from './evaluation';
import type { Event } from './event';
import type { Seat } from './island';
import type { KingTypes } from './king';
import { legal } from './legal';
import { peacefulOf } from './peaceful';
import { play } from './play';
import type { Position } from './position';
import { fingerprintOf } from './print';
import { scoreOf } from './score';
import { reaches, SIGHTS, type Sight } from './sight';
import { heroesOf, Table } from './table';

/** The legal actions of a position as codes. */
class Actions implements CodeList {
  private codes: readonly number[] = [];

  get length(): number {
    return this.codes.length;
  }

  at(index: number): number {
    return this.codes[index]!;
  }

  /** Replaces the list. */
  hold(codes: readonly number[]): void {
    this.codes = codes;
  }
}

/** A game played in place on a copy of its own. */
class KingSimulation implements Simulation<KingTypes> {
  /** The legal actions, computed on demand. */
  private codes: readonly number[] | undefined;
  /**
   * Score cache: the King's by his own knowledge and by the League's, for each sight. Nine seats ask for it.
   */
  private stands: (number | undefined)[] = [];

  /**
   * @param table owned by this simulation
   * @param misjudged correction for replaced plates, in the League's favour
   */
  constructor(
    private table: Table,
    private misjudged = 0,
  ) {}

  private get now(): Position {
    return this.table.p;
  }

  get over(): boolean {
    return this.now.outcome !== null;
  }

  get decider(): Seat | undefined {
    return this.now.stack.at(-1)?.seat;
  }

  get seats(): readonly Seat[] {
    return ['king', ...heroesOf(this.now)];
  }

  legal(list: Actions): void {
    this.codes ??= legal(this.now).map(encodeAction);
    list.hold(this.codes);
  }

  draw(list: Actions, random: Random): number {
    return drawEvenly(this, list, random);
  }

  play(code: number, onEvent?: (event: Event) => void): void {
    this.forget();
    this.table.onEvent = onEvent;
    const action = decodeAction(code);
    play(this.table, action);
    this.table.onEvent = undefined;
    if (action.do === 'replace') this.misjudged += misjudgedAt(this.now, action.row, action.col);
  }

  score(seat: Seat): number {
    return this.scoreBy(seat, 'open');
  }

  /** Score of a seat at a sight: larger is better. Comparable within one sight only. */
  scoreBy(seat: Seat, sight: Sight): number {
    const place = (seat === 'king' ? 0 : 1) + 2 * SIGHTS.indexOf(sight);
    this.stands[place] ??= scoreOf(this.now, seat, sight);
    if (!reaches(sight, 'table')) return this.stands[place];
    return this.stands[place] + (seat === 'king' ? -this.misjudged : this.misjudged);
  }

  /** Clears the caches after a change. */
  private forget(): void {
    this.codes = undefined;
    this.stands = [];
  }

  /** Cooperative score of a seat. */
  peaceful(seat: Seat): number {
    return peacefulOf(this.now, seat);
  }

  chances(into: number[]): void {
    const { outcome } = this.now;
    const monster =
      outcome === null
        ? chanceOfKing(this.now, this.scoreBy('king', 'ahead'))
        : Number(outcome.winner === 'king');
    for (const [index, seat] of this.seats.entries()) into[index] = seat === 'king' ? monster : 1 - monster;
  }

  fingerprint(): number {
    return fingerprintOf(this.now);
  }

  encode(action: Action): number {
    return encodeAction(action);
  }

  decode(code: number): Action {
    return decodeAction(code);
  }

  clone(): KingSimulation {
    return new KingSimulation(new Table(copyOfPosition(this.now)), this.misjudged);
  }

  copyFrom(other: KingSimulation): void {
    this.table = new Table(copyOfPosition(other.now));
    this.misjudged = other.misjudged;
    this.forget();
    this.codes = other.codes;
    this.stands = other.stands.slice();
  }

  position(): Position {
    return copyOfPosition(this.now);
  }
}

/**
 * Score difference for odds of e : 1, doubled because the King's gain is the League's loss. From bot games:
 * one zone roughly doubles the King's odds. A smaller value makes heroes gamble on the luckiest deal and the
 * King on the worst.
 */
const SCALE = 100;

/**
 * Sight of each level. The strongest heroes count what all their hands can do; the King would have to guess
 * those hands.
 */
function sightOf(level: BotLevel, asker: Seat): Sight {
  switch (level) {
    case 'gentle':
      return 'open';
    case 'greedy':
      return 'counts';
    case 'planner':
      return 'limits';
    case 'hunter':
      return 'table';
    case 'merciless':
      return asker === 'king' ? 'ahead' : 'hands';
  }
}

const profile: BotProfile<KingTypes, KingSimulation> = {
  plans: 'ownTurn',
  judgesBy: () => 'score',
  score: (simulation, seat, level, asker) => simulation.scoreBy(seat, sightOf(level, asker)),
  gentle: (simulation, seat) => simulation.peaceful(seat),
};

/** Simulator for bots and bulk runs. */
export const simulator: Simulator<KingTypes> = {
  from: (position) => new KingSimulation(new Table(copyOfPosition(position))),
  newList: () => new Actions(),
  scale: SCALE,
  profile,

  determinize,
};
