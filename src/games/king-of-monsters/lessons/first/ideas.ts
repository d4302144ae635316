import { COLOURS, SITES } from '#king-of-monsters/rules';
import { told } from '../lesson';
import { asked, canDo, does, type Idea, type Moment, ranked, rankedIfBest } from './reading';

const besideKing = ({ view }: Moment): boolean => view.heroes.artemis?.zone === view.king.zone;

/** What the game is about. */
const beginning: readonly Idea[] = [
  {
    id: 'goal',
    title: told('Hold out, or throw him into the Ocean', 'Tenir bon, ou le rejeter à l’océan'),
    clause: 'K17.4',
    when: () => true,
    say: () =>
      told(
        'A giant walks towards the Reactor. You are Artemis: hold out seven turns with Bamf and Dynamo, and the League wins.',
        'Un géant marche vers le Réacteur. Vous êtes Artemis : tenez sept tours avec Bamf et Dynamo, et la Ligue gagne.',
      ),
  },
  {
    id: 'chart',
    title: told('Four rows are his strength', 'Quatre rangées font sa force'),
    clause: 'K6.1',
    when: ({ legal }) => legal.length > 0,
    say: () =>
      told(
        'The cards before you are the giant’s body: four rows of hidden plates. A row that you win is lost to him.',
        'Les cartes devant vous sont le corps du géant : quatre rangées de plaques cachées. Une rangée gagnée est perdue pour lui.',
      ),
    marks: () => COLOURS.map((box) => ({ box, tone: 'look' as const })),
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
        'He lays cards at the zone where he stands. When they reach its number it falls, and he walks on.',
        'Il pose des cartes dans la zone où il est. Quand elles en atteignent le nombre, elle tombe, et il avance.',
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
        'Throw away what is of no use, one card after the other; then draw up to five.',
        'Jetez ce qui ne sert pas, une carte après l’autre ; puis complétez à cinq.',
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
        'You have turned up an action card: let it take effect, or turn up another, once for each zone of the King’s. The better choice is lit.',
        'Vous avez retourné une carte d’action : laissez-la agir, ou retournez-en une autre, une fois par zone du Roi. Le meilleur choix est éclairé.',
      ),
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
        'Once a turn you may look at a plate. Choose a red one: that is where you fight.',
        'Une fois par tour, vous pouvez regarder une plaque. Choisissez-en une rouge : c’est là que vous combattez.',
      ),
    after: told(
      'Now you know what a cover there has to beat, and so do your friends.',
      'Vous savez maintenant ce qu’une couverture doit y battre, et vos amis aussi.',
    ),
  },
  {
    id: 'way',
    title: told('A card for the way', 'Une carte pour la route'),
    clause: 'K13.1',
    when: (moment) => canDo('move')(moment) && !besideKing(moment),
    wants: ({ view, legal }) =>
      legal.filter((action) => action.do === 'move' && action.to === view.king.zone),
    shownBy: (event, seat) => event.type === 'hero-moved' && event.hero === seat,
    say: () =>
      told(
        'To go to the King costs a card of the colour of his zone. While the Metrorail stands, no zone is far.',
        'Rejoindre le Roi coûte une carte de la couleur de sa zone. Tant que tient le Métro, aucune zone n’est loin.',
      ),
    marks: ({ view }) => [{ box: view.king.zone, tone: 'good' }],
  },
  {
    id: 'fight',
    title: told('Beside him you may fight', 'À son côté, on peut combattre'),
    clause: 'K13.4',
    when: canDo('fight'),
    wants: ({ legal }) => legal.filter(does('fight')),
    say: () =>
      told(
        'You stand beside the King. Begin to fight; you will work at the red row, which is yours.',
        'Vous voilà au côté du Roi. Engagez le combat ; vous agirez à la rangée rouge, la vôtre.',
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
        'Lay a card of the row’s colour on its leftmost free plate. It should be at least as high as what lies beneath.',
        'Posez une carte de la couleur de la rangée sur sa première plaque libre. Elle devrait valoir au moins ce qu’il y a dessous.',
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
        'All plates of this row are covered. Compare: from the left, each cover that is high enough takes its plate along.',
        'Toutes les plaques de cette rangée sont couvertes. Comparez : depuis la gauche, chaque couverture assez haute emporte sa plaque.',
      ),
  },
  {
    id: 'duel-for-a-row',
    title: told('Duel for an empty row', 'Défier une rangée vide'),
    clause: 'K14.5',
    when: canDo('duel'),
    wants: ({ legal }) => legal.filter(does('duel')),
    shownBy: (event) => event.type === 'challenge',
    say: () =>
      told(
        'This row has no plates left. Win a duel now, and the King loses it.',
        'Cette rangée n’a plus de plaques. Gagnez un duel maintenant, et le Roi la perd.',
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
        'A duel: answer the King’s card with one of the same colour or the same number. Whoever passes loses.',
        'Un duel : répondez à la carte du Roi par la même couleur ou le même nombre. Qui passe perd.',
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
        'There is nothing better to do now. End your turn; cards that you keep answer attacks.',
        'Il n’y a rien de mieux à faire. Finissez votre tour ; les cartes gardées répondent aux attaques.',
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
        'You cannot compare a row that you have covered in this turn. A friend who comes later can, or you in the next turn.',
        'On ne compare pas une rangée qu’on a couverte ce tour-ci. Un ami qui joue après le peut, ou vous au tour suivant.',
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
