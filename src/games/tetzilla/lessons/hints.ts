import { type Action, DEADLY_HITS, TURNS } from '#tetzilla/rules';
import { type Idea, typeset } from './first/idea';
import {
  boxOf,
  contentAt,
  entersBuilding,
  entersGuard,
  guardOf,
  inStage,
  type Moment,
} from './first/reading';

const rowsApart = ({ to, from }: { readonly to: string; readonly from: string }): boolean =>
  to.slice(1) !== from.slice(1);

/** Whether a step leads to a box in which another kaiju stands. */
const joins =
  (moment: Moment) =>
  (action: Action): boolean =>
    action.do === 'step' && contentAt(moment, action.to).kind === 'kaiju';

/** A city with boxes above this row may soon be too high for a tile. */
const HIGH = 16;

const HINTS: readonly Idea[] = [
  {
    id: 'abilities',
    title: { en: 'Abilities', fr: 'Les talents' },
    clause: 'T7.2',
    when: ({ legal }) => legal.some(({ do: kind }) => kind === 'choose'),
    shownBy: (event, seat) => event.type === 'ability-taken' && event.player === seat,
    say: () => ({
      en: 'An ability ignores one hit a turn, by itself. Most guards are missiles, the fewest are tanks.',
      fr: 'Un talent ignore de lui-même une blessure par tour. Les missiles sont les plus nombreux, les chars les moins.',
    }),
  },
  {
    id: 'dead',
    title: { en: 'After death', fr: 'Après la mort' },
    clause: 'T8.3',
    when: ({ view, seat, legal }) => legal.length > 0 && (view.players[seat]?.hits ?? 0) >= DEADLY_HITS,
    say: () => ({
      en: 'Your kaiju is dead, but you still build and fire, and what it crushed may win.',
      fr: 'Votre kaiju est mort, mais vous bâtissez et tirez encore, et ses prises peuvent gagner.',
    }),
  },
  {
    id: 'last',
    title: { en: 'The last turn', fr: 'Le dernier tour' },
    clause: 'T9.1',
    when: ({ view }) => view.turn.number === TURNS || view.last,
    say: () => ({
      en: 'This is the last turn. Then the piles are turned over, and each hit costs a point.',
      fr: 'C’est le dernier tour. Ensuite les piles sont révélées, et chaque blessure coûte un point.',
    }),
  },
  {
    id: 'high',
    title: { en: 'A high city', fr: 'Une ville haute' },
    clause: 'T9.2',
    when: (moment) =>
      inStage('slide')(moment) &&
      moment.view.board
        .slice(0, moment.view.board.length - HIGH)
        .some((row) => row.split(' ').some((token) => token !== '.')),
    say: () => ({
      en: 'The city is nearly as high as the board. A tile without room makes the turn the last one.',
      fr: 'La ville atteint presque le haut du plateau. Une tuile sans place, et le tour est le dernier.',
    }),
  },
  {
    id: 'tank',
    title: { en: 'Tanks', fr: 'Les chars' },
    clause: 'T6.6',
    when: (moment) => moment.legal.some((action) => guardOf(moment, action) === 'T'),
    shownBy: (event, seat) => event.type === 'fired' && event.player === seat && event.kind === 'T',
    say: () => ({
      en: 'A tank fires along four boxes in one of eight directions: two hits for the first kaiju, one for others.',
      fr: 'Un char tire sur quatre cases dans une des huit directions : deux blessures au premier kaiju, une aux autres.',
    }),
  },
  {
    id: 'laser',
    title: { en: 'Lasers', fr: 'Les lasers' },
    clause: 'T6.4',
    when: (moment) => moment.legal.some((action) => guardOf(moment, action) === 'L'),
    shownBy: (event, seat) => event.type === 'fired' && event.player === seat && event.kind === 'L',
    say: () => ({
      en: 'A laser gives two hits to one kaiju within three boxes. If any is in range, you must choose one.',
      fr: 'Un laser inflige deux blessures à un kaiju à trois cases au plus. S’il y en a à portée, il faut en choisir un.',
    }),
  },
  {
    id: 'missile',
    title: { en: 'Missiles', fr: 'Les missiles' },
    clause: 'T6.5',
    when: (moment) => moment.legal.some((action) => guardOf(moment, action) === 'M'),
    shownBy: (event, seat) => event.type === 'fired' && event.player === seat && event.kind === 'M',
    say: () => ({
      en: 'A missile gives one hit to every kaiju within two boxes of it, yours included.',
      fr: 'Un missile inflige une blessure à tout kaiju à deux cases de lui, le vôtre compris.',
    }),
  },
  {
    id: 'guard',
    title: { en: 'Guards in the way', fr: 'Un garde sur le chemin' },
    clause: 'T5.8',
    when: (moment) => moment.legal.some(entersGuard(moment)),
    shownBy: (event, seat) =>
      event.type === 'overran' && event.player === seat && 'LMT'.includes(event.marker),
    say: () => ({
      en: 'You can crush a guard beside you. Lasers and tanks cost a hit then, and no ability ignores it.',
      fr: 'Un garde voisin peut être écrasé. Laser et char coûtent alors une blessure, qu’aucun talent n’ignore.',
    }),
  },
  {
    id: 'fuel',
    title: { en: 'Fuel depots', fr: 'Les dépôts de carburant' },
    clause: 'T5.8',
    when: (moment) => moment.legal.some(entersBuilding(moment, 'f')),
    shownBy: (event, seat) =>
      event.type === 'overran' && event.player === seat && event.marker.startsWith('f'),
    say: () => ({
      en: 'A fuel depot beside you is worth three to five points, and costs a hit.',
      fr: 'Le dépôt de carburant voisin vaut de trois à cinq points et coûte une blessure.',
    }),
  },
  {
    id: 'company',
    title: { en: 'Two in a box', fr: 'Deux par case' },
    clause: 'T5.5',
    when: (moment) => moment.legal.some(joins(moment)),
    say: () => ({
      en: 'A box holds two kaiju: you may step in beside the other, or past it.',
      fr: 'Deux kaijus tiennent dans une case : vous pouvez rejoindre l’autre ou le dépasser.',
    }),
  },
  {
    id: 'up',
    title: { en: 'Never down', fr: 'Jamais vers le bas' },
    clause: 'T5.4',
    when: (moment) => {
      const here = boxOf(moment, moment.seat);
      return (
        here !== null &&
        moment.legal.some((action) => action.do === 'step' && rowsApart({ to: action.to, from: here }))
      );
    },
    shownBy: (event, seat) => event.type === 'stepped' && event.player === seat && rowsApart(event),
    say: () => ({
      en: 'Kaiju walk sideways and up. What is left below is left for good.',
      fr: 'Les kaijus vont de côté et vers le haut. Ce qui reste en bas est perdu pour eux.',
    }),
  },
  {
    id: 'pass',
    title: { en: 'Passing', fr: 'Passer' },
    clause: 'T5.3',
    when: inStage('move'),
    shownBy: (event, seat) => event.type === 'passed' && event.player === seat,
    say: () => ({
      en: 'A pass costs a token and buys time: others must go first. Unspent tokens are lost.',
      fr: 'Passer coûte un jeton et laisse les autres agir d’abord. Les jetons restants sont perdus.',
    }),
  },
  {
    id: 'signs',
    title: { en: 'Signs', fr: 'Les signes' },
    clause: 'T4.7',
    when: inStage('found', 'slide'),
    shownBy: (event, seat) => event.type === 'tile-slid' && event.player === seat,
    say: () => ({
      en: 'Each sign on the tile gets a building or a guard where it lands, drawn from the supply.',
      fr: 'Chaque signe de la tuile reçoit, où elle tombe, un bâtiment ou un garde tiré de la réserve.',
    }),
  },
];

/** What newcomers to TetZilla are told as it comes up: what holds, never what to do. */
export const tetzillaHints: readonly Idea[] = HINTS.map(typeset);
