import { DIRECTIONS } from '#core';
import { ACTION_KINDS, type Action, type ActionKind, type FireAction } from './action';
import { seatLetter, seatNumber } from './config';
import { columnName, columnNumber } from './grids';
import { ABILITIES } from './markers';
import type { State } from './state';
import { TILE_IDS } from './tiles';

/** An action packed into an integer: its kind, and two bytes whose meaning depends on the kind. */
export type ActionCode = number;

const KIND_BITS = 3;
const BYTE_BITS = 8;
const BYTE = 255;

/** The code of an action that is never legal. */
export const NO_ACTION: ActionCode = -1;

export const CHOOSE = ACTION_KINDS.indexOf('choose');
export const SLIDE = ACTION_KINDS.indexOf('slide');
export const ENTER = ACTION_KINDS.indexOf('enter');
export const STEP = ACTION_KINDS.indexOf('step');
export const PASS = ACTION_KINDS.indexOf('pass');
export const FIRE = ACTION_KINDS.indexOf('fire');

/** @param kind an index of {@link ACTION_KINDS} */
export const actionCode = (kind: number, first = 0, second = 0): ActionCode =>
  kind | (first << KIND_BITS) | (second << (KIND_BITS + BYTE_BITS));

export const codeKind = (code: ActionCode): number => code & ((1 << KIND_BITS) - 1);
/** The ability, column or box. */
export const codeFirst = (code: ActionCode): number => (code >> KIND_BITS) & BYTE;
/** The spin, or the aim of a shot. */
export const codeSecond = (code: ActionCode): number => (code >> (KIND_BITS + BYTE_BITS)) & BYTE;

/** Aims of a shot: nobody, a seat, or a direction with an optional first victim. */
export const AT_NOBODY = 0;
const LINES = 8;

export const aimAt = (seat: number): number => 1 + seat;
export const aimAlong = (direction: number, first: number | undefined): number =>
  LINES + direction * LINES + (first === undefined ? 0 : 1 + first);

export const isAlong = (aim: number): boolean => aim >= LINES;
/** The seat that a laser aims at, if any. */
export const aimedSeat = (aim: number): number | undefined =>
  aim === AT_NOBODY || isAlong(aim) ? undefined : aim - 1;
export const aimDirection = (aim: number): number => Math.floor(aim / LINES) - 1;
/** The seat that is hit first on a line, if given. */
export const aimFirst = (aim: number): number | undefined =>
  aim % LINES === 0 ? undefined : (aim % LINES) - 1;

function aimOf({ target, dir, first }: FireAction): number {
  if (target !== undefined) {
    return dir === undefined && first === undefined ? aimAt(seatNumber(target)) : NO_ACTION;
  }
  if (dir === undefined) return first === undefined ? AT_NOBODY : NO_ACTION;
  return aimAlong(DIRECTIONS.indexOf(dir), first === undefined ? undefined : seatNumber(first));
}

function boxCode(state: State, kind: number, name: string, second = 0): ActionCode {
  const box = state.config.grid.parse(name);
  return box === undefined || second < 0 ? NO_ACTION : actionCode(kind, box, second);
}

/** Encodes an action of valid shape; {@link NO_ACTION} if it cannot be legal in this game. */
export function encodeAction(state: State, action: Action): ActionCode {
  switch (action.do) {
    case 'choose':
      return actionCode(CHOOSE, ABILITIES.indexOf(action.ability));
    case 'slide':
      if (TILE_IDS[state.tile] !== action.tile) return NO_ACTION;
      return actionCode(SLIDE, columnNumber(action.column), action.spin);
    case 'enter':
      return boxCode(state, ENTER, action.box);
    case 'step':
      return boxCode(state, STEP, action.to);
    case 'pass':
      return actionCode(PASS);
    case 'fire':
      return boxCode(state, FIRE, action.guard, aimOf(action));
  }
}

function shot(state: State, code: ActionCode): FireAction {
  const guard = state.config.grid.name(codeFirst(code));
  const aim = codeSecond(code);
  const seat = aimedSeat(aim);
  if (seat !== undefined) return { do: 'fire', guard, target: seatLetter(seat) };
  if (!isAlong(aim)) return { do: 'fire', guard };
  const first = aimFirst(aim);
  const dir = DIRECTIONS[aimDirection(aim)]!;
  return { do: 'fire', guard, dir, ...(first === undefined ? {} : { first: seatLetter(first) }) };
}

/** Decodes an action in the position where it is legal. */
export function decodeAction(state: State, code: ActionCode): Action {
  const kind: ActionKind = ACTION_KINDS[codeKind(code)]!;
  const first = codeFirst(code);
  switch (kind) {
    case 'choose':
      return { do: kind, ability: ABILITIES[first]! };
    case 'slide':
      return { do: kind, tile: TILE_IDS[state.tile]!, spin: codeSecond(code), column: columnName(first) };
    case 'enter':
      return { do: kind, box: state.config.grid.name(first) };
    case 'step':
      return { do: kind, to: state.config.grid.name(first) };
    case 'pass':
      return { do: kind };
    case 'fire':
      return shot(state, code);
  }
}
