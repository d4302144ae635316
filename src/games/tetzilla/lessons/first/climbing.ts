import type { Idea } from './idea';
import {
  climbs,
  entersBuilding,
  entersGuard,
  inStage,
  type Moment,
  ownMark,
  ranked,
  rankedIfBest,
} from './reading';

const moving = inStage('move');

const anyEnters = (moment: Moment, kinds: string): boolean =>
  moment.legal.some(entersBuilding(moment, kinds));

/** How a kaiju comes in, walks and crushes. */
export const climbing: readonly Idea[] = [
  {
    id: 'enter',
    title: { en: 'Kaiju enter at the bottom', fr: 'Les kaijus entrent par le bas' },
    clause: 'T3.5',
    when: inStage('enter'),
    wants: (moment) => ranked(moment, ({ do: kind }) => kind === 'enter'),
    say: () => ({
      en: 'The city stands. Choose a box in the bottom row for your kaiju to enter.',
      fr: 'La ville est debout. Choisissez la case du rang du bas où votre kaiju entre.',
    }),
    after: { en: 'There you are. The climb begins!', fr: 'Vous y voilà. L’escalade commence !' },
  },
  {
    id: 'tokens',
    title: { en: 'Five tokens a turn', fr: 'Cinq jetons par tour' },
    clause: 'T5.1',
    when: moving,
    say: () => ({
      en: 'Your kaiju gets five tokens each turn; unspent ones are lost. A step into an empty box costs one.',
      fr: 'Votre kaiju a cinq jetons par tour ; le reste est perdu. Un pas dans une case vide en coûte un.',
    }),
    marks: ownMark,
  },
  {
    id: 'crush',
    title: { en: 'Crushing a house costs nothing extra', fr: 'Une maison s’écrase sans frais' },
    clause: 'T5.7',
    when: moving,
    wants: (moment) => ranked(moment, entersBuilding(moment, 'h')),
    say: () => ({
      en: 'Step into the house to crush it. It costs one token, like any step, and its points are yours.',
      fr: 'Entrez dans la maison pour l’écraser. Elle ne coûte qu’un jeton, comme tout pas, et ses points sont à vous.',
    }),
    after: {
      en: 'Crunch! Only you know how many points it is worth.',
      fr: 'Crac ! Vous seul savez combien de points elle valait.',
    },
  },
  {
    id: 'dear',
    title: { en: 'Bigger buildings cost more', fr: 'Les plus grands coûtent davantage' },
    clause: 'T5.6',
    when: moving,
    wants: (moment) => rankedIfBest(moment, entersBuilding(moment, 'bs')),
    say: () => ({
      en: 'Bigger buildings cost more tokens and score more. A block costs two, a skyscraper three.',
      fr: 'Plus c’est grand, plus ça coûte, et plus ça rapporte. Un immeuble coûte deux jetons, un gratte-ciel trois.',
    }),
    after: { en: 'Down it comes, onto your pile!', fr: 'Il s’écroule, droit sur votre pile !' },
  },
  {
    id: 'fuel',
    title: { en: 'Fuel depots burn: one hit', fr: 'Les dépôts brûlent : une blessure' },
    clause: 'T5.8',
    when: (moment) => moving(moment) && anyEnters(moment, 'f'),
    say: () => ({
      en: 'A fuel depot is near. It scores about four points but burns you: one hit, so one point less.',
      fr: 'Un dépôt de carburant est tout près. Il vaut environ quatre points, mais brûle : une blessure, un point de moins.',
    }),
  },
  {
    id: 'tread',
    title: { en: 'Guards can be crushed', fr: 'Les gardes s’écrasent aussi' },
    clause: 'T9.4',
    when: moving,
    wants: (moment) => rankedIfBest(moment, entersGuard(moment)),
    say: () => ({
      en: 'Crush the guard: it scores a point and never fires again. Lasers and tanks hit you once for it.',
      fr: 'Écrasez le garde : il vaut un point et ne tire plus. Laser et char vous blessent une fois au passage.',
    }),
  },
  {
    id: 'climb',
    title: { en: 'Sideways and up, never down', fr: 'De côté ou vers le haut, jamais en bas' },
    clause: 'T5.4',
    when: moving,
    wants: (moment) => rankedIfBest(moment, (action) => climbs(moment, action)),
    shownBy: (event, seat) =>
      event.type === 'stepped' && event.player === seat && event.to.slice(1) !== event.from.slice(1),
    say: () => ({
      en: 'Climb once the row has nothing left for you. You can never come down again.',
      fr: 'Grimpez quand le rang n’a plus rien pour vous. On ne redescend jamais.',
    }),
  },
];
