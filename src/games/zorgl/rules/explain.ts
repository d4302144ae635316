import type { Problem } from '#core';
import type { Action } from './action';
import { ActionList } from './actionList';
import { GRID } from './board';
import { cardNumber, isJoker, rankIndex, SUITS } from './cards';
import { codeFlee, encodeAction, NO_FLEE } from './code';
import { listLegal } from './legal';
import { MEETS_BUILDING, MEETS_UNIT, scanLine } from './line';
import { fallBoxes, neighbours } from './megaLegal';
import { makeProblem } from './problems';
import {
  NOBODY,
  PENDING_BLITZ,
  PENDING_DISCARD,
  PENDING_FALL,
  PENDING_FRENZY,
  PENDING_LAND,
  PENDING_NONE,
  PENDING_SWEEP,
  type State,
  seatLetter,
  seatNumber,
} from './state';
import { hasPower, isBlack, isDiagonal, JACK, KING, QUEEN, suitFor, wayOfPending } from './suits';

/** Everything but the flight box, to compare actions that differ only in where the unit flees. */
const withoutFlight = (code: number): number => code | NO_FLEE;

/** The flight box is wrong, missing, or must not be given (Z9). */
function explainFlight(state: State, action: Action, code: number): Problem | undefined {
  const list = new ActionList();
  listLegal(state, list);
  const flights: number[] = [];
  for (let index = 0; index < list.length; index++) {
    const other = list.at(index);
    if (withoutFlight(other) === withoutFlight(code)) flights.push(codeFlee(other));
  }
  if (flights.length === 0) return undefined;
  const boxes = flights.filter((box) => box !== NO_FLEE).map((box) => GRID.name(box));
  if (boxes.length === 0) {
    const blind = ['blitz', 'burrow', 'leap'].includes(action.do);
    return makeProblem('flee', 'zorgl.flight.none', {}, blind ? 'Z9.4' : 'Z9.1');
  }
  if (codeFlee(code) === NO_FLEE) {
    return makeProblem('flee', 'zorgl.flight.missing', { boxes }, 'Z9.1');
  }
  return makeProblem('flee', 'zorgl.flight.elsewhere', { boxes }, 'Z9.2');
}

function explainMove(state: State, to: number, diagonal: number): Problem {
  const direction = GRID.directionTo(state.at(state.player), to);
  const box = GRID.name(to);
  if (direction < 0) return makeProblem('to', 'zorgl.box.far', { box }, 'Z4.1');
  if (direction % 2 !== diagonal) {
    return makeProblem(
      'to',
      diagonal === 1 ? 'zorgl.box.notDiagonal' : 'zorgl.box.notStraight',
      { box },
      'Z4.1',
    );
  }
  if (state.isEnterableBy(state.player, to)) return makeProblem('to', 'zorgl.box.crushes', { box }, 'Z11.2');
  return makeProblem(
    'to',
    state.monsterIn(to) < 0 ? 'zorgl.box.building' : 'zorgl.box.monster',
    { box },
    'Z4.2',
  );
}

/** Instead of 1 for diagonal and 0 for straight: tail attacks go in all eight directions (Z11.4, Z11.6). */
const ANY_WAY = 2;

function explainTarget(state: State, from: number, seat: number, diagonal: number, clause: string): Problem {
  const named = { seat: seatLetter(seat) };
  if (!state.config.order.includes(seat)) return makeProblem('target', 'seat.absent', named, clause);
  const direction = state.isOnBoard(seat) ? GRID.directionTo(from, state.at(seat)) : -1;
  if (direction < 0) return makeProblem('target', 'zorgl.target.far', named, clause);
  if (direction % 2 === diagonal || diagonal === ANY_WAY) {
    return makeProblem('target', 'zorgl.target.crushes', {}, 'Z11.2');
  }
  const code = diagonal === 1 ? 'zorgl.target.notDiagonal' : 'zorgl.target.notStraight';
  return makeProblem('target', code, named, clause);
}

function explainArmy(state: State, action: Action, suit: number): Problem {
  if (!state.config.options.army) return makeProblem('do', 'zorgl.army.absent', {}, 'Z1.4');
  const diagonal = isDiagonal(suit);
  if (action.do === 'army-move') {
    const unit = GRID.parse(action.unit)!;
    if (!state.hasUnit(unit)) return makeProblem('unit', 'zorgl.unit.none', { box: action.unit }, 'Z8.1');
    if (!isBlack(suit)) return makeProblem('card', 'zorgl.army.red', {}, 'Z8.3');
    const direction = GRID.directionTo(unit, GRID.parse(action.to)!);
    if (direction < 0 || direction % 2 !== diagonal) {
      const code = diagonal === 1 ? 'zorgl.unit.notDiagonal' : 'zorgl.unit.notStraight';
      return makeProblem('to', code, { box: action.to }, 'Z8.2');
    }
    return makeProblem('to', 'zorgl.unit.blocked', { box: action.to }, 'Z8.2');
  }
  if (action.do !== 'army-attack') return makeProblem('do', 'zorgl.army.action', {}, 'Z8.1');
  const unit = GRID.parse(action.unit)!;
  if (!state.hasUnit(unit)) return makeProblem('unit', 'zorgl.unit.none', { box: action.unit }, 'Z8.1');
  if (isBlack(suit)) return makeProblem('card', 'zorgl.army.black', {}, 'Z8.2');
  const seat = seatNumber(action.target);
  const plays = state.config.order.includes(seat) && state.isOnBoard(seat);
  const direction = plays ? GRID.directionTo(unit, state.at(seat)) : -1;
  if (direction < 0 || direction % 2 !== diagonal) return explainTarget(state, unit, seat, diagonal, 'Z8.3');
  if (state.traits(seat).armyFriend) {
    return makeProblem('target', 'zorgl.army.friend', { seat: action.target }, 'Z11.1');
  }
  const { meets } = scanLine(state, state.at(seat), direction);
  const lost = meets === MEETS_UNIT ? 'zorgl.army.unit' : 'zorgl.army.cost';
  return makeProblem('target', meets === MEETS_BUILDING ? 'zorgl.army.floor' : lost, {}, 'Z8.4');
}

