import type { Action } from './action';
import { decodeAction, encodeAction } from './actionCode';
import { ActionList, codeOf, partB } from './code';
import { HOUSE_FACTS, HOUSE_NAMES } from './facts';
import { areaOf } from './map';
import { eaters } from './nightChoices';
import { countersOf } from './opening';
import type { Known } from './position';
import { toState } from './readPosition';
import { listLegal } from './run';
import { autoAnswer, standingOrderOf } from './standing';
import { FOOD, NOBODY, type State } from './state';
import { COUNTER_KINDS } from './units';

/** Passes from the middle outwards. */
const MIDDLE_FIRST: readonly number[] = ['PC', 'PB', 'PD', 'PA', 'PE'].map(areaOf);

/** Suggested counters of a House (N5.3). */
function suggestedMuster(s: State, seat: number): Action {
  const { prefer } = HOUSE_FACTS[HOUSE_NAMES[s.config.houses[seat]!]!]!;
  const wanted = prefer.slice(0, countersOf(s));
  return { do: 'muster', kinds: COUNTER_KINDS.flatMap(({ name }) => wanted.filter((kind) => kind === name)) };
}

/** Deploys the next unit to the open pass closest to the middle. */
function toTheMiddle(list: ActionList): number {
  for (const pass of MIDDLE_FIRST) {
    for (let index = 0; index < list.length; index++)
      if (partB(list.at(index)) === pass) return list.at(index);
  }
  return list.at(0);
}

function proposed(s: State, list: ActionList): number | null {
  const { seat, why } = s.ask!;
  switch (why) {
    case 'muster':
      return encodeAction(s, suggestedMuster(s, seat));
    case 'deploy':
      return toTheMiddle(list);
    case 'feed':
      return codeOf('feed', 0, Math.min(eaters(s, seat).length, s.holds(seat, FOOD)));
    case 'harvest':
      return codeOf(
        'harvest',
        0,
        Math.min(s.night!.count, Math.max(0, eaters(s, seat).length - s.holds(seat, FOOD))),
      );
    default:
      return standingOrderOf(s, s.ask!) < 0 ? null : codeOf('pick', 0, autoAnswer(s, s.ask!));
  }
}

function answered(known: Known, choose: (s: State, list: ActionList) => number | null): Action | null {
  const s = toState(known);
  if (s.ask === null) return null;
  const list = new ActionList();
  listLegal(s, list);
  const code = choose(s, list);
  return code === null ? null : decodeAction(s, code);
}

/**
 * The answer that the screen proposes (N28.3): what the standing orders say, the suggested muster, deployment
 * to the middle passes, food for every unit that can be fed, and a collection that covers the next meal. Null
 * if there is no proposal or no question.
 */
export const proposalOf = (known: Known): Action | null => answered(known, proposed);

/**
 * The answer when a seat's clock runs out (N28.3): the proposal; otherwise abstention in a council, the end
 * of an activation or night step, or the first answer. Null if there is no question.
 */
export const defaultOf = (known: Known): Action | null =>
  answered(known, (s, list) => {
    const proposal = proposed(s, list);
    if (proposal !== null) return proposal;
    for (const code of [codeOf('vote', NOBODY), codeOf('end')]) if (list.includes(code)) return code;
    return list.at(0);
  });
