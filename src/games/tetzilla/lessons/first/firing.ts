import type { Action, GuardKind } from '#tetzilla/rules';
import type { Idea } from './idea';
import { guardOf, hitsOf, inStage, type Moment, ownMark, ranked } from './reading';

const firing = inStage('fire');

/** Shots of a kind of guard that hurt others more than oneself. */
const good = (moment: Moment, kind: GuardKind): readonly Action[] =>
  ranked(moment, (action) => {
    if (guardOf(moment, action) !== kind) return false;
    const { own, others } = hitsOf(moment, action);
    return others > own;
  });

const hitsOfOwn = ({ view, seat }: Moment): number => view.players[seat]?.hits ?? 0;

/** The guards, and what they do to kaiju. */
export const firingIdeas: readonly Idea[] = [
  {
    id: 'fire',
    title: { en: 'Every player fires a guard', fr: 'Chacun fait tirer un garde' },
    clause: 'T6.1',
    when: firing,
    say: () => ({
      en: 'Now each player fires one guard. You can’t skip this, but you may pick a guard that hits nobody.',
      fr: 'Maintenant, chacun fait tirer un garde. C’est obligatoire, mais un garde qui ne touche personne convient.',
    }),
  },
  {
    id: 'missile',
    title: {
      en: 'Missiles hit all within two boxes',
      fr: 'Le missile touche tout à deux cases',
    },
    clause: 'T6.5',
    when: firing,
    wants: (moment) => good(moment, 'M'),
    say: () => ({
      en: 'This missile reaches your rival. It hits every kaiju within two boxes once, yours as well.',
      fr: 'Ce missile atteint votre rival. Il blesse une fois chaque kaiju à deux cases au plus, le vôtre aussi.',
    }),
    after: {
      en: 'A hit: one point less for your rival!',
      fr: 'Touché : un point de moins pour votre rival !',
    },
  },
  {
    id: 'laser',
    title: {
      en: 'A laser picks one within three boxes',
      fr: 'Le laser en vise un à trois cases',
    },
    clause: 'T6.4',
    when: firing,
    wants: (moment) => good(moment, 'L'),
    say: () => ({
      en: 'A laser hits one kaiju within three boxes, two hits at once. You choose which.',
      fr: 'Un laser touche un seul kaiju à trois cases au plus, de deux blessures. Vous choisissez lequel.',
    }),
  },
  {
    id: 'tank',
    title: {
      en: 'A tank fires along four boxes',
      fr: 'Le char tire sur quatre cases',
    },
    clause: 'T6.6',
    when: firing,
    wants: (moment) => good(moment, 'T'),
    say: () => ({
      en: 'A tank fires in one of eight directions, four boxes far. Two hits for the first kaiju, one for those behind.',
      fr: 'Un char tire dans une des huit directions, sur quatre cases. Deux blessures au premier kaiju, une aux suivants.',
    }),
  },
  {
    id: 'harmless',
    title: { en: 'Guards hit your kaiju, too', fr: 'Les gardes touchent aussi le vôtre' },
    clause: 'T6.3',
    when: firing,
    wants: (moment) => {
      const spares = ranked(moment, (action) => hitsOf(moment, action).own === 0);
      return spares.length > 0 ? spares : ranked(moment);
    },
    say: () => ({
      en: 'No shot helps you here, and guards hit everyone. Pick the one that hurts you least.',
      fr: 'Aucun tir ne vous sert ici, et les gardes n’épargnent personne. Prenez celui qui vous blesse le moins.',
    }),
  },
];

/** What hits come to. */
export const hurting: readonly Idea[] = [
  {
    id: 'hits',
    title: { en: 'Ten hits kill', fr: 'Dix blessures, c’est la mort' },
    clause: 'T8.1',
    when: (moment) => hitsOfOwn(moment) > 0,
    say: () => ({
      en: 'Your kaiju is hit. Each hit costs you a point at the end, and the tenth kills it.',
      fr: 'Votre kaiju est touché. Chaque blessure coûte un point à la fin, et la dixième tue.',
    }),
    marks: ownMark,
  },
  {
    id: 'ability',
    title: { en: 'An ability ignores one hit a turn', fr: 'Un talent ignore une blessure par tour' },
    clause: 'T7.2',
    when: ({ view, seat }) => view.players[seat]?.spent === true || view.turn.number >= 3,
    say: () => ({
      en: 'Your kaiju’s ability is swiftness: it ignores one missile hit a turn, automatically. Other abilities ignore other hits.',
      fr: 'Le talent de votre kaiju est la vivacité : il ignore de lui-même un coup de missile par tour. D’autres talents parent d’autres coups.',
    }),
  },
  {
    id: 'secret',
    title: { en: 'Points are secret until the end', fr: 'Les points restent secrets jusqu’au bout' },
    clause: 'T10.2',
    when: ({ view, seat }) => view.turn.number >= 2 && (view.players[seat]?.pile.length ?? 0) >= 3,
    say: () => ({
      en: 'Everybody sees how many buildings are in a pile, but only its owner knows the points. They are revealed at the end.',
      fr: 'Chacun voit combien de bâtiments compte une pile, mais seul son joueur en sait les points. À la fin, tout est révélé.',
    }),
  },
];
