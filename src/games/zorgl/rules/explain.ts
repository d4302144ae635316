import { cardNumber, isJoker, type Problem, rankIndex, SUITS } from '#core';
import type { Action } from './action';
import { ActionList } from './actionList';
import { GRID } from './board';
import { codeFlee, encodeAction, NO_FLEE } from './code';
import { listLegal } from './legal';
import { MEETS_BUILDING, MEETS_UNIT, scanLine } from './line';
import { fallBoxes, neighbours } from './megaLegal';
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

const refuse = (field: string, reason: string, clause: string): Problem => ({ field, reason, clause });

/** All but the flight box: two actions that agree in it differ only in where the unit flees. */
const withoutFlight = (code: number): number => code | NO_FLEE;

/** The flight box is wrong, or there should be one, or none (Z9). */
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
    return refuse('flee', 'no unit flees here', blind ? 'Z9.4' : 'Z9.1');
  }
  if (codeFlee(code) === NO_FLEE) {
    return refuse('flee', `the unit must be given a box to flee to: ${boxes.join(', ')}`, 'Z9.1');
  }
  return refuse('flee', `the unit may flee to ${boxes.join(', ')} only`, 'Z9.2');
}

function explainMove(state: State, to: number, diagonal: number): Problem {
  const direction = GRID.directionTo(state.at(state.player), to);
  const name = GRID.name(to);
  if (direction < 0) return refuse('to', `${name} is not adjacent`, 'Z4.1');
  if (direction % 2 !== diagonal) {
    return refuse(
      'to',
      `${name} is not ${diagonal === 1 ? 'diagonal' : 'straight'} from the monster`,
      'Z4.1',
    );
  }
  if (state.isEnterableBy(state.player, to))
    return refuse('to', `a unit on ${name} would be crushed`, 'Z11.2');
  return refuse('to', `${name} holds a ${state.monsterIn(to) < 0 ? 'building' : 'monster'}`, 'Z4.2');
}

/** In place of 1 for diagonal and 0 for straight: a blow goes in all eight directions (Z11.4, Z11.6). */
const ANY_WAY = 2;

function explainTarget(state: State, from: number, seat: number, diagonal: number, clause: string): Problem {
  const letter = seatLetter(seat);
  if (!state.config.order.includes(seat)) return refuse('target', `${letter} does not play`, clause);
  const direction = state.isOnBoard(seat) ? GRID.directionTo(from, state.at(seat)) : -1;
  if (direction < 0) return refuse('target', `${letter} is not adjacent`, clause);
  if (direction % 2 === diagonal || diagonal === ANY_WAY) {
    return refuse('target', 'the attack would crush a unit', 'Z11.2');
  }
  return refuse('target', `${letter} is not ${diagonal === 1 ? 'diagonal' : 'straight'} from there`, clause);
}

function explainArmy(state: State, action: Action, suit: number): Problem {
  if (!state.config.options.army) return refuse('do', 'the army takes no part', 'Z1.4');
  const diagonal = isDiagonal(suit);
  if (action.do === 'army-move') {
    const unit = GRID.parse(action.unit)!;
    if (!state.hasUnit(unit)) return refuse('unit', `no unit stands on ${action.unit}`, 'Z8.1');
    if (!isBlack(suit)) return refuse('card', 'a red card makes a unit attack', 'Z8.3');
    const direction = GRID.directionTo(unit, GRID.parse(action.to)!);
    if (direction < 0 || direction % 2 !== diagonal) {
      return refuse(
        'to',
        `${action.to} is not one box ${diagonal === 1 ? 'diagonal' : 'straight'} away`,
        'Z8.2',
      );
    }
    return refuse('to', `${action.to} is not empty`, 'Z8.2');
  }
  if (action.do !== 'army-attack') return refuse('do', 'is not for the army', 'Z8.1');
  const unit = GRID.parse(action.unit)!;
  if (!state.hasUnit(unit)) return refuse('unit', `no unit stands on ${action.unit}`, 'Z8.1');
  if (isBlack(suit)) return refuse('card', 'a black card moves a unit', 'Z8.2');
  const seat = seatNumber(action.target);
  const plays = state.config.order.includes(seat) && state.isOnBoard(seat);
  const direction = plays ? GRID.directionTo(unit, state.at(seat)) : -1;
  if (direction < 0 || direction % 2 !== diagonal) return explainTarget(state, unit, seat, diagonal, 'Z8.3');
  if (state.traits(seat).armyFriend) {
    return refuse('target', `the army does not attack ${action.target}`, 'Z11.1');
  }
  const { meets } = scanLine(state, state.at(seat), direction);
  const cost = meets === MEETS_BUILDING ? 'a floor' : meets === MEETS_UNIT ? 'a unit' : 'something';
  return refuse('target', `the attack would cost ${cost}`, 'Z8.4');
}

