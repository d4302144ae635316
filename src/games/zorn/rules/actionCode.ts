import type { Action } from './action';
import { answerName, answerNumber } from './answers';
import { codeOf, deedOf, FORCED, PUSHED, partA, partB, partC, RALLIES, REGROUPS } from './code';
import { SPELL_AIMS, SPELLS } from './facts';
import { PLACES, placeOf } from './map';
import { musters } from './opening';
import { ORDER_NAMES, ORDER_VALUES, RESOURCES, SEATS } from './position';
import { NOBODY, type State } from './state';
import { COUNTER_KINDS, MERCENARY_NAMES, named, UNITS } from './units';

const WORKS = ['', 'entrenchment', 'camp'] as const;
const NO_CODE = -1;

const kindsOf = (s: State, way: number): string[] =>
  musters(s, s.ask!.seat)[way]!.flatMap((count, kind) =>
    Array.from({ length: count }, () => COUNTER_KINDS[kind]!.name),
  );

/** Decodes an action that is legal here. */
export function decodeAction(s: State, code: number): Action {
  const a = partA(code);
  const b = partB(code);
  const c = partC(code);
  const unit = UNITS[a]!;
  const to = PLACES[b]!;
  switch (deedOf(code)) {
    case 'pick':
      return { do: 'pick', why: s.ask!.why, answer: answerName(s.ask!.why, b) };
    case 'muster':
      return { do: 'muster', kinds: kindsOf(s, a + 256 * b) };
    case 'vote':
      return { do: 'vote', for: a === NOBODY ? null : SEATS[a]! };
    case 'order':
      return { do: 'order', order: ORDER_NAMES[a]!, is: ORDER_VALUES[ORDER_NAMES[a]!][b]! };
    case 'give-what':
      return { do: 'give', to: SEATS[a]!, what: RESOURCES[b]! };
    case 'give-unit':
      return { do: 'give', to: SEATS[a]!, unit: UNITS[b]! };
    case 'hire':
      return { do: 'hire', kind: MERCENARY_NAMES[a]!, at: to };
    case 'seize':
      return { do: 'seize', at: to };
    case 'conjure':
      return { do: 'conjure' };
    case 'rally':
      return { do: 'rally', unit, target: UNITS[b]!, what: RALLIES[c]! };
    case 'tactician':
      return { do: 'tactician', unit };
    case 'lure':
      return { do: 'lure', unit, target: UNITS[b]! };
    case 'cast':
      return { do: 'cast', unit, spell: SPELLS[c]!, target: SPELL_AIMS[c] === 'unit' ? UNITS[b]! : to };
    case 'shoot':
      return { do: 'shoot', unit, target: UNITS[b]! };
    case 'scout':
      return { do: 'scout', unit, at: to };
    case 'charge':
      return c === 0 ? { do: 'charge', unit, to } : { do: 'charge', unit, to, via: PLACES[c - 1]! };
    case 'push':
      return { do: 'push', unit };
    case 'spearhead':
      return { do: 'spearhead', unit, target: UNITS[b]! };
    case 'fight':
      return { do: 'fight', area: to };
    case 'move':
      return {
        do: 'move',
        unit,
        to,
        ...((c & FORCED) === 0 ? {} : { force: true }),
        ...((c & PUSHED) === 0 ? {} : { push: true }),
      };
    case 'regroup':
      return { do: 'regroup', unit, what: REGROUPS[b]! };
    case 'mob': {
      const leader = s.commander[s.activation!.seat]!;
      return { do: 'regroup', unit: UNITS[leader]!, what: 'mob', levy: unit, to };
    }
    case 'end':
      return { do: 'end' };
    case 'harvest':
      return { do: 'harvest', food: b };
    case 'feed':
      return { do: 'feed', units: b };
    case 'hungry':
      return { do: 'hungry', unit };
    case 'entrench':
      return { do: 'entrench', at: to, kind: c === 2 ? 'camp' : 'entrenchment' };
    case 'clear':
      return { do: 'clear', at: to };
    case 'deploy':
      return { do: 'deploy', unit, to };
    case 'step':
      return { do: 'step', unit, to };
    case 'flank':
      return { do: 'flank', unit, to };
    case 'return':
      return { do: 'return', unit, to };
    case 'march':
      return { do: 'march', unit, to };
  }
}

