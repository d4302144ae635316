import { type Example, kingFights, marked, told } from '../lesson';

/** Attacks on heroes, card by card. */
export const duels: readonly Example[] = [
  {
    id: 'blow-by-blow',
    clauses: ['K10.1', 'K9.6', 'K10.4', 'K10.5'],
    title: told('Blow by blow', 'Coup sur coup'),
    sketch: {
      king: { zone: 'lines', hand: ['R5', 'B2', 'Y1'] },
      heroes: { artemis: { zone: 'lines', hand: ['B5', 'G7'], stored: 'Y8' } },
      chart: { R: 'R4 R6' },
      stack: [kingFights],
    },
    steps: [
      {
        say: told(
          'To attack Artemis, who is red, the King discards a red card. That opens a duel.',
          'Pour attaquer Artemis, qui est rouge, le Roi défausse une carte rouge. Un duel s’ouvre.',
        ),
        marks: marked('bad', 'artemis'),
        action: { do: 'attack', hero: 'artemis', card: 'R5' },
      },
      {
        say: told(
          'Answers are of the same colour or the same number. Artemis plays a blue 5.',
          'On répond par la même couleur ou le même nombre. Artemis joue un 5 bleu.',
        ),
        action: { do: 'answer', card: 'B5' },
        expect: { refused: [{ action: { do: 'answer', card: 'Y1' }, clause: 'K10.1' }] },
      },
      {
        say: told('The King follows in blue.', 'Le Roi suit en bleu.'),
        action: { do: 'answer', card: 'B2' },
      },
      {
        say: told(
          'Artemis holds a green 7: neither blue nor a 2. She passes, and loses.',
          'Artemis tient un 7 vert : ni bleu ni 2. Elle passe et perd.',
        ),
        action: { do: 'pass' },
        after: told(
          'Taken out: her hand is discarded, a stored card is not. At the end of the turn she is back in Headquarters.',
          'Hors de combat : sa main est défaussée, pas sa carte de côté. À la fin du tour, elle revient au Quartier général.',
        ),
        expect: {
          fields: {
            'heroes.artemis.state': 'out',
            'heroes.artemis.hand': [],
            'heroes.artemis.stored': 'Y8',
            'king.hand': ['Y1'],
          },
        },
      },
    ],
  },
  {
    id: 'a-good-answer',
    clauses: ['K10.2', 'K10.4'],
    title: told('A row is no matter for answers', 'Les rangées n’empêchent pas de répondre'),
    beside: 'blow-by-blow',
    sketch: {
      king: { zone: 'lines', hand: ['G4', 'B1', 'R2'] },
      heroes: { brick: { zone: 'lines', hand: ['G1', 'B8'] } },
      chart: { R: 'R4 R6', B: 'x' },
      stack: [
        kingFights,
        { kind: 'duel', seat: 'brick', hero: 'brick', row: null, last: { colour: 'G', number: 4 } },
      ],
    },
    steps: [
      {
        say: told(
          'The King has attacked Brick Dropper with a green 4. Brick Dropper answers green 1.',
          'Le Roi a attaqué Brick Dropper avec un 4 vert. Brick Dropper répond 1 vert.',
        ),
        action: { do: 'answer', card: 'G1' },
      },
      {
        say: told(
          'The blue row is disabled, but for an answer that is no matter: blue 1.',
          'La rangée bleue est désactivée, mais pour répondre peu importe : 1 bleu.',
        ),
        marks: marked('look', 'B'),
        action: { do: 'answer', card: 'B1' },
      },
      {
        say: told('Blue 8.', '8 bleu.'),
        action: { do: 'answer', card: 'B8' },
      },
      {
        say: told('The King has nothing blue and no 8.', 'Le Roi n’a rien de bleu et pas de 8.'),
        action: { do: 'pass' },
        after: told(
          'A hero who wins just stays where he is.',
          'Un héros qui gagne reste simplement où il est.',
        ),
        expect: { fields: { 'heroes.brick.state': 'up', 'heroes.brick.hand': [] } },
      },
    ],
  },
  {
    id: 'the-grey-helps',
    clauses: ['K10.3'],
    title: told('The Grey lends a hand', 'The Grey à la rescousse'),
    sketch: {
      king: { zone: 'lines', hand: ['G3'] },
      heroes: { artemis: { zone: 'lines', hand: ['Y1'] }, grey: { hand: ['G1'] } },
      chart: { R: 'R4 R6' },
      stack: [
        kingFights,
        { kind: 'duel', seat: 'artemis', hero: 'artemis', row: null, last: { colour: 'R', number: 8 } },
      ],
    },
    steps: [
      {
        say: told(
          'Red 8, and Artemis holds only a yellow 1. She calls on The Grey, who discards a 1.',
          '8 rouge, et Artemis n’a qu’un 1 jaune. Elle appelle The Grey, qui défausse un 1.',
        ),
        action: { do: 'grey', card: 'G1' },
        after: told(
          'The King’s card is a red 1 now: the number has changed, the colour has not.',
          'La carte du Roi est maintenant un 1 rouge : le nombre a changé, pas la couleur.',
        ),
        expect: { fields: { 'stack.1.last': { colour: 'R', number: 1 } } },
      },
      {
        say: told('Yellow 1 answers it.', 'Le 1 jaune y répond.'),
        action: { do: 'answer', card: 'Y1' },
        expect: { fields: { 'stack.1.seat': 'king' } },
      },
    ],
  },
  {
    id: 'they-lie-where-they-fell',
    clauses: ['K10.6', 'K5.2', 'K3.5'],
    title: told('They lie where they fell', 'Ils tombent sur place'),
    beside: 'blow-by-blow',
    sketch: {
      king: { zone: 'lines', hand: ['R5', 'Y1'] },
      heroes: { dynamo: { zone: 'lines' }, anvil: { hand: ['Y2'] } },
      chart: { R: 'R4 R6' },
      stack: [kingFights],
    },
    steps: [
      {
        say: told(
          'The King attacks Dynamo, who has no card at all.',
          'Le Roi attaque Dynamo, qui n’a aucune carte.',
        ),
        marks: marked('bad', 'dynamo'),
        action: { do: 'attack', hero: 'dynamo', card: 'R5' },
      },
      {
        say: told('He is asked all the same, and passes.', 'On l’interroge tout de même, et il passe.'),
        action: { do: 'pass' },
        after: told(
          'Dynamo and Brick Dropper are down, not out: they lie in the zone, and are up again in the Hero phase of the next turn.',
          'Dynamo et Brick Dropper sont à terre, pas hors de combat : ils gisent dans la zone et seront debout à la phase des héros du tour suivant.',
        ),
        expect: { fields: { 'heroes.dynamo.state': 'down', 'heroes.dynamo.zone': 'lines' } },
      },
    ],
  },
  {
    id: 'up-again',
    clauses: ['K10.6', 'K12.1'],
    title: told('Up again', 'Les voilà debout'),
    beside: 'they-lie-where-they-fell',
    sketch: {
      king: { zone: 'lab', hand: ['R2'] },
      heroes: {
        dynamo: { zone: 'lab', state: 'rising', hand: ['R6'] },
        anvil: { zone: 'lab', hand: ['Y2'] },
      },
      destroyed: ['lines', 'motorpool', 'metro', 'airstrip', 'hq'],
      chart: { R: 'R4 R6' },
      stack: [kingFights],
    },
    steps: [
      {
        say: told(
          'One turn later. Headquarters is in ruins, and Dynamo is still rising.',
          'Un tour plus tard. Le Quartier général est en ruine, et Dynamo se relève encore.',
        ),
        question: {
          ask: told(
            'With a red 2, whom can the King attack?',
            'Avec un 2 rouge, qui le Roi peut-il attaquer ?',
          ),
          among: ['dynamo', 'anvil'],
          right: [],
          because: told(
            'Nobody: Anvil is yellow, and who is not up cannot be attacked.',
            'Personne : Anvil est jaune, et qui n’est pas debout ne peut être attaqué.',
          ),
        },
        expect: {
          legal: [{ do: 'smash', card: 'R2' }, { do: 'end' }],
          refused: [{ action: { do: 'attack', hero: 'dynamo', card: 'R2' }, clause: 'K9.6' }],
        },
      },
      {
        say: told(
          'The King ends his fight, and the Hero phase begins.',
          'Le Roi finit son combat, et la phase des héros commence.',
        ),
        action: { do: 'end' },
        after: told(
          'Dynamo is up, right beside the King, and first to play. No Headquarters is needed for that.',
          'Dynamo est debout, au côté du Roi, et joue en premier. Nul besoin du Quartier général pour cela.',
        ),
        marksAfter: marked('good', 'dynamo'),
        expect: {
          fields: { 'heroes.dynamo.state': 'up', 'heroes.dynamo.zone': 'lab', 'stack.0.seat': 'dynamo' },
        },
      },
    ],
  },
];
