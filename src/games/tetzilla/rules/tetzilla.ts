import { type Decision, err, type Game, ok, type Result } from '#core';
import type { Action } from './action';
import { decodeAction, encodeAction, NO_ACTION } from './actionCode';
import { ActionList } from './actionList';
import { advance } from './advance';
import { toPosition, toState, toView } from './convert';
import type { Event } from './event';
import { explainIllegal } from './explain';
import { listLegal } from './legal';
import { options, PLAYERS } from './options';
import { parsePosition } from './parse';
import { parseAction } from './parseAction';
import { play } from './play';
import { type Position, SEATS, type Seat, type View } from './position';
import { rankSeats } from './ranking';
import { setup } from './setup';
import type { TetzillaTypes } from './types';

function legal(known: Position | View): Action[] {
  const state = toState(known);
  const list = new ActionList();
  listLegal(state, list);
  return Array.from({ length: list.length }, (_, index) => decodeAction(state, list.at(index)));
}

function apply(
  position: Position,
  action: Action,
): Result<{ readonly position: Position; readonly events: readonly Event[] }> {
  const state = toState(position);
  const code = encodeAction(state, action);
  const list = new ActionList();
  listLegal(state, list);
  if (code === NO_ACTION || !list.includes(code)) return err(explainIllegal(state, action));
  const events: Event[] = [];
  play(state, code, (event) => events.push(event));
  return ok({ position: toPosition(state), events });
}

const seatsOf = ({ players }: Position | View): readonly Seat[] =>
  SEATS.filter((seat) => players[seat] !== undefined);

/**
 * The stack of decisions: on top the active player, below it everyone with tokens left, who will decide again
 * in this stage (T5.2).
 */
function decisions({ outcome, turn, players }: Position | View): Decision<Seat>[] {
  if (outcome !== null) return [];
  const { player, stage: kind } = turn;
  const now = SEATS.indexOf(player);
  const after = [...SEATS.slice(now + 1), ...SEATS.slice(0, now)];
  const waiting = after.filter((seat) => kind === 'move' && (players[seat]?.tokens ?? 0) > 0);
  return [...waiting.reverse(), player].map((seat) => ({ seat, kind }));
}

/** Events that reveal hidden information: a tile turned up, a marker, points, all piles (T10). */
const REVEALING: ReadonlySet<Event['type']> = new Set([
  'tile-drawn',
  'tile-aside',
  'marker-placed',
  'game-over',
]);

const reveals = (event: Event): boolean =>
  REVEALING.has(event.type) || (event.type === 'overran' && event.marker.endsWith('?'));

/** The rules of TetZilla (T1–T12). */
export const tetzilla: Game<TetzillaTypes> = {
  id: 'tetzilla',
  players: PLAYERS,
  options,
  setup,
  seats: seatsOf,
  teams: (known) => seatsOf(known).map((seat) => [seat]),
  pending: decisions,
  legal,
  apply,
  view: toView,
  advance,
  actionFor: (action) => action,
  outcome: (known) => known.outcome,
  ranking: rankSeats,
  reveals: (events) => events.some(reveals),
  parse: parsePosition,
  parseAction,
};
