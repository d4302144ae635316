import { arrow, type Example, KING_PILES, kingFights, marked, sign, told } from '../lesson';

/** What comes before blows: the new chart, the hands, the King's action card. */
export const beginnings: readonly Example[] = [
  {
    id: 'a-new-chart',
    clauses: ['K6.3', 'K6.2', 'K6.1', 'K1.1', 'K5.1'],
    title: told('A new chart', 'Un nouveau tableau'),
    sketch: {
      turn: { number: 3, phase: 'cleanup', advanced: true },
      king: { zone: 'motorpool', hand: ['R2'] },
      destroyed: ['lines'],
      heroes: { ibis: { hand: ['G4'] } },
      chart: { R: 'x', G: 'G3^', Y: 'Y2 Y8' },
      stack: [{ kind: 'ibis', seat: 'ibis', deck: null }],
    },
    steps: [
      {
        say: told(
          'The King has advanced in this turn. Of his old chart there is the red row disabled, and little left of the others.',
          'Le Roi a avancé ce tour-ci. De son ancien tableau, la rangée rouge est désactivée, et il reste peu des autres.',
        ),
        marks: marked('look', 'R', 'G1', 'Y1', 'Y2'),
        action: { do: 'pass' },
        after: told(
          'The next turn begins with Setup: four face-down plates in each row, the lowest on the left, and no row is disabled.',
          'Le tour suivant commence par la mise en place : quatre plaques face cachée par rangée, la plus basse à gauche, et aucune rangée désactivée.',
        ),
        expect: {
          boxes: { R: '.' },
          fields: {
            'turn.number': 4,
            'turn.phase': 'draw',
            'chart.R.plates.length': 4,
            'chart.G.plates.length': 4,
            'chart.Y.plates.length': 4,
            'chart.B.plates.length': 4,
          },
        },
      },
    ],
  },
  {
    id: 'filling-a-hand',
    clauses: ['K7.1', 'K1.3'],
    title: told('Filling a hand', 'Refaire sa main'),
    sketch: {
      turn: { phase: 'draw', queue: ['artemis'] },
      king: { zone: 'lines', hand: ['R1', 'B2', 'G9'] },
      heroes: { artemis: { hand: ['R3'] } },
      chart: { R: 'R4 R6' },
      stack: [{ kind: 'discard', seat: 'king' }],
    },
    steps: [
      {
        say: told(
          'In the Draw phase the King throws away what he does not want, card by card. The red 1 goes.',
          'À la pioche, le Roi jette ce dont il ne veut pas, carte par carte. Le 1 rouge s’en va.',
        ),
        camera: KING_PILES,
        action: { do: 'discard', card: 'R1' },
        expect: { fields: { 'decks.king.combatDiscard': ['R1'], 'king.hand': ['B2', 'G9'] } },
      },
      {
        say: told('Then he draws up to five.', 'Puis il complète à cinq.'),
        camera: KING_PILES,
        action: { do: 'draw' },
        after: told('After him each hero does the same.', 'Après lui, chaque héros fait de même.'),
        expect: { fields: { 'king.hand.length': 5, 'stack.0.seat': 'artemis' } },
      },
    ],
  },
  {
    id: 'tangled-in-wires',
    clauses: ['K7.2', 'K19.1'],
    title: told('Tangled in the wires', 'Pris dans les câbles'),
    beside: 'filling-a-hand',
    sketch: {
      turn: { phase: 'draw', number: 2, queue: ['artemis'] },
      king: { zone: 'lines', hand: ['B2', 'G9'], tangled: true },
      heroes: { artemis: { hand: ['R3'] } },
      chart: { R: 'R4 R6' },
      stack: [{ kind: 'discard', seat: 'king' }],
    },
    steps: [
      {
        say: told(
          'The King has just walked into the Power Lines while they stood: this once his hand is one card smaller.',
          'Le Roi vient d’entrer dans les Lignes électriques encore debout : cette fois, sa main compte une carte de moins.',
        ),
        marks: marked('look', 'lines'),
        action: { do: 'draw' },
        after: told('Four cards instead of five.', 'Quatre cartes au lieu de cinq.'),
        expect: { fields: { 'king.hand.length': 4 } },
      },
    ],
  },
  {
    id: 'anvil-hammers',
    clauses: ['K7.3'],
    title: told('Anvil has a plate replaced', 'Anvil fait changer une plaque'),
    sketch: {
      turn: { phase: 'draw' },
      king: { zone: 'lines', hand: ['R2'] },
      heroes: { anvil: { hand: ['Y1'] } },
      chart: { B: 'B8^/B5 B9' },
      top: { king: { combat: ['Y3'], action: ['GS'] } },
      stack: [{ kind: 'replace', seat: 'anvil' }],
    },
    steps: [
      {
        say: told(
          'The cover 5 will never beat the blue 8. Anvil has that plate replaced by the top card of the King’s deck.',
          'La couverture 5 ne battra jamais le 8 bleu. Anvil fait remplacer cette plaque par le dessus de la pioche du Roi.',
        ),
        marks: marked('look', 'B1'),
        action: { do: 'replace', row: 'B', col: 1 },
        after: told(
          'A yellow 3. The cover stays, the row stays blue, and nothing is sorted.',
          'Un 3 jaune. La couverture reste, la rangée demeure bleue, et rien n’est trié.',
        ),
        expect: { boxes: { B1: 'Y3^/B5', B2: 'B9' } },
      },
    ],
  },
  {
    id: 'ninja-trades',
    clauses: ['K7.4'],
    title: told('Science Ninja trades', 'Science Ninja échange'),
    sketch: {
      turn: { phase: 'draw' },
      king: { zone: 'lines', hand: ['R2'] },
      heroes: { artemis: { hand: ['B5'] }, ninja: { hand: ['R7'] } },
      chart: { R: 'R4 R6' },
      top: { king: { action: ['GS'] } },
      stack: [{ kind: 'trade', seat: 'ninja', offer: null }],
    },
    steps: [
      {
        say: told(
          'Artemis works at the red row with a blue 5 in hand. Science Ninja begins an exchange with it.',
          'Artemis agit à la rangée rouge avec un 5 bleu en main. Science Ninja commence un échange avec lui.',
        ),
        action: { do: 'offer', hero: 'artemis', card: 'B5' },
      },
      {
        say: told('In return goes his own red 7.', 'En retour, son propre 7 rouge.'),
        action: { do: 'trade', hero: 'ninja', card: 'R7' },
        after: told(
          'Each hero exchanges once a turn at the most.',
          'Chaque héros n’échange qu’une fois par tour.',
        ),
        expect: { fields: { 'heroes.artemis.hand': ['R7'], 'heroes.ninja.hand': ['B5'] } },
      },
    ],
  },
  {
    id: 'kings-reverse',
    clauses: ['K8.2'],
    title: told('The King turns a row around', 'Le Roi retourne une rangée'),
    sketch: {
      turn: { phase: 'draw' },
      king: { zone: 'lines', hand: ['G2'] },
      heroes: { anvil: { hand: ['Y1'] } },
      chart: { R: 'R1/R4 R3^ R8' },
      top: { king: { action: ['RV'] } },
      stack: [{ kind: 'replace', seat: 'anvil' }],
    },
    steps: [
      {
        say: told(
          'The red row is 1, 3, 8; the 3 lies face up. The League has covered the 1 with a 4. Now the King turns up his action card.',
          'La rangée rouge compte 1, 3, 8 ; le 3 est visible. La Ligue a couvert le 1 d’un 4. Le Roi retourne sa carte d’action.',
        ),
        marks: marked('look', 'R1', 'R2', 'R3'),
        action: { do: 'pass' },
        after: told(
          'A red reverse: the face-down plates change places. The 4 lies on the 8 now.',
          'Une inversion rouge : les plaques cachées échangent leurs places. Le 4 est maintenant sur le 8.',
        ),
        marksAfter: [arrow('R1', 'R3', 'bad')],
        expect: { boxes: { R1: 'R8/R4', R2: 'R3^', R3: 'R1' } },
      },
    ],
  },
  {
    id: 'two-cards-or-freedom',
    clauses: ['K8.2', 'K8.4'],
    title: told('Two cards, or freedom', 'Deux cartes ou la liberté'),
    sketch: {
      king: { zone: 'lines', hand: ['G2', 'R9'] },
      heroes: { artemis: { zone: 'lines', hand: ['R3'] } },
      chart: { R: 'R4 R6' },
      top: { king: { combat: ['Y5', 'B7'] } },
      stack: [{ kind: 'two', seat: 'king', card: 'RD' }],
    },
    steps: [
      {
        say: told(
          'A draw-two is a choice: two cards more, but then the King is held.',
          'Un plus-deux se choisit : deux cartes de plus, mais le Roi est retenu.',
        ),
        camera: KING_PILES,
        action: { do: 'take' },
        after: told(
          'Held, he attacks heroes only, and does not move.',
          'Retenu, il n’attaque que des héros et n’avance pas.',
        ),
        expect: {
          fields: { 'king.hand': ['G2', 'R9', 'Y5', 'B7'], 'turn.held': true },
          refused: [{ action: { do: 'smash', card: 'G2' }, clause: 'K8.4' }],
        },
      },
    ],
  },
  {
    id: 'a-fifth-plate',
    clauses: ['K8.3', 'K1.4'],
    title: told('A fifth plate', 'Une cinquième plaque'),
    sketch: {
      king: { zone: 'lines', hand: ['G2'] },
      heroes: { artemis: { hand: ['R3'] } },
      chart: { R: 'R2 R5 R6 R8', G: 'G1 G2 G4 G7 W^', Y: 'x' },
      stack: [{ kind: 'wild', seat: 'king', card: 'W' }],
    },
    steps: [
      {
        say: told(
          'The King’s action card is a wild. He may keep it in hand, or add it to a row.',
          'La carte d’action du Roi est un joker. Il peut le garder en main ou l’ajouter à une rangée.',
        ),
        question: {
          ask: told('Which rows can take it?', 'Quelles rangées peuvent le recevoir ?'),
          among: ['R', 'G', 'Y', 'B'],
          right: ['R', 'B'],
          because: told(
            'Green has five plates, yellow is disabled; blue is empty, which is no matter.',
            'La verte a cinq plaques, la jaune est désactivée ; la bleue est vide, ce qui n’empêche rien.',
          ),
          legal: { of: { do: 'place' }, field: 'row' },
        },
        action: { do: 'place', row: 'R' },
        after: told(
          'It lies face up at the right end, and counts 9.',
          'Il se pose face visible au bout à droite, et vaut 9.',
        ),
        marksAfter: marked('bad', 'R5'),
        expect: { boxes: { R5: 'W^', R4: 'R8' } },
      },
    ],
  },
  {
    id: 'the-toll',
    clauses: ['K8.1'],
    title: told('The toll', 'Le péage'),
    sketch: {
      turn: { phase: 'draw' },
      king: { zone: 'lines', hand: ['G2'], pushed: true },
      heroes: { anvil: { hand: ['Y1'] } },
      destroyed: ['lines', 'motorpool'],
      chart: { R: 'R2^ R5^', G: 'G3^/G6 G8^', Y: 'Y1^', B: 'B4^' },
      top: { king: { combat: ['G6'] } },
      stack: [{ kind: 'replace', seat: 'anvil' }],
    },
    steps: [
      {
        say: told(
          'The King was pushed back. He turns up no action card now, but pays a toll by the top card of his deck.',
          'Le Roi a été repoussé. Il ne retourne pas de carte d’action, mais paie un péage selon le dessus de sa pioche.',
        ),
        marks: marked('look', 'R1', 'G1', 'Y1', 'B1'),
        action: { do: 'pass' },
        after: told(
          'Green 6: the leftmost green plate goes, and its cover with it. The turn is held.',
          '6 vert : la première plaque verte disparaît, avec sa couverture. Le tour est retenu.',
        ),
        marksAfter: marked('good', 'G1'),
        expect: { boxes: { G1: 'G8^', G2: '.' }, fields: { 'turn.held': true, 'king.pushed': false } },
      },
    ],
  },
  {
    id: 'the-first-step',
    clauses: ['K11.1', 'K4.2', 'K8.4'],
    title: told('The first step', 'Le premier pas'),
    sketch: {
      turn: { number: 1, phase: 'draw' },
      king: { zone: 'beach', hand: ['R5'] },
      heroes: { anvil: { hand: ['Y1'] } },
      chart: { R: 'R1 R3 R6 R8' },
      top: { king: { action: ['GS'] } },
      stack: [{ kind: 'replace', seat: 'anvil' }],
    },
    steps: [
      {
        say: told(
          'Turn one: the King stands on the Beach and turns up a skip, which holds him.',
          'Premier tour : le Roi est sur la Plage et retourne un passe-tour, qui le retient.',
        ),
        marks: [arrow('beach', 'lines')],
        action: { do: 'pass' },
        after: told(
          'In turn 1 he goes ashore all the same, and no card is asked for it.',
          'Au tour 1, il débarque tout de même, et sans payer de carte.',
        ),
        expect: { fields: { 'king.zone': 'lines', 'king.tangled': true } },
      },
    ],
  },
  {
    id: 'the-next-zone',
    clauses: ['K11.2', 'K11.3'],
    title: told('On to the next zone', 'Vers la zone suivante'),
    sketch: {
      king: { zone: 'lines', hand: ['R4', 'G2'] },
      heroes: { artemis: { zone: 'lines', hand: ['B3'] } },
      destroyed: ['lines'],
      chart: { R: 'R3^/R5 R6' },
      stack: [{ kind: 'move', seat: 'king' }],
    },
    steps: [
      {
        say: told(
          'The Power Lines are gone. The Motor Pool next door is red: one usable red card takes him there.',
          'Les Lignes électriques sont détruites. Le Parc automobile voisin est rouge : une carte rouge utilisable l’y mène.',
        ),
        marks: [arrow('lines', 'motorpool')],
        action: { do: 'advance', card: 'R4' },
        after: told(
          'He is there, and the heroes are left behind. His chart stays as it is until the next turn.',
          'Il y est, et les héros restent en arrière. Son tableau reste tel quel jusqu’au tour suivant.',
        ),
        expect: {
          boxes: { R1: 'R3^/R5', R2: 'R6' },
          fields: { 'king.zone': 'motorpool', 'turn.advanced': true, 'heroes.artemis.zone': 'lines' },
        },
      },
    ],
  },
  {
    id: 'who-goes-first',
    clauses: ['K12.1', 'K12.2'],
    title: told('Who goes first', 'Qui commence'),
    sketch: {
      king: { zone: 'lines', hand: ['G1'] },
      heroes: { artemis: { hand: ['R3'] }, dynamo: { hand: ['R5'] }, bamf: { hand: ['B1'] } },
      chart: { R: 'R4 R6' },
      top: { league: { combat: ['G3', 'Y8'], action: ['RV'] } },
      stack: [kingFights],
    },
    steps: [
      {
        say: told(
          'The King ends his fight. Red heroes come before blue ones; but Artemis and Dynamo are both red.',
          'Le Roi finit son combat. Les héros rouges passent avant les bleus ; mais Artemis et Dynamo sont rouges tous deux.',
        ),
        marks: marked('look', 'artemis', 'dynamo'),
        action: { do: 'end' },
        after: told(
          'Each turns up a card: 3 for Artemis, 8 for Dynamo. Dynamo goes first, then Artemis, then Bamf.',
          'Chacun retourne une carte : 3 pour Artemis, 8 pour Dynamo. Dynamo commence, puis Artemis, puis Bamf.',
        ),
        marksAfter: [sign('dynamo', '1.'), sign('artemis', '2.'), sign('bamf', '3.')],
        expect: { fields: { 'stack.0.seat': 'dynamo', 'turn.queue': ['artemis', 'bamf'] } },
      },
    ],
  },
];