const place = (name: string): number => placeOf(name)!;

/** Encodes an action. Actions without a code of their own get one that is never legal. */
export function encodeAction(s: State, action: Action): number {
  switch (action.do) {
    case 'pick': {
      const answer = s.ask?.why === action.why ? answerNumber(action.why, action.answer) : undefined;
      return answer === undefined ? NO_CODE : codeOf('pick', 0, answer);
    }
    case 'muster': {
      if (s.ask?.why !== 'muster') return NO_CODE;
      const wanted = action.kinds.join();
      const way = musters(s, s.ask.seat).findIndex((_, index) => kindsOf(s, index).join() === wanted);
      return way < 0 ? NO_CODE : codeOf('muster', way % 256, Math.floor(way / 256));
    }
    case 'vote':
      return codeOf('vote', action.for === null ? NOBODY : SEATS.indexOf(action.for));
    case 'order': {
      const value = ORDER_VALUES[action.order].indexOf(action.is);
      return value < 0 ? NO_CODE : codeOf('order', ORDER_NAMES.indexOf(action.order), value);
    }
    case 'give': {
      const to = SEATS.indexOf(action.to);
      if ((action.what === undefined) === (action.unit === undefined)) return NO_CODE;
      return action.what === undefined
        ? codeOf('give-unit', to, named(action.unit!))
        : codeOf('give-what', to, RESOURCES.indexOf(action.what));
    }
    case 'hire':
      return codeOf('hire', MERCENARY_NAMES.indexOf(action.kind), place(action.at));
    case 'seize':
    case 'clear':
      return codeOf(action.do, 0, place(action.at));
    case 'conjure':
    case 'end':
      return codeOf(action.do);
    case 'rally':
      return codeOf('rally', named(action.unit), named(action.target), RALLIES.indexOf(action.what));
    case 'tactician':
    case 'push':
    case 'hungry':
      return codeOf(action.do, named(action.unit));
    case 'lure':
    case 'shoot':
    case 'spearhead':
      return codeOf(action.do, named(action.unit), named(action.target));
    case 'cast': {
      const spell = SPELLS.indexOf(action.spell);
      const target = SPELL_AIMS[spell] === 'unit' ? UNITS.indexOf(action.target) : placeOf(action.target);
      return target === undefined || target < 0 ? NO_CODE : codeOf('cast', named(action.unit), target, spell);
    }
    case 'scout':
      return codeOf('scout', named(action.unit), place(action.at));
    case 'charge':
      return codeOf(
        'charge',
        named(action.unit),
        place(action.to),
        action.via === undefined ? 0 : place(action.via) + 1,
      );
    case 'fight':
      return codeOf('fight', 0, place(action.area));
    case 'move':
      return codeOf(
        'move',
        named(action.unit),
        place(action.to),
        (action.force === true ? FORCED : 0) | (action.push === true ? PUSHED : 0),
      );
    case 'regroup': {
      if (action.what !== 'mob') {
        const bare = action.levy === undefined && action.to === undefined;
        return bare ? codeOf('regroup', named(action.unit), REGROUPS.indexOf(action.what)) : NO_CODE;
      }
      const leader = s.activation === null ? -1 : s.commander[s.activation.seat]!;
      if (action.levy === undefined || action.to === undefined || named(action.unit) !== leader)
        return NO_CODE;
      return codeOf('mob', named(action.levy), place(action.to));
    }
    case 'harvest':
      return codeOf('harvest', 0, action.food);
    case 'feed':
      return codeOf('feed', 0, action.units);
    case 'entrench':
      return codeOf('entrench', 0, place(action.at), WORKS.indexOf(action.kind));
    default:
      return codeOf(action.do, named(action.unit), place(action.to));
  }
}
