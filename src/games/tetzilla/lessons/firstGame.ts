import { type CoachTarget, firstGameOf } from '#learning';
import type { Action } from '#tetzilla/rules';
import { openingDeal } from './deal';
import file from './firstGame.json' with { type: 'json' };
import { tetzillaIdeaTerms } from './terms';

/** The controls for an action, by the names of the buttons. */
function touch(action: Action): CoachTarget {
  switch (action.do) {
    case 'choose':
      return { choices: [action.ability] };
    case 'slide':
      return { choices: [`spin-${action.spin}`, `column-${action.column}`, 'drop'] };
    case 'enter':
      return { choices: [action.box] };
    case 'step':
      return { choices: [action.to] };
    case 'pass':
      return { choices: ['pass'] };
    case 'fire': {
      const { guard, dir, target, first } = action;
      const shot = [dir, target, first].filter((part) => part !== undefined).join('-');
      return { choices: [guard, shot === '' ? 'shot' : shot] };
    }
  }
}

/** The first game of TetZilla. */
export const tetzillaFirstGame = firstGameOf(file, tetzillaIdeaTerms, {
  position: openingDeal,
  seat: 'A',
  touch,
});
