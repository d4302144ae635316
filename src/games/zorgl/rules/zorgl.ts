import { type Decision, err, type Game, ok, type Problem, type Result } from '#core';
import type { Action } from './action';
import { ActionList } from './actionList';
import { advance } from './advance';
import { decodeAction, encodeAction } from './code';
import { toPosition, toState, toView } from './convert';
import type { Event } from './event';
import { explainIllegal } from './explain';
import { filledIn } from './filledIn';
import { listLegal } from './legal';
import { options, PLAYERS } from './options';
import { parsePosition } from './parse';
import { parseAction } from './parseAction';
import { play } from './play';
import { type Outcome, type Position, SEATS, type Seat, type SetupOptions, type View } from './position';
import { rankSeats } from './ranking';
import { setup } from './setup';
import type { State } from './state';

/** The types of Zorgl-Zilla for the Game contract. */
export interface ZorglTypes {
  readonly Seat: Seat;
  readonly Options: SetupOptions;
  readonly Position: Position;
  readonly Action: Action;
  readonly Event: Event;
  readonly View: View;
  readonly SeenAction: Action;
  readonly Outcome: Outcome;
}

function legal(position: Position | View): Action[] {
  const list = new ActionList();
  listLegal(toState(position), list);
  return Array.from({ length: list.length }, (_, index) => decodeAction(list.at(index)));
}

function problemIn(state: State, action: Action): Problem | null {
  const list = new ActionList();
  listLegal(state, list);
  return list.includes(encodeAction(action)) ? null : explainIllegal(state, action);
}

/** Why the active player cannot take an action, as far as a view can tell; null if it is legal. */
export const problemWith = (known: Position | View, action: Action): Problem | null =>
  problemIn(toState(known), action);

function apply(
  position: Position,
  action: Action,
): Result<{ readonly position: Position; readonly events: readonly Event[] }> {
  const state = toState(position);
  const problem = problemIn(state, action);
  if (problem !== null) return err(problem);
  const events: Event[] = [];
  play(state, encodeAction(action), (event) => events.push(event));
  return ok({ position: toPosition(state), events });
}

/** The stack of decisions: the active player's turn and, on top, the pending effect (Z11.8, Z11.15). */
function decisions({ outcome, turn, pending }: Position | View): Decision<Seat>[] {
  if (outcome !== null) return [];
  const open: Decision<Seat>[] = [{ seat: turn.player, kind: 'turn' }];
  if (pending === null) return open;
  if (pending.kind === 'discard') {
    const victims = pending.queue.toReversed();
    return [...open, ...victims.map((seat) => ({ seat, kind: pending.kind }))];
  }
  return [...open, { seat: pending.kind === 'fall' ? pending.by : turn.player, kind: pending.kind }];
}

/** The rules of Zorgl-Zilla (Z1–Z11). */
export const zorgl: Game<ZorglTypes> = {
  id: 'zorgl',
  players: PLAYERS,
  options,
  setup,
  seats: (known) => known.order,
  teams: (known) => SEATS.filter((seat) => known.order.includes(seat)).map((seat) => [seat]),
  pending: decisions,
  legal,
  apply,
  view: toView,
  advance,
  actionFor: (action) => action,
  outcome: (known) => known.outcome,
  ranking: rankSeats,
  reveals: (events) => events.some(({ type }) => type === 'draw' || type === 'reshuffle'),
  parse: parsePosition,
  parseAction,
  filledIn,
};