const FACES = { blitz: JACK, burrow: QUEEN, leap: KING, frenzy: JACK, throw: QUEEN, shake: KING } as const;

/** For a card in hand, played for something it cannot do. */
function explainCard(state: State, action: Action, card: number, suit: number): Problem {
  const diagonal = isDiagonal(suit);
  const black = isBlack(suit);
  const from = state.at(state.player);
  const { inert, mega } = state.traits(state.player);
  const power = { power: action.do };
  if (black && inert && !state.inertiaSpent && !MEGAS.has(action.do)) {
    return makeProblem('do', 'zorgl.card.inert', {}, 'Z11.5');
  }
  switch (action.do) {
    case 'missile':
    case 'sweep':
    case 'hover':
    case 'ink': {
      const clause = { missile: 'Z11.3', sweep: 'Z11.6', hover: 'Z11.12', ink: 'Z11.15' }[action.do];
      if (mega !== action.do) return makeProblem('do', 'zorgl.monster.powerless', power, clause);
      if (!isJoker(card)) return makeProblem('card', 'zorgl.card.onlyJoker', power, clause);
      if (action.do === 'missile') return makeProblem('target', 'zorgl.target.other', {}, clause);
      if (action.do !== 'sweep') return makeProblem('do', 'zorgl.target.nobody', {}, clause);
      return explainTarget(state, from, seatNumber(action.target), ANY_WAY, clause);
    }
    case 'move':
      if (!black) return makeProblem('card', 'zorgl.card.red', {}, 'Z5.1');
      return explainMove(state, GRID.parse(action.to)!, diagonal);
    case 'attack':
      if (black) return makeProblem('card', 'zorgl.card.black', {}, 'Z4.1');
      return explainTarget(state, from, seatNumber(action.target), diagonal, 'Z5.1');
    case 'ignore':
      return black
        ? makeProblem('do', 'zorgl.card.mustMove', {}, 'Z4.3')
        : makeProblem('do', 'zorgl.card.mustAttack', {}, 'Z5.2');
    case 'army-move':
    case 'army-attack':
      return explainArmy(state, action, suit);
    case 'blitz':
    case 'burrow':
    case 'leap': {
      if (isJoker(card)) return makeProblem('card', 'zorgl.card.joker', {}, 'Z5.3');
      if (!black || !hasPower(rankIndex(card), FACES[action.do])) {
        return makeProblem('card', 'zorgl.card.powerless', power, 'Z7.1');
      }
      const to = GRID.parse(action.to)!;
      if (action.do === 'blitz') return explainMove(state, to, diagonal);
      if (!state.isEnterableBy(state.player, to)) {
        return makeProblem('to', 'zorgl.box.taken', { box: action.to }, 'Z7.5');
      }
      if (state.hasUnit(to) && state.traits(state.player).gentle) {
        return makeProblem('to', 'zorgl.box.crushes', { box: action.to }, 'Z11.2');
      }
      return makeProblem('to', 'zorgl.box.beyond', { box: action.to }, 'Z7.5');
    }
    case 'throw':
    case 'frenzy':
    case 'shake': {
      if (isJoker(card)) return makeProblem('card', 'zorgl.card.joker', {}, 'Z5.3');
      if (black || !hasPower(rankIndex(card), FACES[action.do])) {
        return makeProblem('card', 'zorgl.card.powerless', power, 'Z7.1');
      }
      const clause = { throw: 'Z7.6', frenzy: 'Z7.7', shake: 'Z7.8' }[action.do];
      return explainTarget(state, from, seatNumber(action.target), diagonal, clause);
    }
    default:
      return makeProblem('do', 'zorgl.card.action', {}, 'Z3.1');
  }
}

/** An illegal tail strike (Z11.4). */
function explainTail(state: State, action: Action & { readonly do: 'tail' }, code: number): Problem {
  if (!state.traits(state.player).tail) return makeProblem('do', 'zorgl.tail.none', {}, 'Z11.4');
  if (state.handSize(state.player) < 2) return makeProblem('do', 'zorgl.tail.cards', {}, 'Z11.4');
  return (
    explainFlight(state, action, code) ??
    explainTarget(state, state.at(state.player), seatNumber(action.target), ANY_WAY, 'Z11.4')
  );
}

