import { ACTION_KINDS } from './action';
import {
  attackMonster,
  attackWithUnit,
  fireMissile,
  shakeMonster,
  sweepMonster,
  throwMonster,
} from './attack';
import { GRID } from './board';
import { type ActionCode, codeFirst, codeFlee, codeKind, codeSecond, KIND, NO_FLEE } from './code';
import { pendingOf } from './convert';
import { lookForEnd } from './ending';
import type { Sink } from './event';
import { canAttack } from './legal';
import { neighbours } from './megaLegal';
import { moveMonster } from './movement';
import { endPower, leaveHand } from './playedCard';
import type { Pending } from './position';
import {
  discard,
  fall,
  goOnSweeping,
  hover,
  ignoreCard,
  letters,
  strikeWithTail,
  withCards,
} from './specials';
import {
  NOBODY,
  PENDING_BLITZ,
  PENDING_DISCARD,
  PENDING_FRENZY,
  PENDING_NONE,
  PENDING_SWEEP,
  type State,
  seatLetter,
} from './state';
import { isDiagonal, wayOfPending } from './suits';
import { endTurn } from './turn';

/** How a monster moves with each power of a black card. */
const LANDING: Readonly<Record<number, 'blitz' | 'burrow' | 'leap'>> = {
  [KIND.blitz]: 'blitz',
  [KIND.burrow]: 'burrow',
  [KIND.leap]: 'leap',
};

/** Plays the card of an action, up to the check for the end of the game. */
function playCard(state: State, code: ActionCode, sink: Sink | undefined): boolean {
  const kind = codeKind(code);
  const first = codeFirst(code);
  const second = codeSecond(code);
  const flee = codeFlee(code);
  const kept = kind === KIND.blitz ? PENDING_BLITZ : kind === KIND.frenzy ? PENDING_FRENZY : PENDING_NONE;
  const suit = leaveHand(state, code, kept, sink);
  switch (kind) {
    case KIND['army-move']:
      state.removeUnit(first);
      state.addUnit(second);
      sink?.({ type: 'army-move', from: GRID.name(first), to: GRID.name(second) });
      return true;
    case KIND.move:
      moveMonster(state, first, flee, 'step', isDiagonal(suit), sink);
      return true;
    case KIND.blitz:
    case KIND.burrow:
    case KIND.leap:
      moveMonster(state, first, NO_FLEE, LANDING[kind]!, isDiagonal(suit), sink);
      return true;
    case KIND.attack:
      attackMonster(state, first, 'shove', flee, sink);
      return true;
    case KIND.frenzy:
      attackMonster(state, first, 'frenzy', flee, sink);
      return true;
    case KIND.throw:
      throwMonster(state, first, second, flee, sink);
      return true;
    case KIND.shake:
      shakeMonster(state, first, sink);
      return true;
    case KIND['army-attack']:
      attackWithUnit(state, first, second, flee, sink);
      return true;
    case KIND.missile:
      fireMissile(state, first, sink);
      return true;
    case KIND.sweep: {
      const targets = neighbours(state, state.player);
      sink?.({ type: 'sweep', monster: seatLetter(state.player), targets: letters(state, targets) });
      state.setPending(PENDING_SWEEP, 0, targets);
      sweepMonster(state, first, flee, sink);
      return true;
    }
    case KIND.ink: {
      const targets = neighbours(state, state.player);
      sink?.({ type: 'ink', monster: seatLetter(state.player), targets: letters(state, targets) });
      const holders = withCards(state, targets);
      state.setPending(holders === 0 ? PENDING_NONE : PENDING_DISCARD, 0, holders);
      return false;
    }
    default:
      ignoreCard(state, suit, sink);
      return false;
  }
}

/** Plays the action itself, including the check for the end of the game. Returns whether the turn goes on. */
function carryOut(state: State, code: ActionCode, sink: Sink | undefined): boolean {
  // The card actions have the lowest kinds and are the most frequent.
  if (codeKind(code) <= KIND['army-attack']) return carryOutCard(state, code, sink);
  const kind = ACTION_KINDS[codeKind(code)]!;
  const first = codeFirst(code);
  const flee = codeFlee(code);
  switch (kind) {
    case 'end':
      endTurn(state, sink);
      return false;
    case 'hover':
      hover(state, code, sink);
      return false;
    case 'fall':
      fall(state, first, sink);
      return false;
    case 'tail':
      if (!strikeWithTail(state, first, flee, sink)) endTurn(state, sink);
      return false;
    case 'stop':
      endPower(state, sink);
      return true;
    case 'discard':
      discard(state, code, sink);
      return true;
    case 'land':
      state.setPending(PENDING_NONE, 0);
      moveMonster(state, first, NO_FLEE, 'land', 0, sink);
      return !lookForEnd(state, sink);
    case 'blitz-on':
      moveMonster(state, first, flee, 'blitz', 0, sink);
      if (lookForEnd(state, sink)) return false;
      endPower(state, sink);
      return true;
    case 'frenzy-on':
      attackMonster(state, first, 'frenzy', flee, sink);
      if (lookForEnd(state, sink)) return false;
      endPower(state, sink);
      return true;
    case 'sweep-on':
      sweepMonster(state, first, flee, sink);
      if (lookForEnd(state, sink)) return false;
      goOnSweeping(state, first, sink);
      return !lookForEnd(state, sink);
    default:
      return carryOutCard(state, code, sink);
  }
}

function carryOutCard(state: State, code: ActionCode, sink: Sink | undefined): boolean {
  const kind = codeKind(code);
  if (playCard(state, code, sink) && lookForEnd(state, sink)) return false;
  if (kind === KIND.frenzy && !canAttack(state, wayOfPending(state))) endPower(state, sink);
  if (kind !== KIND.sweep) return true;
  goOnSweeping(state, codeFirst(code), sink);
  return !lookForEnd(state, sink);
}

/** The pending effect to announce with `waiting`; a blitz or frenzy is announced by its card. */
function waitingFor(state: State): Pending | null {
  const pending = pendingOf(state);
  return pending !== null && (pending.kind === 'blitz' || pending.kind === 'frenzy') ? null : pending;
}

/**
 * Plays a legal action in place. Does not validate: check with {@link listLegal} first.
 * @param sink receives the events
 */
export function play(state: State, code: ActionCode, sink?: Sink): void {
  const waited = sink !== undefined && waitingFor(state) !== null;
  const goesOn = carryOut(state, code, sink);
  if (goesOn && state.pending === PENDING_NONE && state.handSize(state.player) === 0) endTurn(state, sink);
  if (sink === undefined) return;
  const pending = waitingFor(state);
  if (pending !== null || (waited && state.winner === NOBODY)) sink({ type: 'waiting', pending });
}
