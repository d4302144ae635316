import { COLOURS, SITES } from '#king-of-monsters/rules';
import { told } from '../lesson';
import { asked, canDo, does, type Idea, type Moment, ranked, rankedIfBest } from './reading';

const besideKing = ({ view }: Moment): boolean => view.heroes.artemis?.zone === view.king.zone;

/** The King has moved on, and nobody has touched his new chart yet. */
const sweptOff = ({ view }: Moment): boolean =>
  SITES.some((site) => view.zones[site].destroyed) &&
  COLOURS.every(
    (row) =>
      view.chart[row].plates.length === 4 &&
      view.chart[row].plates.every(({ cover, up, seen }) => cover === null && !up && seen !== true),
  );

/** What the game is about. */
const beginning: readonly Idea[] = [
  {
    id: 'goal',
    title: told('Hold out, or throw him into the Ocean', 'Tenir bon, ou le rejeter à l’océan'),
    clause: 'K17.4',
    when: () => true,
    say: () =>
      told(
        'A giant marches on the Reactor. You’re Artemis: hold out for seven turns with Bamf and Dynamo to win.',
        'Un géant marche sur le Réacteur. Vous êtes Artemis : tenez sept tours avec Bamf et Dynamo pour gagner.',
      ),
  },
  {
    id: 'swept',
    title: told('When he moves on, covers are lost', 'S’il avance, les couvertures sont perdues'),
    clause: 'K6.3',
    when: (moment) => moment.legal.length > 0 && sweptOff(moment),
    say: () =>
      told(
        'He moved on: he has a new chart, and the covers on the old one are lost. Win rows before he moves again.',
        'Il a avancé : il a un nouveau tableau, et les couvertures de l’ancien sont perdues. Gagnez des rangées avant qu’il avance encore.',
      ),
    marks: () => COLOURS.map((box) => ({ box, tone: 'bad' as const })),
  },
  {
    id: 'damage',
    title: told('Zones take damage', 'Les zones subissent des dégâts'),
    clause: 'K9.5',
    when: ({ view, legal }) =>
      legal.length > 0 &&
      SITES.some((site) => view.zones[site].destroyed || view.zones[site].cards.length > 0),
    say: () =>
      told(
        'The King lays cards on the zone where he stands. When their sum reaches its number, it is destroyed and he can move on.',
        'Le Roi pose des cartes sur la zone où il est. Quand leur somme atteint son nombre, elle est détruite et il peut avancer.',
      ),
    marks: ({ view }) => [{ box: view.king.zone, tone: 'bad' }],
  },
  {
    id: 'hand',
    title: told('A new hand', 'Une nouvelle main'),
    clause: 'K7.1',
    when: asked('discard'),
    wants: (moment) => ranked(moment),
    shownBy: (event, seat) => event.type === 'drawn' && event.seat === seat,
    say: () =>
      told(
        'Discard what you don’t need, card by card. Then draw up to five.',
        'Défaussez ce qui ne sert pas, carte par carte. Puis complétez à cinq.',
      ),
  },
];

