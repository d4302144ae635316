import {
  type BotLevel,
  type BotProfile,
  drawEvenly,
  fingerprintOfText,
  type Random,
  type Simulation,
  type Simulator,
  type TurnStep,
} from '#core';
import type { Action } from './action';
import { decodeAction, encodeAction } from './actionCode';
import { MELEE, MISSILE, MOVE, REGROUP, SPELL } from './activation';
import { neediestOf } from './calls';
import { ActionList, type Deed, deedOf, FORCED, partA, partC } from './code';
import { determinize } from './determinize';
import type { Sink } from './event';
import { type Position, SEATS, type Seat } from './position';
import { likelyWins, prospectsOf, SCORE_SCALE } from './prospects';
import { toState } from './readPosition';
import { listLegal, play } from './run';
import type { State } from './state';
import { Table } from './table';
import type { ZornTypes } from './types';
import { toPosition } from './writePosition';

/** A game played in place. */
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
    return this.standing(seat, 'hunter');
  }

  /** Score of a seat at a bot level. */
  standing(seat: Seat, level: BotLevel): number {
    return prospectsOf(this.state, SEATS.indexOf(seat), level);
  }

  /** Whether a vote is for the House that can do most now, with a slight bias for one's own. */
  isForNeediest(code: number): boolean {
    return partA(code) === neediestOf(this.state);
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

/** Dice samples averaged per action. */
const ROLLS = 6;

/** Actions without dice before the next decision. */
const WITHOUT_DICE: ReadonlySet<Deed> = new Set<Deed>([
  'deploy',
  'give-what',
  'give-unit',
  'hire',
  'seize',
  'conjure',
  'rally',
  'tactician',
  'step',
  'charge',
  'flank',
  'entrench',
  'clear',
  'return',
  'march',
]);

/**
 * How an action is evaluated. Ending an activation or night step hands over to others and to chance; standing
 * orders are for people only.
 */
function weighed(simulation: ZornSimulation, code: number): 'rolls' | 'outcome' | 'standing' | 'never' {
  const deed = deedOf(code);
  if (deed === 'order') return 'never';
  if (deed === 'end') return 'standing';
  if (deed === 'vote') return simulation.isForNeediest(code) ? 'outcome' : 'never';
  const walks = deed === 'move' && (partC(code) & FORCED) === 0;
  return walks || WITHOUT_DICE.has(deed) ? 'outcome' : 'rolls';
}

/** Step of each unit action (N9.1). */
const STEP_OF: Readonly<Partial<Record<Deed, number>>> = {
  cast: SPELL,
  shoot: MISSILE,
  scout: MISSILE,
  charge: MELEE,
  move: MOVE,
  flank: MOVE,
  regroup: REGROUP,
  mob: REGROUP,
};

function stepOf(_simulation: Simulation<ZornTypes>, code: number): TurnStep | undefined {
  const step = STEP_OF[deedOf(code)];
  return step === undefined ? undefined : { step, piece: partA(code) };
}

const profile: BotProfile<ZornTypes, ZornSimulation> = {
  plans: 'rolls',
  rolls: ROLLS,
  weighs: weighed,
  stepOf,
  score: (simulation, seat, level) => simulation.standing(seat, level),
  gentle: (simulation, seat) => simulation.standing(seat, 'gentle'),
};

/** Simulator for bots and bulk runs. */
export const simulator: Simulator<ZornTypes> = {
  from: (position) => new ZornSimulation(toState(position)),
  newList: () => new ActionList(),
  scale: SCORE_SCALE,
  profile,
  determinize,
};