const FACES = { blitz: JACK, burrow: QUEEN, leap: KING, frenzy: JACK, throw: QUEEN, shake: KING } as const;

/** A card that is in hand, played for something it cannot do. */
function explainCard(state: State, action: Action, card: number, suit: number): Problem {
  const diagonal = isDiagonal(suit);
  const black = isBlack(suit);
  const from = state.at(state.player);
  const { inert, mega } = state.traits(state.player);
  if (black && inert && !state.inertiaSpent && !MEGAS.has(action.do)) {
    return refuse('do', 'the first black card of the turn comes to nothing: ignore', 'Z11.5');
  }
  switch (action.do) {
    case 'missile':
    case 'sweep':
    case 'hover':
    case 'ink': {
      const clause = { missile: 'Z11.3', sweep: 'Z11.6', hover: 'Z11.12', ink: 'Z11.15' }[action.do];
      if (mega !== action.do) return refuse('do', `this monster has no ${action.do}`, clause);
      if (!isJoker(card)) return refuse('card', `only a joker triggers a ${action.do}`, clause);
      if (action.do === 'missile') return refuse('target', 'must be another monster on the board', clause);
      if (action.do !== 'sweep') return refuse('do', 'no monster is adjacent', clause);
      return explainTarget(state, from, seatNumber(action.target), ANY_WAY, clause);
    }
    case 'move':
      if (!black) return refuse('card', 'a red card attacks', 'Z5.1');
      return explainMove(state, GRID.parse(action.to)!, diagonal);
    case 'attack':
      if (black) return refuse('card', 'a black card moves', 'Z4.1');
      return explainTarget(state, from, seatNumber(action.target), diagonal, 'Z5.1');
    case 'ignore':
      return black
        ? refuse('do', 'the monster can move and must', 'Z4.3')
        : refuse('do', 'there is a monster to attack', 'Z5.2');
    case 'army-move':
    case 'army-attack':
      return explainArmy(state, action, suit);
    case 'blitz':
    case 'burrow':
    case 'leap': {
      if (isJoker(card)) return refuse('card', 'a joker has no power', 'Z5.3');
      if (!black || !hasPower(rankIndex(card), FACES[action.do])) {
        return refuse('card', `has no ${action.do}`, 'Z7.1');
      }
      const to = GRID.parse(action.to)!;
      if (action.do === 'blitz') return explainMove(state, to, diagonal);
      if (!state.isEnterableBy(state.player, to)) {
        return refuse('to', `${action.to} is not free of monsters and buildings`, 'Z7.5');
      }
      if (state.hasUnit(to) && state.traits(state.player).gentle) {
        return refuse('to', `the unit on ${action.to} would be crushed`, 'Z11.2');
      }
      return refuse('to', `${action.to} is out of reach`, 'Z7.5');
    }
    case 'throw':
    case 'frenzy':
    case 'shake': {
      if (isJoker(card)) return refuse('card', 'a joker has no power', 'Z5.3');
      if (black || !hasPower(rankIndex(card), FACES[action.do])) {
        return refuse('card', `has no ${action.do}`, 'Z7.1');
      }
      const clause = { throw: 'Z7.6', frenzy: 'Z7.7', shake: 'Z7.8' }[action.do];
      return explainTarget(state, from, seatNumber(action.target), diagonal, clause);
    }
    default:
      return refuse('do', 'is not for a card', 'Z3.1');
  }
}

/** A blow with the tail that cannot be (Z11.4). */
function explainTail(state: State, action: Action & { readonly do: 'tail' }, code: number): Problem {
  if (!state.traits(state.player).tail)
    return refuse('do', 'this monster does not fight with its tail', 'Z11.4');
  if (state.handSize(state.player) < 2) return refuse('do', 'takes at least two cards in hand', 'Z11.4');
  return (
    explainFlight(state, action, code) ??
    explainTarget(state, state.at(state.player), seatNumber(action.target), ANY_WAY, 'Z11.4')
  );
}

