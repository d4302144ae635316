import { type BotProfile, drawEvenly, type Random, type Simulation, type Simulator } from '#core';
import type { Action } from './action';
import { decodeAction, encodeAction } from './actionCode';
import { ActionList } from './actionList';
import { seatLetter, seatNumber } from './config';
import { toPosition, toState } from './convert';
import { determinize } from './determinize';
import { chancesOf } from './evaluation';
import type { Sink } from './event';
import { listLegal } from './legal';
import { play } from './play';
import { type Position, SEATS, type Seat } from './position';
import { peacefulOf, prospectsOf, SCORE_SCALE } from './prospects';
import { OVER } from './stageNumbers';
import type { State } from './state';
import type { TetzillaTypes } from './types';

/** A game on its working state. */
class TetzillaSimulation implements Simulation<TetzillaTypes> {
  constructor(private state: State) {}

  get over(): boolean {
    return this.state.stage === OVER;
  }

  get decider(): Seat | undefined {
    return this.over ? undefined : seatLetter(this.state.player);
  }

  get seats(): readonly Seat[] {
    return SEATS.slice(0, this.state.config.players);
  }

  legal(list: ActionList): void {
    listLegal(this.state, list);
  }

  draw(list: ActionList, random: Random): number {
    return drawEvenly(this, list, random);
  }

  play(code: number, onEvent?: Sink): void {
    play(this.state, code, onEvent);
  }

  score(seat: Seat): number {
    return prospectsOf(this.state, seatNumber(seat));
  }

  /** Score for a bot that builds alongside its rivals rather than against them. */
  peaceful(seat: Seat): number {
    return peacefulOf(this.state, seatNumber(seat));
  }

  chances(into: number[], open = false): void {
    chancesOf(this.state, into, open);
  }

  fingerprint(): number {
    return this.state.fingerprint();
  }

  encode(action: Action): number {
    return encodeAction(this.state, action);
  }

  decode(code: number): Action {
    return decodeAction(this.state, code);
  }

  clone(): TetzillaSimulation {
    return new TetzillaSimulation(this.state.clone());
  }

  copyFrom(other: TetzillaSimulation): void {
    if (this.state.config === other.state.config) this.state.copyFrom(other.state);
    else this.state = other.state.clone();
  }

  position(): Position {
    return toPosition(this.state);
  }
}

const profile: BotProfile<TetzillaTypes, TetzillaSimulation> = {
  // A decision is a single step, tile or shot.
  plans: 'actions',
  judgesBy: ({ seats }, level) => (level === 'hunter' && seats.length === 2 ? 'score' : 'chances'),
  gentle: (simulation, seat) => simulation.peaceful(seat),
};

/** Simulator of TetZilla for search and bulk runs. */
export const simulator: Simulator<TetzillaTypes> = {
  from: (position) => new TetzillaSimulation(toState(position)),
  newList: () => new ActionList(),
  scale: SCORE_SCALE,
  profile,

  determinize,
};