const MEGAS: ReadonlySet<string> = new Set(['missile', 'sweep', 'hover', 'ink']);

/** The clause for each action that continues a pending effect. */
const REST_CLAUSES: Readonly<Partial<Record<Action['do'], string>>> = {
  'blitz-on': 'Z7.4',
  'frenzy-on': 'Z7.7',
  stop: 'Z7.7',
  'sweep-on': 'Z11.6',
  discard: 'Z11.15',
  land: 'Z11.12',
  fall: 'Z11.8',
};

/** The action that continues each kind of pending effect. */
const RESTS: Readonly<Record<number, Action['do']>> = {
  [PENDING_BLITZ]: 'blitz-on',
  [PENDING_FRENZY]: 'frenzy-on',
  [PENDING_SWEEP]: 'sweep-on',
  [PENDING_DISCARD]: 'discard',
  [PENDING_LAND]: 'land',
  [PENDING_FALL]: 'fall',
};

/** For an action that does not continue the pending effect, or does so wrongly. */
function explainRest(state: State, action: Action, code: number): Problem {
  const wanted = RESTS[state.pending]!;
  const clause = REST_CLAUSES[wanted]!;
  const stopped = action.do === 'stop' && state.pending === PENDING_FRENZY;
  if (action.do !== wanted && !stopped)
    return makeProblem('do', 'zorgl.rest.first', { power: wanted }, clause);
  const flight = explainFlight(state, action, code);
  if (flight !== undefined) return flight;
  const from = state.at(state.player);
  switch (action.do) {
    case 'blitz-on':
      return explainMove(state, GRID.parse(action.to)!, wayOfPending(state));
    case 'frenzy-on':
      return explainTarget(state, from, seatNumber(action.target), wayOfPending(state), clause);
    case 'sweep-on': {
      const seat = seatNumber(action.target);
      if ((state.pendingSeats & neighbours(state, state.player) & (1 << seat)) === 0) {
        return makeProblem('target', 'zorgl.target.done', { seat: action.target }, clause);
      }
      return explainTarget(state, from, seat, ANY_WAY, clause);
    }
    case 'discard': {
      const size = state.handSize(state.decider);
      const count = Math.min(3, size);
      return makeProblem('cards', 'zorgl.discard.cards', { count, seat: seatLetter(state.decider) }, clause);
    }
    case 'land':
      if (state.isEnterable(GRID.parse(action.to)!)) {
        return makeProblem('to', 'zorgl.box.crushes', { box: action.to }, 'Z11.2');
      }
      return makeProblem('to', 'zorgl.box.taken', { box: action.to }, clause);
    case 'fall': {
      const boxes = fallBoxes(state, state.player).map((box) => GRID.name(box));
      return makeProblem('to', 'zorgl.box.notNearest', { boxes }, clause);
    }
    default:
      return makeProblem('do', 'action.impossible', {}, clause);
  }
}

/**
 * Why an action of valid shape is not legal. Call it only for actions that {@link listLegal} does not list.
 */
export function explainIllegal(state: State, action: Action): Problem {
  if (state.winner !== NOBODY) return makeProblem('do', 'game.over', {}, 'Z10.3');
  const code = encodeAction(action);
  if (state.pending !== PENDING_NONE) return explainRest(state, action, code);
  const rest = REST_CLAUSES[action.do];
  if (rest !== undefined) return makeProblem('do', 'zorgl.rest.none', {}, rest);
  if (action.do === 'tail') return explainTail(state, action, code);
  if (action.do === 'end') {
    if (state.played >= state.quota) return makeProblem('do', 'zorgl.end.roof', {}, 'Z11.8');
    const { quota, played } = state;
    return makeProblem('do', 'zorgl.end.quota', { quota, played }, 'Z3.2');
  }
  if (!('card' in action)) return makeProblem('do', 'action.impossible', {}, 'Z3.1');
  const card = cardNumber(action.card)!;
  const held = Array.from({ length: state.handSize(state.player) }, (_, index) =>
    state.handCard(state.player, index),
  );
  if (!held.includes(card)) {
    const named = { card: action.card, seat: seatLetter(state.player) };
    return makeProblem('card', 'zorgl.card.notInHand', named, 'Z3.1');
  }
  if (state.played >= 5) return makeProblem('do', 'zorgl.card.enough', {}, 'Z3.1');
  const named = 'suit' in action ? action.suit : undefined;
  const takesSuit = ['move', 'attack', 'ignore', 'army-move', 'army-attack'].includes(action.do);
  if (isJoker(card) && takesSuit && named === undefined) {
    return makeProblem('suit', 'zorgl.suit.missing', {}, 'Z5.3');
  }
  if (!isJoker(card) && named !== undefined) {
    return makeProblem('suit', 'zorgl.suit.needless', {}, 'Z5.3');
  }
  const suit = named === undefined ? suitFor(state.traits(state.player), card) : SUITS.indexOf(named);
  return explainFlight(state, action, code) ?? explainCard(state, action, card, suit);
}
