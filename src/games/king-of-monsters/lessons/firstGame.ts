import type { Action } from '#king-of-monsters/rules';
import { type CoachTarget, firstGameOf } from '#learning';
import { openingDeal } from './deal';
import file from './firstGame.json' with { type: 'json' };
import { kingIdeaTerms } from './terms';

/** The newcomer's seat. */
const PUPIL = 'artemis';

/** Elements to click for an action: cards, places and buttons by name. */
function touch(action: Action): CoachTarget {
  const card = 'card' in action ? { card: `${PUPIL} ${action.card}` } : {};
  switch (action.do) {
    case 'move':
    case 'shift':
      return { ...card, choices: [action.to] };
    case 'peek':
      return { choices: [`${action.row}${action.col}`] };
    case 'answer':
    case 'discard':
      return card;
    case 'end':
      return {
        ...(action.store === undefined ? {} : { card: `${PUPIL} ${action.store}` }),
        choices: ['end'],
      };
    default:
      return { ...card, choices: [action.do] };
  }
}

/** The tutorial of King of Monsters. */
export const kingFirstGame = firstGameOf(file, kingIdeaTerms, { position: openingDeal, seat: PUPIL, touch });
