import { drawEvenly, fingerprintOfText, type Random, type Simulation, type Simulator } from '#core';
import type { Action } from './action';
import { decodeAction, encodeAction } from './actionCode';
import { ActionList } from './code';
import { toPosition, toState } from './convert';
import { determinize } from './determinize';
import type { Sink } from './event';
import { type Position, SEATS, type Seat } from './position';
import { likelyWins, prospectsOf, SCORE_SCALE } from './prospects';
import { listLegal, play } from './run';
import type { State } from './state';
import { Table } from './table';
import type { ZornTypes } from './types';

/** A game on its working state. */
class ZornSimulation implements Simulation<ZornTypes> {
  private table: Table;

  constructor(state: State) {
    this.table = new Table(state);
  }

  private get state(): State {
    return this.table.s;
  }

  get over(): boolean {
    return this.state.outcome !== null;
  }

  get decider(): Seat | undefined {
    const { ask } = this.state;
    return ask === null ? undefined : SEATS[ask.seat];
  }

  get seats(): readonly Seat[] {
    return SEATS.slice(0, this.state.config.seats);
  }

  legal(list: ActionList): void {
    listLegal(this.state, list);
  }

  draw(list: ActionList, random: Random): number {
    return drawEvenly(this, list, random);
  }

  play(code: number, onEvent?: Sink): void {
    this.table.tell = onEvent;
    play(this.table, code);
  }

  score(seat: Seat): number {
    return prospectsOf(this.state, SEATS.indexOf(seat));
  }

  chances(into: number[]): void {
    likelyWins(this.state, into);
  }

  fingerprint(): number {
    const { rng: _chance, ...rest } = toPosition(this.state);
    return fingerprintOfText(JSON.stringify(rest));
  }

  encode(action: Action): number {
    return encodeAction(this.state, action);
  }

  decode(code: number): Action {
    return decodeAction(this.state, code);
  }

  clone(): ZornSimulation {
    return new ZornSimulation(this.state.clone());
  }

  copyFrom(other: ZornSimulation): void {
    this.state.copyFrom(other.state);
  }

  position(): Position {
    return toPosition(this.state);
  }
}

/** The Struggle for Zorn for search and bulk runs. */
export const simulator: Simulator<ZornTypes> = {
  from: (position) => new ZornSimulation(toState(position)),
  newList: () => new ActionList(),
  scale: SCORE_SCALE,
  profile: { plans: 'actions' },
  determinize,
};
