import { catalogueWithFrenchSpacing } from '#core';
import type { CoachTarget, FirstGame } from '#learning';
import type { Action, TetzillaTypes } from '#tetzilla/rules';
import { alone } from './alone';
import { building, ending } from './building';
import { climbing } from './climbing';
import { openingDeal } from './deal';
import { firingIdeas, hurting } from './firing';
import { typeset } from './idea';
import type { Moment } from './reading';

/** What is touched to take an action, in the names of the buttons. */
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
export const tetzillaFirstGame: FirstGame<TetzillaTypes> = catalogueWithFrenchSpacing({
  position: openingDeal,
  seat: 'A',
  ideas: [
    ...building,
    ...climbing.slice(0, 2),
    ...hurting,
    ...ending,
    ...climbing.slice(2),
    ...firingIdeas,
  ].map(typeset),
  otherwise: { en: 'That works, too!', fr: 'Pourquoi pas !' },
  meanwhile: {
    en: 'The other kaiju’s move. It plays by the same rules: watch what it does.',
    fr: 'L’autre kaiju décide maintenant, selon les mêmes règles. Regardez ce qu’il fait.',
  },
  alone: { ...alone, say: (moment: Moment) => catalogueWithFrenchSpacing(alone.say(moment)) },
  touch,
  beyond: [
    {
      title: { en: 'Choosing an ability', fr: 'Choisir un talent' },
      lesson: 'abilities',
    },
    {
      title: { en: 'A kaiju dies, its player plays on', fr: 'Un kaiju meurt, son joueur continue' },
      lesson: 'from-the-grave',
    },
    {
      title: { en: 'A level city', fr: 'Une ville plate' },
      lesson: 'level-city',
    },
  ],
});
