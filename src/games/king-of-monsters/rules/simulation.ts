import {
  type CodeList,
  drawEvenly,
  fingerprintOfText,
  type Random,
  type Simulation,
  type Simulator,
  shares,
} from '#core';
import type { Action } from './action';
import { copyOf } from './copy';
import { determinize } from './determinize';
import type { Seat } from './island';
import type { KingTypes } from './king';
import { legal } from './legal';
import { peacefulOf } from './peaceful';
import { play } from './play';
import type { Position } from './position';
import { scoreOf } from './score';
import { type Event, heroesOf, Table } from './table';

/** The legal actions of a position; the code of an action is its index. */
class Actions implements CodeList {
  length = 0;

  at(index: number): number {
    return index;
  }
}

/** The same action, its fields in any order. */
function isSame(one: Action, other: Action): boolean {
  const entries = Object.entries(one);
  const fields = new Map(Object.entries(other));
  return entries.length === fields.size && entries.every(([name, value]) => fields.get(name) === value);
}

/** A game that is played in place, on a position of its own. */
class KingSimulation implements Simulation<KingTypes> {
  private actions: readonly Action[] | undefined;

  /** @param table of a position that nobody else holds */
  constructor(private table: Table) {}

  private get now(): Position {
    return this.table.p;
  }

  private get legalNow(): readonly Action[] {
    this.actions ??= legal(this.now);
    return this.actions;
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
    list.length = this.legalNow.length;
  }

  draw(list: Actions, random: Random): number {
    return drawEvenly(this, list, random);
  }

  play(code: number, onEvent?: (event: Event) => void): void {
    const action = this.decode(code);
    this.actions = undefined;
    this.table.onEvent = onEvent;
    play(this.table, action);
    this.table.onEvent = undefined;
  }

  score(seat: Seat): number {
    return scoreOf(this.now, seat);
  }

  peaceful(seat: Seat): number {
    return peacefulOf(this.now, seat);
  }

  chances(into: number[]): void {
    const { outcome } = this.now;
    const [monster, league] =
      outcome === null
        ? this.likely()
        : [Number(outcome.winner === 'king'), Number(outcome.winner === 'league')];
    for (const [index, seat] of this.seats.entries()) into[index] = seat === 'king' ? monster! : league!;
  }

  /** How likely the King and the League are to win. */
  private likely(): readonly number[] {
    const standing = [this.score('king'), -this.score('king')].map((score) => score / SCALE);
    shares(standing, standing.length);
    return standing;
  }

  leaning(): number {
    return 0;
  }

  fingerprint(): number {
    return fingerprintOfText(JSON.stringify(this.now));
  }

  encode(action: Action): number {
    return this.legalNow.findIndex((each) => isSame(each, action));
  }

  decode(code: number): Action {
    const action = this.legalNow[code];
    if (action === undefined) throw new RangeError(`no legal action has the number ${code}`);
    return action;
  }

  clone(): KingSimulation {
    return new KingSimulation(new Table(copyOf(this.now)));
  }

  copyFrom(other: KingSimulation): void {
    this.table = new Table(copyOf(other.now));
    this.actions = undefined;
  }

  position(): Position {
    return copyOf(this.now);
  }
}

/** A zone more makes the King about four times as likely to win. */
const SCALE = 20;

/** King of Monsters for bots and bulk runs. */
export const simulator: Simulator<KingTypes> = {
  from: (position) => new KingSimulation(new Table(copyOf(position))),
  newList: () => new Actions(),
  scale: SCALE,
  rounds: 1,
  determinize,
};
