import { type Example, fighting, marked, told } from '../lesson';

/** What covers and plates come to. */
export const comparing: readonly Example[] = [
  {
    id: 'a-row-falls',
    clauses: ['K14.4', 'K6.4'],
    title: told('A row is defeated', 'Une rangée est vaincue'),
    sketch: {
      king: { zone: 'lines', hand: ['R2'] },
      heroes: { artemis: { zone: 'lines', hand: ['Y1'] } },
      chart: { R: 'R2/R4 R5/R5 R7/R9' },
      stack: [fighting('artemis', 'R')],
    },
    steps: [
      {
        say: told(
          'The red row is covered, by friends in the turns before: 4, 5, 9. Artemis compares.',
          'La rangée rouge est couverte, par des amis aux tours d’avant : 4, 5, 9. Artemis compare.',
        ),
        marks: marked('look', 'R1', 'R2', 'R3'),
        action: { do: 'compare', row: 'R' },
        after: told(
          'Two, five, seven: equal is enough. All plates go, and the row waits for its duel.',
          'Deux, cinq, sept : l’égalité suffit. Toutes les plaques disparaissent, et la rangée attend son duel.',
        ),
        expect: { boxes: { R1: '.', R: '.' } },
      },
    ],
  },
  {
    id: 'one-too-low',
    clauses: ['K14.4', 'K6.4'],
    title: told('One cover too low', 'Une couverture trop basse'),
    beside: 'a-row-falls',
    sketch: {
      king: { zone: 'lines', hand: ['R2'] },
      heroes: { artemis: { zone: 'lines', hand: ['Y1'] } },
      chart: { R: 'R2/R4 R6/R5 R8/R9' },
      stack: [fighting('artemis', 'R')],
    },
    steps: [
      {
        say: told(
          'The same covers; but nobody has looked what lies beneath.',
          'Les mêmes couvertures ; mais personne n’a regardé ce qu’il y a dessous.',
        ),
        question: {
          ask: told(
            'The plates are 2, 6 and 8, the covers 4, 5 and 9. Which of them go?',
            'Les plaques sont 2, 6 et 8, les couvertures 4, 5 et 9. Lesquelles disparaissent ?',
          ),
          among: ['R1', 'R2', 'R3'],
          right: ['R1'],
          because: told(
            'The first cover that is too low ends the comparison. The 9 does not count.',
            'Tout s’arrête à la première couverture trop basse. Le 9 est perdu.',
          ),
        },
        action: { do: 'compare', row: 'R' },
        after: told(
          'The 6 stays, face up, all covers go, and the row closes up.',
          'Le 6 reste, face visible, toutes les couvertures partent, et la rangée se resserre.',
        ),
        expect: { boxes: { R1: 'R6^', R2: 'R8', R3: '.' } },
      },
    ],
  },
  {
    id: 'dynamos-token',
    clauses: ['K14.7'],
    title: told('Dynamo gives one more', 'Dynamo ajoute un point'),
    beside: 'one-too-low',
    sketch: {
      king: { zone: 'lines', hand: ['R2'] },
      heroes: { dynamo: { zone: 'lines', hand: ['Y1'] } },
      chart: { R: 'R6^/R5' },
      stack: [fighting('dynamo', 'R')],
    },
    steps: [
      {
        say: told(
          'Five against six. Once in his turn Dynamo puts a token on any cover: one more.',
          'Cinq contre six. Une fois à son tour, Dynamo met un jeton sur une couverture : un de plus.',
        ),
        marks: marked('look', 'R1'),
        action: { do: 'token', row: 'R', col: 1 },
        expect: { boxes: { R1: 'R6^/R5+1' } },
      },
      {
        say: told('Six against six.', 'Six contre six.'),
        action: { do: 'compare', row: 'R' },
        after: told('The row is defeated.', 'La rangée est vaincue.'),
        expect: { boxes: { R1: '.' } },
      },
    ],
  },
  {
    id: 'the-greys-number',
    clauses: ['K14.9'],
    title: told('The Grey changes a number', 'The Grey change un nombre'),
    beside: 'dynamos-token',
    sketch: {
      king: { zone: 'lines', hand: ['R2'] },
      heroes: { grey: { zone: 'lines', hand: ['B9'] } },
      chart: { G: 'G8^/G2' },
      stack: [fighting('grey', 'G')],
    },
    steps: [
      {
        say: told(
          'A 2 on an 8. The Grey discards a blue 9, and until Clean-up the cover has that number.',
          'Un 2 sur un 8. The Grey défausse un 9 bleu, et jusqu’à la fin de tour la couverture porte ce nombre.',
        ),
        marks: marked('look', 'G1'),
        action: { do: 'grey', row: 'G', col: 1, card: 'B9' },
        expect: { boxes: { G1: 'G8^/G2=9' } },
      },
      {
        say: told('Nine against eight.', 'Neuf contre huit.'),
        action: { do: 'compare', row: 'G' },
        expect: { boxes: { G1: '.' } },
      },
    ],
  },
  {
    id: 'the-rows-duel',
    clauses: ['K14.5', 'K10.1'],
    title: told('The duel for a row', 'Le duel pour une rangée'),
    sketch: {
      king: { zone: 'lines', hand: ['G3', 'R2'] },
      heroes: { artemis: { zone: 'lines', hand: ['Y1'], stored: 'G8' } },
      chart: { G: 'G6' },
      stack: [fighting('artemis', 'R')],
    },
    steps: [
      {
        say: told(
          'The red row has no plates left. Artemis duels for it; the card that she has stored joins her hand.',
          'La rangée rouge n’a plus de plaques. Artemis la défie ; la carte qu’elle a de côté rejoint sa main.',
        ),
        marks: marked('look', 'R'),
        action: { do: 'duel', row: 'R' },
        expect: { fields: { 'heroes.artemis.hand': ['Y1', 'G8'], 'heroes.artemis.stored': null } },
      },
      {
        say: told(
          'The King opens, with any card of his hand or with the top of his deck: green 3.',
          'Le Roi ouvre, par une carte de sa main ou le dessus de sa pioche : 3 vert.',
        ),
        action: { do: 'open', card: 'G3' },
      },
      {
        say: told('Green 8.', '8 vert.'),
        action: { do: 'answer', card: 'G8' },
      },
      {
        say: told('He holds a red 2, and must pass.', 'Il tient un 2 rouge, et doit passer.'),
        action: { do: 'pass' },
        after: told(
          'The row is disabled: his red cards are of little use from now on.',
          'La rangée est désactivée : ses cartes rouges ne valent plus grand-chose.',
        ),
        expect: { boxes: { R: 'x' } },
      },
    ],
  },
  {
    id: 'a-plate-grows-again',
    clauses: ['K14.5'],
    title: told('A plate grows again', 'Une plaque repousse'),
    beside: 'the-rows-duel',
    sketch: {
      king: { zone: 'lines', hand: ['R2'] },
      heroes: { artemis: { zone: 'lines', hand: ['Y1'] } },
      chart: { G: 'G6' },
      top: { king: { combat: ['B9', 'Y4'] } },
      stack: [
        { ...fighting('artemis', 'R', { struck: ['R'] }) },
        { kind: 'open', seat: 'king', hero: 'artemis', row: 'R' },
      ],
    },
    steps: [
      {
        say: told(
          'This time the King opens with the top card of his deck.',
          'Cette fois, le Roi ouvre par le dessus de sa pioche.',
        ),
        action: { do: 'open-top' },
      },
      {
        say: told('Blue 9, and Artemis has nothing for it.', '9 bleu, et Artemis n’a rien contre.'),
        action: { do: 'pass' },
        after: told(
          'Lost: the next card of his deck becomes the row’s plate, face up. It is a yellow 4.',
          'Perdu : la carte suivante de sa pioche devient la plaque de la rangée, face visible. C’est un 4 jaune.',
        ),
        expect: { boxes: { R1: 'Y4^', R: '.' } },
      },
    ],
  },
];
