import { err, ok, type Result } from '#core';
import type { Action } from './action';
import { decodeAction, encodeAction } from './actionCode';
import { clauseOf } from './clauses';
import { ActionList } from './code';
import type { Event } from './event';
import type { Known, Position } from './position';
import { makeProblem } from './problems';
import { toState } from './readPosition';
import { listLegal, play } from './run';
import type { State } from './state';
import { Table } from './table';
import { toPosition } from './writePosition';

function actionsOf(s: State): Action[] {
  const list = new ActionList();
  listLegal(s, list);
  return Array.from({ length: list.length }, (_, index) => decodeAction(s, list.at(index)));
}

/** All legal actions, in notation order. */
export const legal = (known: Known): Action[] => actionsOf(toState(known));

const FIELDS = [
  'do',
  'why',
  'unit',
  'kind',
  'order',
  'spell',
  'target',
  'to',
  'via',
  'at',
  'area',
  'what',
] as const;

/** The first field that differs from every legal action. */
function faultOf(s: State, action: Action) {
  const clause = clauseOf(s, action);
  if (s.ask === null) return makeProblem('do', 'game.over', {}, clause);
  const given: Readonly<Record<string, unknown>> = action;
  let left = actionsOf(s) as readonly Readonly<Record<string, unknown>>[];
  for (const field of [...FIELDS, ...Object.keys(action)]) {
    left = left.filter((each) => each[field] === given[field]);
    if (left.length > 0) continue;
    return field === 'do'
      ? makeProblem('do', 'zorn.action.why', { why: s.ask.why }, clause)
      : makeProblem(field, 'action.impossible', {}, clause);
  }
  return makeProblem('', 'action.impossible', {}, clause);
}

/** The next position and its events. Fails with the clause that an illegal action breaks. */
export function apply(
  position: Position,
  action: Action,
): Result<{ readonly position: Position; readonly events: readonly Event[] }> {
  const s = toState(position);
  const code = encodeAction(s, action);
  const list = new ActionList();
  listLegal(s, list);
  if (!list.includes(code)) return err(faultOf(s, action));
  const events: Event[] = [];
  play(new Table(s, (event) => events.push(event)), code);
  return ok({ position: toPosition(s), events });
}