/** A hero's turn. */
const turn: readonly Idea[] = [
  {
    id: 'action-card',
    title: told('Each turn begins with a card', 'Chaque tour commence par une carte'),
    clause: 'K12.3',
    when: asked('card'),
    wants: (moment) => ranked(moment),
    say: () =>
      told(
        'Each hero’s turn begins with an action card. Read what it does beside the buttons; the better choice is lit.',
        'Le tour d’un héros commence par une carte d’action. Lisez son effet près des boutons ; le meilleur choix est éclairé.',
      ),
  },
  {
    id: 'way',
    title: told('Moving costs a card', 'Se déplacer coûte une carte'),
    clause: 'K13.1',
    when: (moment) => canDo('move')(moment) && !besideKing(moment),
    wants: ({ view, legal }) =>
      legal.filter((action) => action.do === 'move' && action.to === view.king.zone),
    shownBy: (event, seat) => event.type === 'hero-moved' && event.hero === seat,
    say: () =>
      told(
        'Go to the King: pay with a card of the colour of his zone. The Metrorail takes you there at once.',
        'Rejoignez le Roi : payez d’une carte de la couleur de sa zone. Le Métro vous y mène d’un coup.',
      ),
    marks: ({ view }) => [{ box: view.king.zone, tone: 'good' }],
  },
  {
    id: 'chart',
    title: told('Four rows are his strength', 'Quatre rangées font sa force'),
    clause: 'K6.1',
    when: ({ legal }) => legal.length > 0,
    say: () =>
      told(
        'Face to face: this chart is his strength, four rows of hidden plates. Disable a row, and he loses its colour.',
        'Face à face : ce tableau est sa force, quatre rangées de plaques cachées. Une rangée désactivée, et il perd sa couleur.',
      ),
    marks: () => COLOURS.map((box) => ({ box, tone: 'look' as const })),
  },
  {
    id: 'look',
    title: told('Artemis looks beneath', 'Artemis regarde dessous'),
    clause: 'K13.2',
    when: canDo('peek'),
    wants: (moment) => moment.legal.filter(does('peek')).slice(0, 4),
    shownBy: (event) => event.type === 'peeked',
    say: () =>
      told(
        'Once a turn, Artemis may look at a plate. Look at the lit red one: red is your row.',
        'Une fois par tour, Artemis peut regarder une plaque. Regardez la rouge éclairée : le rouge est votre rangée.',
      ),
    after: told(
      'Now you and your friends know what a card has to beat there.',
      'Vous et vos amis savez maintenant ce qu’une carte doit y battre.',
    ),
  },
  {
    id: 'fight',
    title: told('Beside him you may fight', 'À son côté, on peut combattre'),
    clause: 'K13.4',
    when: canDo('fight'),
    wants: ({ legal }) => legal.filter(does('fight')),
    say: () =>
      told(
        'You’re beside the King: fight! You work at the red row, your own.',
        'Vous êtes au côté du Roi : au combat ! Vous agissez à la rangée rouge, la vôtre.',
      ),
    marks: () => [{ box: 'R', tone: 'good' }],
  },
  {
    id: 'cover',
    title: told('Cover a plate', 'Couvrir une plaque'),
    clause: 'K14.3',
    when: canDo('cover'),
    wants: (moment) => ranked(moment, does('cover')),
    shownBy: (event, seat) => event.type === 'covered' && event.hero === seat,
    say: () =>
      told(
        'Lay a card of the row’s colour on its leftmost free plate. It should be at least as high as that plate.',
        'Posez une carte de la couleur de la rangée sur sa première plaque libre. Elle devrait valoir au moins cette plaque.',
      ),
  },
  {
    id: 'compare',
    title: told('Compare a full row', 'Comparer une rangée pleine'),
    clause: 'K14.4',
    when: canDo('compare'),
    wants: ({ legal }) => legal.filter(does('compare')),
    shownBy: (event) => event.type === 'compared',
    say: () =>
      told(
        'Every plate of this row is covered: compare! From the left, each cover that is high enough removes its plate.',
        'Toute la rangée est couverte : comparez ! Depuis la gauche, chaque couverture assez haute retire sa plaque.',
      ),
  },
  {
    id: 'duel-for-a-row',
    title: told('Duel for an empty row', 'Duel pour une rangée vide'),
    clause: 'K14.5',
    when: canDo('duel'),
    wants: ({ legal }) => legal.filter(does('duel')),
    shownBy: (event) => event.type === 'challenge',
    say: () =>
      told(
        'No plates left in this row. Win a duel now to disable it.',
        'Plus de plaques dans cette rangée. Gagnez un duel maintenant pour la désactiver.',
      ),
  },
  {
    id: 'answer',
    title: told('Same colour or same number', 'Même couleur ou même nombre'),
    clause: 'K10.1',
    when: (moment) => asked('duel')(moment) && canDo('answer')(moment),
    wants: (moment) => ranked(moment, does('answer')),
    shownBy: (event, seat) => event.type === 'answered' && event.seat === seat,
    say: () =>
      told(
        'A duel: answer the King’s card with the same colour or the same number. If you pass, you lose.',
        'Un duel : répondez à la carte du Roi par la même couleur ou le même nombre. Si vous passez, vous perdez.',
      ),
  },
  {
    id: 'shift',
    title: told('Any card leads to the next row', 'Toute carte mène à la rangée voisine'),
    clause: 'K14.2',
    when: canDo('shift'),
    wants: (moment) => rankedIfBest(moment, does('shift')),
    shownBy: (event, seat) => event.type === 'shifted' && event.hero === seat,
    say: () =>
      told(
        'Your other cards fit another row. Pay with any card to work at the row beside this one.',
        'Vos autres cartes vont à une autre rangée. Payez d’une carte quelconque pour agir à la rangée voisine.',
      ),
  },
  {
    id: 'end',
    title: told('Ending the turn', 'Finir son tour'),
    clause: 'K13.4',
    when: canDo('end'),
    wants: (moment) => rankedIfBest(moment, does('end')),
    say: () =>
      told(
        'Nothing better to do: end your turn. Cards that you keep answer the King’s attacks.',
        'Rien de mieux à faire : finissez votre tour. Les cartes gardées répondent aux attaques du Roi.',
      ),
  },
];

/** What is only to be known. */
const besides: readonly Idea[] = [
  {
    id: 'friends',
    title: told('What you covered, a friend compares', 'Ce que vous couvrez, un ami le compare'),
    clause: 'K14.4',
    when: ({ view, legal }) => {
      const [frame] = view.stack;
      return legal.length > 0 && frame?.kind === 'hero' && frame.laid.length > 0;
    },
    say: () =>
      told(
        'You can’t compare a row that you covered this turn. A friend can, or you next turn.',
        'On ne compare pas une rangée couverte ce tour-ci. Un ami le peut, ou vous au tour suivant.',
      ),
  },
  {
    id: 'last',
    title: told('The last turn', 'Le dernier tour'),
    clause: 'K17.4',
    when: ({ view, legal }) => legal.length > 0 && view.turn.number === view.options.turnLimit,
    say: () =>
      told(
        'This is the last turn. When it is over, the League has held out.',
        'C’est le dernier tour. Quand il finira, la Ligue aura tenu.',
      ),
  },
];

/** What is to be learnt, the most important first. */
export const ideas: readonly Idea[] = [...beginning, ...turn, ...besides];
