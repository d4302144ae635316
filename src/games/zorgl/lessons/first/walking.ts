import type { Suit } from '#core';
import type { Action } from '#zorgl/rules';
import type { Idea } from './idea';
import { best, eventsOf, FAR, isBeside, type Moment, nearness, rankIn, suitIn } from './reading';

/** Ordinary steps with a plain card of a suit: faces and aces can do more. */
const stepsWith = (moment: Moment, suit: Suit): readonly Action[] =>
  best(
    moment,
    (action) => action.do === 'move' && suitIn(action) === suit && /^\d/.test(rankIn(action) ?? ''),
    (action) => nearness(moment, action),
  );

const flees = (action: Action | undefined): boolean =>
  action !== undefined && 'flee' in action && action.flee !== undefined;

const tramples = (moment: Moment, action: Action): boolean =>
  eventsOf(moment, action).some(({ type }) => type === 'crush');

/** What every black card is for. */
export const walking: readonly Idea[] = [
  {
    id: 'clubs',
    title: { en: '♣ walks one box straight', fr: '♣ avance d’une case tout droit' },
    clause: 'Z4.1',
    when: () => true,
    wants: (moment) => stepsWith(moment, 'C').filter((action) => !flees(action)),
    say: () => ({
      en: 'Clubs walk one box straight. Take the lit card, then choose a box on the board.',
      fr: 'Le trèfle avance d’une case tout droit. Prenez la carte éclairée, puis choisissez une case du plateau.',
    }),
    after: {
      en: 'There you go. Point at a box at any time to preview the move.',
      fr: 'Voilà. Visez une case à tout moment pour voir le coup d’avance.',
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
          en: 'Spades walk one box diagonally. Step onto the unit: it flees, and you choose where to.',
          fr: 'Le pique avance d’une case en diagonale. Marchez sur l’unité : elle fuit, et vous choisissez où.',
        };
      }
      return all[0] !== undefined && tramples(moment, all[0])
        ? {
            en: 'Spades walk one box diagonally. Step onto the unit that cannot flee: crushed, it counts as a floor.',
            fr: 'Le pique avance d’une case en diagonale. Marchez sur l’unité qui ne peut fuir : écrasée, elle vaut un étage.',
          }
        : {
            en: 'Spades walk one box diagonally, even between two buildings.',
            fr: 'Le pique avance d’une case en diagonale, même entre deux immeubles.',
          };
    },
  },
];

/** What comes up on the way. */
export const meeting: readonly Idea[] = [
  {
    id: 'flee',
    title: { en: 'Units flee where you choose', fr: 'Les unités fuient où vous voulez' },
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
      en: 'Units do not block your way. Step onto one: it flees, and you choose where to.',
      fr: 'Les unités ne barrent pas le passage. Marchez sur l’une d’elles : elle fuit, et vous choisissez où.',
    }),
  },
  {
    id: 'waste',
    title: { en: 'A card may have no effect', fr: 'Une carte peut rester sans effet' },
    clause: 'Z5.2',
    when: (moment) => !isBeside(moment) && moment.view.turn.played < moment.view.turn.quota,
    // What may be worth more later is kept.
    wants: (moment) =>
      best(
        moment,
        (action) => action.do === 'ignore' && (suitIn(action) === 'H' || suitIn(action) === 'D'),
        (action) => (/^\d/.test(rankIn(action) ?? '') ? 2 : 1),
      ),
    shownBy: (event, seat) => event.type === 'howl' && event.monster === seat,
    say: () => ({
      en: 'With nobody beside you, a red card has no effect. It still counts as played, so waste this one.',
      fr: 'Sans voisin, une carte rouge reste sans effet. Elle compte quand même : gaspillez celle-ci.',
    }),
    after: {
      en: 'Your monster only howls. Next time somebody will be there to hear it.',
      fr: 'Votre monstre ne fait que hurler. La prochaine fois, quelqu’un sera là pour l’entendre.',
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
      en: 'Black face cards go far: jack two steps, queen burrows, king leaps. Get beside the other monster!',
      fr: 'Les figures noires vont loin : le valet fait deux pas, la dame creuse, le roi bondit. Rejoignez l’autre monstre !',
    }),
  },
  {
    id: 'trample',
    title: { en: 'A unit you land on counts as a floor', fr: 'Une unité écrasée vaut un étage' },
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
      en: 'Nobody flees from a burrow or a leap. Land on a unit: crushed, it counts as a floor.',
      fr: 'On ne fuit ni un tunnel ni un grand saut. Atterrissez sur une unité : écrasée, elle vaut un étage.',
    }),
  },
];
