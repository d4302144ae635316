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

/** The legal actions of a position, by their codes. */
class Actions implements CodeList {
  private codes: readonly number[] = [];

  get length(): number {
    return this.codes.length;
  }

  at(index: number): number {
    return this.codes[index]!;
  }

  /** Becomes a list of these codes. */
  hold(codes: readonly number[]): void {
    this.codes = codes;
  }
}

/** A game that is played in place, on a position of its own. */
class KingSimulation implements Simulation<KingTypes> {
  /** What is legal here, once somebody asked. */
  private codes: readonly number[] | undefined;
  /** How the King stands by what he knows, and by what the League knows, by each sight: nine seats ask for it. */
  private stands: (number | undefined)[] = [];

  /**
   * @param table of a position that nobody else holds
   * @param misjudged by how much the League stands better than it looks for who forgets which plates were replaced
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

  /** How well a seat stands as one sees it who sees so far: larger is better, comparable by the same sight only. */
  scoreBy(seat: Seat, sight: Sight): number {
    const place = (seat === 'king' ? 0 : 1) + 2 * SIGHTS.indexOf(sight);
    this.stands[place] ??= scoreOf(this.now, seat, sight);
    if (!reaches(sight, 'table')) return this.stands[place];
    return this.stands[place] + (seat === 'king' ? -this.misjudged : this.misjudged);
  }

  /** The position is another one. */
  private forget(): void {
    this.codes = undefined;
    this.stands = [];
  }

  /** How a seat likes a position that plays beside its rivals and not against them. */
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
 * A zone more makes the King about twice as likely to win, as was learned from games of bots: his points are the League's
 * loss, so that they count twice. Were it less, heroes would stake all on the luckiest deal and the King on the worst.
 */
const SCALE = 100;

/**
 * How far each level sees. The strongest heroes count what many hands can still do; the King, who plays against these, would
 * only guess at it.
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

/** King of Monsters for bots and bulk runs. */
export const simulator: Simulator<KingTypes> = {
  from: (position) => new KingSimulation(new Table(copyOfPosition(position))),
  newList: () => new Actions(),
  scale: SCALE,
  profile,

  determinize,
};
