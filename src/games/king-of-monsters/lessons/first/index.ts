import { catalogueWithFrenchSpacing, type LocalizedText } from '#core';
import type { Action, KingTypes } from '#king-of-monsters/rules';
import type { CoachTarget, FirstGame } from '#learning';
import { told } from '../lesson';
import { openingDeal } from './deal';
import { ideas } from './ideas';
import { type Moment, ranked, typeset } from './reading';

/** Whose seat the newcomer has. */
const PUPIL = 'artemis';

/** What is touched to take an action, in the names of cards, places and buttons. */
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

/** What is said of the action that is lit, while nothing new is to be told. */
const ADVICE: Partial<Record<Action['do'], LocalizedText>> = {
  discard: told(
    'Discard the lit card. Keep high cards and red ones.',
    'Défaussez la carte éclairée. Gardez les hautes cartes et les rouges.',
  ),
  draw: told('Keep these, and draw up to five.', 'Gardez celles-ci, et complétez à cinq.'),
  answer: told(
    'Answer with the lit card: the King rarely plays its colour.',
    'Répondez avec la carte éclairée : le Roi joue peu sa couleur.',
  ),
  pass: told('None of your cards is worth it: pass.', 'Aucune carte n’en vaut la peine : passez.'),
  move: told(
    'Go to the King: the lit card pays the way.',
    'Rejoignez le Roi : la carte éclairée paie la route.',
  ),
  peek: told('Look at another plate first.', 'Regardez d’abord une autre plaque.'),
  fight: told('You’re beside the King: fight!', 'Vous êtes au côté du Roi : au combat !'),
  cover: told('Cover a plate with the lit card.', 'Couvrez une plaque avec la carte éclairée.'),
  shift: told(
    'Pay with the lit card to work at the row beside this one.',
    'Payez de la carte éclairée pour agir à la rangée voisine.',
  ),
  compare: told('This row is covered: compare it.', 'Cette rangée est couverte : comparez-la.'),
  duel: told('This row is empty: win it in a duel.', 'Cette rangée est vide : gagnez-la en duel.'),
  motorpool: told(
    'The Motor Pool swaps a card you don’t need for a new one, once a turn.',
    'Le Parc automobile échange une fois par tour une carte inutile contre une neuve.',
  ),
  end: told('Nothing better to do: end your turn.', 'Rien de mieux à faire : finissez votre tour.'),
};
/** What is said of a card that is turned up. */
const OF_CARDS: Partial<Record<Action['do'], LocalizedText>> = {
  accept: told(
    'Use this action card. What it does stands beside the buttons.',
    'Utilisez cette carte d’action. Son effet est écrit près des boutons.',
  ),
  redraw: told(
    'This action card is no help. Redraw: the next one may be better.',
    'Cette carte d’action n’aide pas. Repiochez : la suivante sera peut-être meilleure.',
  ),
  airstrip: told(
    'This card would end your turn. Cancel it with the Airstrip.',
    'Cette carte finirait votre tour. Annulez-la avec la Piste d’envol.',
  ),
  take: told('Draw two cards: your turn ends with that.', 'Piochez deux cartes : votre tour finit ainsi.'),
  give: told(
    'Let the King draw two cards, so that you can play on.',
    'Laissez le Roi piocher deux cartes, pour pouvoir jouer.',
  ),
  place: told(
    'Lay the wild as a cover: the best row is lit.',
    'Posez le joker comme couverture : la meilleure rangée est éclairée.',
  ),
};
const CHOOSE = told('The best choice is lit.', 'Le meilleur choix est éclairé.');

/** The first game of King of Monsters. */
export const kingFirstGame: FirstGame<KingTypes> = catalogueWithFrenchSpacing({
  position: openingDeal,
  seat: PUPIL,
  ideas: ideas.map(typeset),
  otherwise: told('That works, too!', 'Pourquoi pas !'),
  meanwhile: told(
    'The others play now, by the same rules. Watch what they do.',
    'Les autres jouent maintenant, selon les mêmes règles. Regardez ce qu’ils font.',
  ),
  alone: {
    wants: (moment: Moment) => ranked(moment),
    say(moment: Moment) {
      const [best] = ranked(moment);
      return catalogueWithFrenchSpacing((best && (ADVICE[best.do] ?? OF_CARDS[best.do])) ?? CHOOSE);
    },
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
