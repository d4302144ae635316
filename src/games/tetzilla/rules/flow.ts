import { NO_TILE, seatLetter } from './config';
import { FOUNDING_ROUNDS, TOKENS, TURNS } from './constants';
import type { Sink } from './event';
import { DECIDING_STAGES, END_REASONS, type EndReason } from './position';
import { outcomeOf, pilesOf } from './result';
import { anyShotLeft } from './shots';
import { turnUp } from './slide';
import { ENTERING, FIRING, FOUNDING, MOVING, OVER, SLIDING } from './stageNumbers';
import type { State } from './state';

function begin(state: State, stage: number, sink: Sink | undefined): void {
  state.stage = stage;
  state.round = 1;
  state.player = state.start;
  sink?.({ type: 'stage-began', stage: DECIDING_STAGES[stage]! });
}

/** Ends the game (T9). */
function endGame(state: State, reason: EndReason, sink: Sink | undefined): void {
  state.stage = OVER;
  state.round = 1;
  state.player = state.start;
  state.reason = END_REASONS.indexOf(reason);
  state.tile = NO_TILE;
  state.clearFired();
  sink?.({ type: 'game-over', ...outcomeOf(state), piles: pilesOf(state) });
}

/** Ends the game at once if no kaiju is left (T9.3). Returns whether it did. */
export function lookForRuin(state: State, sink: Sink | undefined): boolean {
  if (state.anyAlive) return false;
  endGame(state, 'ruin', sink);
  return true;
}

/** Begins a turn: five tokens for each living kaiju, abilities refreshed (T5.1, T7.2). */
function beginTurn(state: State, number: number, start: number, sink: Sink | undefined): void {
  state.number = number;
  state.start = start;
  for (let seat = 0; seat < state.config.players; seat++) {
    state.setTokens(seat, state.isAlive(seat) ? TOKENS : 0);
    state.setSpent(seat, false);
  }
  sink?.({ type: 'turn-began', number, start: seatLetter(start) });
  begin(state, MOVING, sink);
  goOnMoving(state, start, sink);
}

/**
 * The first seat with tokens, starting from a given one, decides next. Without any, the tiles are next
 * (T5.2).
 */
export function goOnMoving(state: State, from: number, sink: Sink | undefined): void {
  let seat = from;
  for (let count = 0; count < state.config.players; count++) {
    if (state.tokens(seat) > 0) {
      state.player = seat;
      return;
    }
    seat = state.next(seat);
  }
  begin(state, SLIDING, sink);
  goOnSliding(state, state.start, sink);
}

/**
 * In the setup and in a turn: the next player, starting from a seat, who gets a tile that can be placed (T4).
 */
function goOnSliding(state: State, from: number, sink: Sink | undefined): void {
  let seat = from;
  do {
    if (turnUp(state, seat, sink)) {
      state.player = seat;
      return;
    }
    seat = state.next(seat);
  } while (seat !== state.start || startsRound(state));
  endSliding(state, sink);
}

/** After all players had a tile: starts another round if the setup has one left (T3.4). */
function startsRound(state: State): boolean {
  if (state.stage !== FOUNDING || state.round === FOUNDING_ROUNDS) return false;
  state.round++;
  return true;
}

/** After a tile: the next player, the next round, or the next stage. */
export function afterSlide(state: State, sink: Sink | undefined): void {
  const next = state.next(state.player);
  if (next !== state.start || startsRound(state)) goOnSliding(state, next, sink);
  else endSliding(state, sink);
}

function endSliding(state: State, sink: Sink | undefined): void {
  if (state.stage === FOUNDING) {
    begin(state, ENTERING, sink);
    return;
  }
  begin(state, FIRING, sink);
  if (!anyShotLeft(state)) endTurn(state, sink);
}

/** Starts the tiles of the setup (T3.4). */
export function beginFounding(state: State, sink: Sink | undefined): void {
  begin(state, FOUNDING, sink);
  goOnSliding(state, state.start, sink);
}

/** After an ability is chosen: the next player, or the tiles of the setup. */
export function afterChoice(state: State, sink: Sink | undefined): void {
  const next = state.next(state.player);
  if (next === state.start) beginFounding(state, sink);
  else state.player = next;
}

/** After a kaiju has entered: the next player, or the first turn. */
export function afterEntering(state: State, sink: Sink | undefined): void {
  const next = state.next(state.player);
  if (next === state.start) beginTurn(state, 1, state.start, sink);
  else state.player = next;
}

/** After a shot: the next player if any guard can still hit, or the next turn (T6.1, T6.2). */
export function afterShot(state: State, sink: Sink | undefined): void {
  const next = state.next(state.player);
  if (next === state.start || !anyShotLeft(state)) endTurn(state, sink);
  else state.player = next;
}

/** The game ends after turn 8, or after a turn in which a tile could not be placed (T9.1, T9.2). */
function endTurn(state: State, sink: Sink | undefined): void {
  state.clearFired();
  if (state.number === TURNS) endGame(state, 'turns', sink);
  else if (state.asideCount > 0) endGame(state, 'full', sink);
  else beginTurn(state, state.number + 1, state.next(state.start), sink);
}
