import { type CoachTouch, type FirstGame, frenchTypedIn } from '#core';
import type { Action, Frame, KingTypes } from '#king-of-monsters/rules';
import { told } from '../lesson';
import { openingDeal } from './deal';
import { ideas } from './ideas';
import { type Moment, ranked, typeset } from './reading';

/** Whose seat the newcomer has. */
const PUPIL = 'artemis';

/** What is touched to take an action, in the names of cards, places and buttons. */
function touch(action: Action): CoachTouch {
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

const ADVICE: Partial<Record<Frame['kind'], ReturnType<typeof told>>> = {
  discard: told('Keep high cards and red ones.', 'Gardez les hautes cartes et les rouges.'),
  duel: told(
    'Answer in a colour that the King has shown little of.',
    'Répondez dans une couleur que le Roi a peu montrée.',
  ),
  card: told('Take what helps your friends most.', 'Prenez ce qui aide le plus vos amis.'),
};
const FIGHT = told(
  'Cover, compare or duel; what looks best is lit.',
  'Couvrez, comparez ou défiez ; le meilleur coup est éclairé.',
);

/** The first game of King of Monsters. */
export const kingFirstGame: FirstGame<KingTypes> = frenchTypedIn({
  position: openingDeal,
  seat: PUPIL,
  ideas: ideas.map(typeset),
  otherwise: told('That works, too!', 'Pourquoi pas !'),
  meanwhile: told(
    'Others decide now, by the same rules. Watch what they do.',
    'D’autres décident maintenant, selon les mêmes règles. Regardez ce qu’ils font.',
  ),
  alone: {
    wants: (moment: Moment) => ranked(moment),
    say: ({ view }: Moment) => frenchTypedIn(ADVICE[view.stack.at(-1)?.kind ?? 'hero'] ?? FIGHT),
  },
  touch,
  beyond: [
    { title: told('The King in a frenzy', 'La frénésie du Roi'), lesson: 'frenzy' },
    { title: told('The King is pushed back', 'Le Roi est repoussé'), lesson: 'pushed-back' },
    {
      title: told('The powers of other heroes', 'Les pouvoirs des autres héros'),
      lesson: 'the-grey-objects',
    },
  ],
});