const MEGAS: ReadonlySet<string> = new Set(['missile', 'sweep', 'hover', 'ink']);

/** The clauses of actions that go on with an effect. */
const REST_CLAUSES: Readonly<Partial<Record<Action['do'], string>>> = {
  'blitz-on': 'Z7.4',
  'frenzy-on': 'Z7.7',
  stop: 'Z7.7',
  'sweep-on': 'Z11.6',
  discard: 'Z11.15',
  land: 'Z11.12',
  fall: 'Z11.8',
};

/** What goes on with the rest of an effect, by what is pending. */
const RESTS: Readonly<Record<number, Action['do']>> = {
  [PENDING_BLITZ]: 'blitz-on',
  [PENDING_FRENZY]: 'frenzy-on',
  [PENDING_SWEEP]: 'sweep-on',
  [PENDING_DISCARD]: 'discard',
  [PENDING_LAND]: 'land',
  [PENDING_FALL]: 'fall',
};

/** An action that is not the rest of the effect under way, or a wrong one. */
function explainRest(state: State, action: Action, code: number): Problem {
  const wanted = RESTS[state.pending]!;
  const clause = REST_CLAUSES[wanted]!;
  const stopped = action.do === 'stop' && state.pending === PENDING_FRENZY;
  if (action.do !== wanted && !stopped) return refuse('do', `something else comes first: ${wanted}`, clause);
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
        return refuse('target', `${action.target} is not among those still to be hit`, clause);
      }
      return explainTarget(state, from, seat, ANY_WAY, clause);
    }
    case 'discard': {
      const size = state.handSize(state.decider);
      const count = Math.min(3, size);
      return refuse(
        'cards',
        `must be ${count} of the hand of ${seatLetter(state.decider)}, in its order`,
        clause,
      );
    }
    case 'land':
      if (state.isEnterable(GRID.parse(action.to)!)) {
        return refuse('to', `the unit on ${action.to} would be crushed`, 'Z11.2');
      }
      return refuse('to', `${action.to} is not free of monsters and buildings`, clause);
    case 'fall': {
      const boxes = fallBoxes(state, state.player).map((box) => GRID.name(box));
      return refuse('to', `the nearest empty boxes are ${boxes.join(', ')}`, clause);
    }
    default:
      return refuse('do', 'is not possible now', clause);
  }
}

/** Why an action of valid shape is not legal. Ask only for one that {@link listLegal} does not list. */
export function explainIllegal(state: State, action: Action): Problem {
  if (state.winner !== NOBODY) return refuse('do', 'the game is over', 'Z10.3');
  const code = encodeAction(action);
  if (state.pending !== PENDING_NONE) return explainRest(state, action, code);
  const rest = REST_CLAUSES[action.do];
  if (rest !== undefined) return refuse('do', 'nothing of the kind is under way', rest);
  if (action.do === 'tail') return explainTail(state, action, code);
  if (action.do === 'end') {
    if (state.played >= state.quota) return refuse('do', 'the monster stands on a building', 'Z11.8');
    return refuse('do', `${state.quota} cards must be played, ${state.played} are`, 'Z3.2');
  }
  if (!('card' in action)) return refuse('do', 'is not possible now', 'Z3.1');
  const card = cardNumber(action.card)!;
  const held = Array.from({ length: state.handSize(state.player) }, (_, index) =>
    state.handCard(state.player, index),
  );
  if (!held.includes(card)) {
    return refuse('card', `${action.card} is not in the hand of ${seatLetter(state.player)}`, 'Z3.1');
  }
  if (state.played >= 5) return refuse('do', 'five cards are played', 'Z3.1');
  const named = 'suit' in action ? action.suit : undefined;
  const takesSuit = ['move', 'attack', 'ignore', 'army-move', 'army-attack'].includes(action.do);
  if (isJoker(card) && takesSuit && named === undefined) {
    return refuse('suit', 'a joker must be named a suit', 'Z5.3');
  }
  if (!isJoker(card) && named !== undefined) {
    return refuse('suit', 'only a joker is named a suit', 'Z5.3');
  }
  const suit = named === undefined ? suitFor(state.traits(state.player), card) : SUITS.indexOf(named);
  return explainFlight(state, action, code) ?? explainCard(state, action, card, suit);
}
