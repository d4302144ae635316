import { catalogueWithFrenchSpacing, type LocalizedText } from '#core';
import type { Action, Event, Seat } from '#king-of-monsters/rules';
import { asked, canDo, type Idea, type Moment } from './first/reading';
import { told } from './lesson';

interface Hint {
  readonly id: string;
  readonly clause: string;
  readonly title: LocalizedText;
  readonly when: (moment: Moment) => boolean;
  /** The kind of fact that shows it. */
  readonly shown?: string;
  readonly says: LocalizedText;
}

/** Whose doing a fact is: it names the seat or the hero, or one only can do so. */
function isOf(event: Event, seat: Seat): boolean {
  // It names the hero who is attacked.
  if (event.type === 'duel') return seat === 'king' && event.row === null;
  const who = 'seat' in event ? event.seat : 'hero' in event ? event.hero : undefined;
  return who === undefined || who === seat;
}

const open = (...kinds: readonly Action['do'][]) => canDo(...kinds);

const HINTS: readonly Hint[] = [
  {
    id: 'last-turn',
    clause: 'K17.4',
    title: told('The last turn', 'Le dernier tour'),
    when: ({ view, legal }) => legal.length > 0 && view.turn.number === view.options.turnLimit,
    says: told(
      'This is the last turn. When it ends, the League has held out.',
      'C’est le dernier tour. Quand il finira, la Ligue aura tenu.',
    ),
  },
  {
    id: 'frenzy',
    clause: 'K15.1',
    title: told('Frenzy', 'La frénésie'),
    when: open('gamble'),
    shown: 'gambled',
    says: told(
      'Three rows are lost: strike at once, or gamble your whole hand for an action card.',
      'Trois rangées perdues : frappez tout de suite, ou misez toute votre main contre une carte d’action.',
    ),
  },
  {
    id: 'wild',
    clause: 'K8.3',
    title: told('A wild for a row', 'Un joker pour une rangée'),
    when: asked('wild'),
    shown: 'wild-placed',
    says: told(
      'A wild is a plate worth 9. Add it to the row that is weakest.',
      'Un joker est une plaque de valeur 9. Ajoutez-le à la rangée la plus faible.',
    ),
  },
  {
    id: 'two',
    clause: 'K8.2',
    title: told('Two cards, or a free hand', 'Deux cartes ou les mains libres'),
    when: asked('two'),
    says: told(
      'Two cards more, but then you attack heroes only and do not move in this turn.',
      'Deux cartes de plus, mais alors vous n’attaquez que des héros et n’avancez pas ce tour.',
    ),
  },
  {
    id: 'advance',
    clause: 'K11.2',
    title: told('On to the next zone', 'Vers la zone suivante'),
    when: open('advance'),
    shown: 'king-moved',
    says: told(
      'Nothing stands here any more. A card of the next zone’s colour takes you there.',
      'Plus rien ne tient ici. Une carte de la couleur de la zone suivante vous y mène.',
    ),
  },
  {
    id: 'attack',
    clause: 'K9.6',
    title: told('Attacking heroes', 'Attaquer des héros'),
    when: open('attack'),
    shown: 'duel',
    says: told(
      'Attack heroes with cards that are too low for the zone. Who loses is away until Clean-up.',
      'Attaquez les héros avec les cartes trop basses pour la zone. Qui perd s’absente jusqu’à la fin de tour.',
    ),
  },
  {
    id: 'smash',
    clause: 'K9.3',
    title: told('Damage', 'Les dégâts'),
    when: open('smash'),
    shown: 'smashed',
    says: told(
      'Lay cards until their sum reaches the zone’s number. What lies there stays for later turns.',
      'Posez des cartes jusqu’à atteindre le nombre de la zone. Ce qui est posé reste aux tours suivants.',
    ),
  },
  {
    id: 'duel-for-a-row',
    clause: 'K14.5',
    title: told('A row without plates', 'Une rangée sans plaque'),
    when: open('duel'),
    shown: 'challenge',
    says: told(
      'This row is bare. Win a duel, and its colour is lost to the King.',
      'Cette rangée est nue. Gagnez un duel, et sa couleur est perdue pour le Roi.',
    ),
  },
  {
    id: 'compare',
    clause: 'K14.4',
    title: told('A row full of covers', 'Une rangée toute couverte'),
    when: open('compare'),
    shown: 'compared',
    says: told(
      'All plates here are covered: compare. At the first cover that is too low all others are lost.',
      'Toutes les plaques sont couvertes : comparez. À la première couverture trop basse, les autres sont perdues.',
    ),
  },
  {
    id: 'token',
    clause: 'K14.7',
    title: told('Dynamo’s token', 'Le jeton de Dynamo'),
    when: open('token'),
    shown: 'token',
    says: told(
      'Once in your turn, one more for any cover.',
      'Une fois à votre tour, un point de plus à une couverture.',
    ),
  },
  {
    id: 'brick',
    clause: 'K14.8',
    title: told('Brick Dropper’s cover', 'La brique de Brick Dropper'),
    when: open('brick'),
    shown: 'covered',
    says: told(
      'A card that lies in this zone has its like in your deck: it becomes a cover.',
      'Une carte posée dans cette zone a sa pareille dans votre pioche : elle devient une couverture.',
    ),
  },
  {
    id: 'shift',
    clause: 'K14.2',
    title: told('Another row', 'Une autre rangée'),
    when: open('shift'),
    shown: 'shifted',
    says: told(
      'Any card takes you to the row above or below.',
      'N’importe quelle carte vous mène à la rangée du dessus ou du dessous.',
    ),
  },
  {
    id: 'grey',
    clause: 'K9.4',
    title: told('The Grey objects', 'The Grey s’interpose'),
    when: asked('grey'),
    shown: 'grey',
    says: told(
      'The zone is about to fall. A low card of yours becomes the number of the King’s last one.',
      'La zone va tomber. Une petite carte à vous devient le nombre de la dernière carte du Roi.',
    ),
  },
  {
    id: 'airstrip',
    clause: 'K12.4',
    title: told('A skip can be cancelled', 'Un passe-tour s’annule'),
    when: open('airstrip'),
    shown: 'airstrip',
    says: told(
      'While the Airstrip stands, one skip a turn is cancelled.',
      'Tant que tient la Piste d’envol, un passe-tour par tour est annulé.',
    ),
  },
  {
    id: 'redraw',
    clause: 'K12.4',
    title: told('Another action card', 'Une autre carte d’action'),
    when: open('redraw'),
    shown: 'redrawn',
    says: told(
      'Headquarters turns up another card, once for each zone the King comes to.',
      'Le Quartier général retourne une autre carte, une fois par zone atteinte par le Roi.',
    ),
  },
  {
    id: 'motorpool',
    clause: 'K13.3',
    title: told('The Motor Pool', 'Le Parc automobile'),
    when: open('motorpool'),
    shown: 'discarded',
    says: told(
      'Once in your turn, a card that you do not need for a new one.',
      'Une fois à votre tour, une carte inutile contre une nouvelle.',
    ),
  },
  {
    id: 'store',
    clause: 'K13.5',
    title: told('A stored card', 'Une carte de côté'),
    when: ({ legal }) => legal.some((action) => action.do === 'end' && action.store !== undefined),
    shown: 'stored',
    says: told(
      'The Lab keeps a card for you: it is safe when you are taken out, and joins your hand in the duel for a row.',
      'Le Laboratoire garde une carte : elle survit si vous tombez et rejoint votre main au duel d’une rangée.',
    ),
  },
  {
    id: 'trade',
    clause: 'K7.4',
    title: told('Science Ninja trades', 'Science Ninja échange'),
    when: open('offer'),
    shown: 'traded',
    says: told(
      'Two heroes exchange a card: give each what fits the row where they fight.',
      'Deux héros échangent une carte : donnez à chacun ce qui va à sa rangée.',
    ),
  },
  {
    id: 'replace',
    clause: 'K7.3',
    title: told('Anvil’s hammer', 'Le marteau d’Anvil'),
    when: open('replace'),
    shown: 'replaced',
    says: told(
      'Have a plate replaced that a cover could not beat.',
      'Faites remplacer une plaque qu’une couverture ne battrait pas.',
    ),
  },
  {
    id: 'ibis',
    clause: 'K16.6',
    title: told('Dr. Ibis looks ahead', 'Dr Ibis voit venir'),
    when: open('look'),
    shown: 'ibis-looked',
    says: told(
      'Look at the next action card; the King’s only when you are beside him. A bad one can be discarded.',
      'Regardez la prochaine carte d’action ; celle du Roi seulement à son côté. Une mauvaise se jette.',
    ),
  },
];

/** What newcomers to King of Monsters are told in their other games as it comes up, the most important first. */
export const kingHints: readonly Idea[] = catalogueWithFrenchSpacing(
  HINTS.map(({ shown, says, ...hint }) => ({
    ...hint,
    ...(shown === undefined
      ? {}
      : { shownBy: (event: Event, seat: Seat) => event.type === shown && isOf(event, seat) }),
    say: () => catalogueWithFrenchSpacing(says),
  })),
);
