import { type CardId, describeCard } from '#core';
import type { Action, ActionKind } from '#zorgl/rules';
import { type Idea, typeset } from './first/idea';
import { eventsOf, floorsOf, type Moment, worthOf } from './first/reading';

/** Whether somebody holds a card of some kind. */
function holds({ view, seat }: Moment, fits: (card: CardId) => boolean): boolean {
  const hand = view.players[seat]?.hand;
  return hand !== undefined && !('count' in hand) && hand.some(fits);
}

const isJoker = (card: CardId): boolean => 'joker' in describeCard(card);

const ranked = (...ranks: readonly string[]) => {
  const wanted = new Set(ranks);
  return (card: CardId): boolean => {
    const known = describeCard(card);
    return 'rank' in known && wanted.has(known.rank);
  };
};

/** Shown by a card of one's own. */
const played =
  (fits: (card: CardId) => boolean): NonNullable<Idea['shownBy']> =>
  (event, seat) =>
    event.type === 'card-played' && event.player === seat && fits(event.card);

const MEGA: ReadonlySet<ActionKind> = new Set(['missile', 'sweep', 'hover', 'ink']);

const isMega = ({ do: kind }: Action): boolean => MEGA.has(kind);

/** Blows, which alone can bring floors. */
const BLOWS: ReadonlySet<ActionKind> = new Set([
  'attack',
  'frenzy',
  'frenzy-on',
  'shake',
  'throw',
  'missile',
  'tail',
]);

/** Some blow that is open would do this. */
const some = (moment: Moment, fits: (action: Action) => boolean): boolean =>
  moment.legal.some((action) => BLOWS.has(action.do) && fits(action));

const NEARLY = 8;

const HINTS: readonly Idea[] = [
  {
    id: 'mega',
    title: { en: 'Mega-powers', fr: 'Les méga-pouvoirs' },
    clause: 'Z5.3',
    when: ({ legal }) => legal.some(isMega),
    shownBy: (event, seat) => event.type === 'card-played' && event.player === seat && MEGA.has(event.use),
    say: () => ({
      en: 'Your joker can set off your monster’s mega-power now, instead of being any suit.',
      fr: 'Votre joker peut déclencher le méga-pouvoir de votre monstre, au lieu de servir de couleur.',
    }),
  },
  {
    id: 'chain',
    title: { en: 'Chains', fr: 'Les chaînes' },
    clause: 'Z6.7',
    when: (moment) =>
      some(moment, (action) =>
        eventsOf(moment, action).some((event) => event.type === 'attack' && event.line.length > 1),
      ),
    shownBy: (event) => event.type === 'attack' && event.line.length > 1,
    say: () => ({
      en: 'Monsters stand in a row: shove the first, and all are pushed. A building at the end loses a floor for each.',
      fr: 'Des monstres sont alignés : poussez le premier, tous reculent. Un immeuble au bout perd un étage pour chacun.',
    }),
  },
  {
    id: 'plant',
    title: { en: 'The power plant', fr: 'La centrale' },
    clause: 'Z10.2',
    when: (moment) =>
      some(
        moment,
        (action) =>
          floorsOf(moment, action) > 0 &&
          eventsOf(moment, action).some((event) => event.type === 'floors' && event.plant),
      ),
    shownBy: (event, seat) => event.type === 'floors' && event.plant && event.player === seat,
    say: () => ({
      en: 'The power plant is in reach. Its floors count like any other, but its last one ends the game.',
      fr: 'La centrale est à portée. Ses étages comptent comme les autres, mais le dernier finit la partie.',
    }),
  },
  {
    id: 'win',
    title: { en: 'Ten floors', fr: 'Dix étages' },
    clause: 'Z10.1',
    when: ({ view }) => view.order.some((seat) => worthOf({ view, seat }) >= NEARLY),
    say: () => ({
      en: 'Somebody is near ten floors, which win at once, in the middle of a turn.',
      fr: 'Quelqu’un approche des dix étages, qui gagnent aussitôt, même au milieu d’un tour.',
    }),
  },
  {
    id: 'joker',
    title: { en: 'Jokers', fr: 'Les jokers' },
    clause: 'Z5.3',
    when: (moment) => holds(moment, isJoker),
    shownBy: played(isJoker),
    say: () => ({
      en: 'You hold a joker: a plain card of whatever suit you need.',
      fr: 'Vous avez un joker : une carte simple de la couleur qu’il vous faut.',
    }),
  },
  {
    id: 'ace',
    title: { en: 'Aces', fr: 'Les as' },
    clause: 'Z7.1',
    when: (moment) => holds(moment, ranked('A')),
    shownBy: played(ranked('A')),
    say: () => ({
      en: 'You hold an ace: jack, queen or king of its suit, as you like, or a plain card.',
      fr: 'Vous avez un as : valet, dame ou roi de sa couleur, au choix, ou une carte simple.',
    }),
  },
  {
    id: 'face',
    title: { en: 'Faces', fr: 'Les figures' },
    clause: 'Z7.1',
    when: (moment) => holds(moment, ranked('J', 'Q', 'K')),
    shownBy: played(ranked('J', 'Q', 'K')),
    say: () => ({
      en: 'Face cards have powers: take the card, and its uses appear beside the table.',
      fr: 'Les figures ont des pouvoirs : prenez la carte, ses usages s’affichent près de la table.',
    }),
  },
  {
    id: 'flee',
    title: { en: 'Units that flee', fr: 'Les unités qui fuient' },
    clause: 'Z9.1',
    when: ({ legal }) => legal.some((action) => 'flee' in action && action.flee !== undefined),
    shownBy: (event) => event.type === 'flee',
    say: () => ({
      en: 'Units do not block the way: a monster that steps on one makes it flee, to a box that you choose in your turn.',
      fr: 'Les unités ne barrent pas le passage : celle sur qui l’on marche fuit, dans une case que vous choisissez à votre tour.',
    }),
  },
  {
    id: 'stop',
    title: { en: 'The end of a turn', fr: 'La fin d’un tour' },
    clause: 'Z3.2',
    when: ({ legal }) => legal.length > 1 && legal.some((action) => action.do === 'end'),
    shownBy: (event, seat) => event.type === 'turn-ended' && event.player === seat,
    say: () => ({
      en: 'After three cards you may end your turn. You draw up to five, so every card played is replaced.',
      fr: 'Dès trois cartes, vous pouvez finir votre tour. Vous remontez à cinq : chaque carte jouée est remplacée.',
    }),
  },
  {
    id: 'waste',
    title: { en: 'Cards without effect', fr: 'Les cartes sans effet' },
    clause: 'Z5.2',
    when: ({ legal }) =>
      legal.length > 0 && legal.every((action) => action.do === 'ignore' || action.do === 'end'),
    shownBy: (event, seat) => (event.type === 'howl' || event.type === 'stamp') && event.monster === seat,
    say: () => ({
      en: 'These cards have no effect now. You can still play them: they count.',
      fr: 'Rien à faire avec ces cartes. Jouées quand même, elles ne donnent rien, mais elles comptent.',
    }),
  },
];

/** What newcomers to Zorgl-Zilla are told as it comes up: what holds, never what to do. */
export const zorglHints: readonly Idea[] = HINTS.map(typeset);
