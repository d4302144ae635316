import type { Suit } from '#core';
import type { Action } from '#zorgl/rules';
import type { Idea } from './idea';
import { best, eventsOf, FAR, isBeside, type Moment, nearness, rankIn, suitIn } from './reading';

/** Ordinary steps with a suit. */
const stepsWith = (moment: Moment, suit: Suit): readonly Action[] =>
  best(
    moment,
    (action) => action.do === 'move' && suitIn(action) === suit && rankIn(action) !== null,
    (action) => nearness(moment, action),
  );

const flees = (action: Action | undefined): boolean =>
  action !== undefined && 'flee' in action && action.flee !== undefined;

const tramples = (moment: Moment, action: Action): boolean =>
  eventsOf(moment, action).some(({ type }) => type === 'crush');

/** Black cards. */
export const walking: readonly Idea[] = [
  {
    id: 'clubs',
    title: { en: '♣ walks one box straight', fr: '♣ avance d’une case tout droit' },
    clause: 'Z4.1',
    when: () => true,
    wants: (moment) => stepsWith(moment, 'C').filter((action) => !flees(action)),
    say: () => ({
      en: 'Clubs walk one box straight. Take the lit card, then choose a box on the table.',
      fr: 'Le trèfle avance d’une case tout droit. Prenez la carte éclairée, puis choisissez une case de la table.',
    }),
    after: {
      en: 'One card played. Every step is worth a look: point at a box, and you see what will come of it.',
      fr: 'Une carte jouée. Avant chaque pas, visez une case : vous voyez ce qui en viendra.',
    },
  },
  {
    id: 'spades',
    title: { en: '♠ walks one box diagonally', fr: '♠ avance d’une case en diagonale' },
    clause: 'Z4.1',
    when: () => true,
    wants(moment) {
      const all = stepsWith(moment, 'S');
      const fleeing = all.filter(flees);
      return fleeing.length > 0 ? fleeing : all;
    },
    say(moment) {
      const all = stepsWith(moment, 'S');
      if (all.some(flees)) {
        return {
          en: 'Spades walk diagonally. Step onto the soldier: he flees before your monster, and you choose where to.',
          fr: 'Le pique avance en diagonale. Marchez sur le soldat : il fuit devant votre monstre, et vous choisissez où.',
        };
      }
      return all[0] !== undefined && tramples(moment, all[0])
        ? {
            en: 'Spades walk one box diagonally. Step onto the soldier who has nowhere to flee: trampled, he counts as a floor.',
            fr: 'Le pique avance d’une case en diagonale. Marchez sur le soldat qui ne peut fuir : écrasé, il vaut un étage.',
          }
        : {
            en: 'Spades walk one box diagonally, between two buildings as well.',
            fr: 'Le pique avance d’une case en diagonale, même entre deux immeubles.',
          };
    },
  },
  {
    id: 'flee',
    title: { en: 'Soldiers flee where you choose', fr: 'Les soldats fuient où vous voulez' },
    clause: 'Z9.1',
    when: ({ legal }) => legal.some((action) => action.do === 'move' && flees(action)),
    // Faces and aces can do more.
    wants: (moment) =>
      best(
        moment,
        flees,
        (action) => nearness(moment, action) + (/^\d/.test(rankIn(action) ?? '') ? FAR : 0),
      ),
    shownBy: (event) => event.type === 'flee',
    say: () => ({
      en: 'Soldiers do not block your way. Step onto one: he flees, and you choose where to.',
      fr: 'Les soldats ne barrent pas le passage. Marchez sur l’un d’eux : il fuit, et vous choisissez où.',
    }),
  },
  {
    id: 'waste',
    title: { en: 'A card may come to nothing', fr: 'Une carte peut ne rien donner' },
    clause: 'Z5.2',
    when: (moment) => !isBeside(moment) && moment.view.turn.played < moment.view.turn.quota,
    // Whatever may be worth more later is kept.
    wants: (moment) =>
      best(
        moment,
        (action) => action.do === 'ignore' && (suitIn(action) === 'H' || suitIn(action) === 'D'),
        (action) => (/^\d/.test(rankIn(action) ?? '') ? 2 : 1),
      ),
    shownBy: (event, seat) => event.type === 'howl' && event.monster === seat,
    say: () => ({
      en: 'With nobody beside your monster a red card comes to nothing. It still counts as played, so spend this one.',
      fr: 'Sans voisin, une carte rouge ne donne rien. Elle compte quand même : dépensez celle-ci.',
    }),
    after: {
      en: 'It only howls. Next time somebody will be there to hear it.',
      fr: 'Il ne fait que hurler. La prochaine fois, quelqu’un sera là pour l’entendre.',
    },
  },
];

const POWER = { J: 'blitz', Q: 'burrow', K: 'leap' } as const;

/** Black faces that bring the monster beside the other one. */
export const striding: readonly Idea[] = [
  {
    id: 'stride',
    title: {
      en: 'Black faces: walk twice, burrow, leap',
      fr: 'Figures noires : deux pas, tunnel, grand saut',
    },
    clause: 'Z7.5',
    when: (moment) => !isBeside(moment),
    wants: (moment) =>
      best(
        moment,
        ({ do: kind }) => kind === 'burrow' || kind === 'leap' || kind === 'blitz',
        (action) => nearness(moment, action) - FAR + 2,
      ),
    shownBy: (event, seat) =>
      event.type === 'move' && event.monster === seat && Object.values<string>(POWER).includes(event.manner),
    say: () => ({
      en: 'Black faces stride out: the jack walks twice, the queen burrows, the king leaps anywhere. Get beside the other monster with this one.',
      fr: 'Les figures noires vont loin : le valet fait deux pas, la dame creuse, le roi saute où il veut. Approchez l’autre monstre avec celle-ci.',
    }),
  },
  {
    id: 'trample',
    title: { en: 'A soldier you land on counts as a floor', fr: 'Un soldat écrasé vaut un étage' },
    clause: 'Z9.5',
    when: () => true,
    wants: (moment) =>
      best(
        moment,
        ({ do: kind }) => kind === 'burrow' || kind === 'leap',
        (action) => (tramples(moment, action) ? 1 : 0),
      ),
    shownBy: (event, seat) => event.type === 'crush' && event.player === seat,
    say: () => ({
      en: 'Whoever is landed on by a burrow or a leap cannot flee. Trample a soldier: he counts as a floor.',
      fr: 'Sous un tunnel ou un grand saut, pas de fuite. Écrasez un soldat : il compte pour un étage.',
    }),
  },
];
