import type { BotProfile, Random, Simulation, Simulator } from '#core';
import type { Action } from './action';
import { ActionList } from './actionList';
import { characterBonus } from './characters';
import { decodeAction, encodeAction } from './code';
import { toPosition, toState } from './convert';
import { determinize } from './determinize';
import { chancesOf } from './evaluation';
import type { Sink } from './event';
import { drawLegal, listLegal } from './legal';
import { play } from './play';
import type { Position, Seat } from './position';
import { SCORE_SCALE, scoreOf } from './score';
import { NOBODY, type State, seatLetter, seatNumber } from './state';
import type { ZorglTypes } from './zorgl';

/** A game on its working state. Action codes do not depend on the position. */
class ZorglSimulation implements Simulation<ZorglTypes> {
  constructor(private state: State) {}

  get over(): boolean {
    return this.state.winner !== NOBODY;
  }

  get decider(): Seat | undefined {
    return this.over ? undefined : seatLetter(this.state.decider);
  }

  get seats(): readonly Seat[] {
    return this.state.config.seats;
  }

  legal(list: ActionList): void {
    listLegal(this.state, list);
  }

  draw(list: ActionList, random: Random): number {
    return drawLegal(this.state, list, random);
  }

  play(code: number, onEvent?: Sink): void {
    play(this.state, code, onEvent);
  }

  score(seat: Seat): number {
    return scoreOf(this.state, seatNumber(seat));
  }

  chances(into: number[]): void {
    chancesOf(this.state, into);
  }

  /** Bonus for the character of a seat's monster, as win probability. */
  characterBonus(seat: Seat): number {
    return characterBonus(this.state, seatNumber(seat));
  }

  fingerprint(): number {
    return this.state.fingerprint();
  }

  encode(action: Action): number {
    return encodeAction(action);
  }

  decode(code: number): Action {
    return decodeAction(code);
  }

  clone(): ZorglSimulation {
    return new ZorglSimulation(this.state.clone());
  }

  copyFrom(other: ZorglSimulation): void {
    if (this.state.config === other.state.config) this.state.copyFrom(other.state);
    else this.state = other.state.clone();
  }

  position(): Position {
    return toPosition(this.state);
  }
}

const profile: BotProfile<ZorglTypes, ZorglSimulation> = {
  character: (simulation, seat) => simulation.characterBonus(seat),
};

/** Simulator of Zorgl-Zilla for search and bulk runs. */
export const simulator: Simulator<ZorglTypes> = {
  from: (position) => new ZorglSimulation(toState(position)),
  newList: () => new ActionList(),
  scale: SCORE_SCALE,
  profile,
  determinize,
};
