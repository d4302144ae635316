import { duel, type Example, marked, sign } from '../lesson';

const OTHER = ['3D', '8S', '6H', '10C', '2C'] as const;

/** The city, who plays, and how a turn goes. */
export const turns: readonly Example[] = [
  {
    id: 'first-city',
    camera: 'whole',
    clauses: ['Z1.2', 'Z1.1', 'Z1.3', 'Z2.1'],
    title: { en: 'A look around the city', fr: 'Un tour de la ville' },
    sketch: duel('9C', { b2: 'A', f6: 'C' }, { city: 'set-up-army' }),
    steps: [
      {
        say: {
          en: 'The city is a square of seven by seven boxes. a1 lies in the south-west, g7 in the north-east.',
          fr: 'La ville est un carré de sept cases sur sept. a1 est au sud-ouest, g7 au nord-est.',
        },
        marks: [sign('a1', 'a1'), sign('g7', 'g7')],
        camera: 'above',
      },
      {
        say: {
          en: 'In the middle the power plant, eight floors. All around sixteen buildings of four: 72 floors to fight for.',
          fr: 'Au milieu, la centrale et ses huit étages. Tout autour, seize immeubles de quatre : 72 étages à se disputer.',
        },
        marks: [sign('d4', '8'), sign('a4', '4'), sign('g4', '4')],
        expect: { boxes: { d4: 'P8', a1: '4', g4: '4', d7: '4', c1: '.', c3: 'u' } },
      },
      {
        say: {
          en: 'Two players start across from each other: Red on b2, Violet on f6. Eight units guard the plant.',
          fr: 'Deux joueurs commencent face à face : Rouge en b2, Violet en f6. Huit unités gardent la centrale.',
        },
        marks: marked('look', 'b2', 'f6'),
        expect: { boxes: { b2: 'A', f6: 'C', b6: '.', f2: '.' } },
      },
      {
        say: {
          en: 'Two words you will need: straight is across a side, diagonal across a corner.',
          fr: 'Deux mots à retenir : en ligne droite, c’est par un côté ; en diagonale, par un coin.',
        },
        question: {
          ask: {
            en: 'Which boxes lie straight beside b2?',
            fr: 'Quelles cases touchent b2 en ligne droite ?',
          },
          among: ['a1', 'a2', 'a3', 'b1', 'b3', 'c1', 'c2', 'c3'],
          right: ['a2', 'b1', 'b3', 'c2'],
          because: {
            en: 'Those that share a side with it. The other four touch only a corner.',
            fr: 'Celles qui ont un côté commun avec elle. Les quatre autres ne touchent qu’un coin.',
          },
        },
        camera: 'above',
      },
    ],
  },
  {
    id: 'army-off',
    camera: 'whole',
    clauses: ['Z1.4'],
    title: { en: 'Without the army', fr: 'Sans l’armée' },
    sketch: duel('9C', { b2: 'A', f6: 'C' }, { city: 'set-up', army: false }),
    steps: [
      {
        say: {
          en: 'If you leave the army out, the boxes around the plant start empty, and cards are for monsters alone.',
          fr: 'Si vous laissez l’armée de côté, les cases autour de la centrale sont vides, et les cartes ne servent qu’aux monstres.',
        },
        marks: marked('look', 'c3', 'd3', 'e3', 'c4', 'e4', 'c5', 'd5', 'e5'),
        expect: {
          boxes: { c3: '.', d5: '.', e4: '.' },
          refused: [{ action: { do: 'army-move', card: '9C', unit: 'c3', to: 'c2' }, clause: 'Z1.4' }],
        },
      },
    ],
  },
  {
    id: 'own-city',
    camera: 'whole',
    clauses: ['Z1.5'],
    title: { en: 'Another city', fr: 'Une autre ville' },
    sketch: duel('9C', { c3: 'A', e5: 'C' }),
    steps: [
      {
        say: {
          en: 'A city may look quite different: one plant, a free place for each player, eight units at most. Most of these lessons play in this little town.',
          fr: 'Une ville peut être tout autre : une centrale, une place libre par joueur, huit unités au plus. La plupart de ces leçons se jouent dans cette petite ville.',
        },
        marks: [sign('d7', '8')],
        expect: { boxes: { d7: 'P8', d4: '.' } },
      },
    ],
  },
  {
    id: 'who-begins',
    camera: 'whole',
    clauses: ['Z2.3', 'Z2.2', 'Z2.1'],
    title: { en: 'Three players', fr: 'À trois' },
    sketch: {
      city: 'set-up',
      army: false,
      boxes: { b2: 'A', b6: 'B', f6: 'C' },
      hands: { A: ['3S', '6D', '8C', '4H', '2S'], B: ['9C'], C: OTHER },
      order: ['B', 'C', 'A'],
    },
    steps: [
      {
        say: {
          en: 'With three, one place stays empty, here f2. Who sits across from it has a rival on either side, and begins.',
          fr: 'À trois, une place reste vide, ici f2. Celui d’en face a un rival de chaque côté, et commence.',
        },
        marks: [{ box: 'f2' }, sign('b6', '1.', 'good'), sign('f6', '2.'), sign('b2', '3.')],
        expect: { fields: { order: ['B', 'C', 'A'], 'turn.player': 'B' } },
      },
      {
        say: {
          en: 'Then the turn goes round clockwise. Teal has one card only here, so that we need not wait long.',
          fr: 'Puis le tour passe dans le sens horaire. Turquoise n’a ici qu’une carte, pour ne pas nous faire attendre.',
        },
        action: { do: 'move', card: '9C', to: 'b5' },
        after: { en: 'Violet is next, and after it Red.', fr: 'C’est à Violet, puis à Rouge.' },
        marksAfter: [sign('f6', '2.', 'good'), sign('b2', '3.')],
        expect: { boxes: { b5: 'B' }, fields: { 'turn.player': 'C' } },
      },
    ],
  },
  {
    id: 'reshuffle',
    camera: 'whole',
    clauses: ['Z2.5', 'Z3.4'],
    title: { en: 'The pile runs out', fr: 'La pioche est vide' },
    sketch: {
      boxes: { c3: 'A', e5: 'C' },
      hands: { A: ['3S', '6D'], C: OTHER },
      turn: { played: 3, quota: 3 },
      drawn: 1,
    },
    steps: [
      {
        say: {
          en: 'Red ends its turn with two cards in hand and draws three. A single one is left to draw.',
          fr: 'Rouge finit son tour avec deux cartes en main et doit en piocher trois. Il n’en reste qu’une.',
        },
        action: { do: 'end' },
        after: {
          en: 'So the discard pile is shuffled and becomes the new one to draw from.',
          fr: 'La défausse est donc mélangée et devient la nouvelle pioche.',
        },
        expect: {
          fields: { 'players.A.hand.length': 5, 'discard.length': 0, 'turn.player': 'C' },
        },
      },
    ],
  },
  {
    id: 'turn-end',
    camera: 'whole',
    clauses: ['Z3.2', 'Z3.1', 'Z3.4'],
    title: { en: 'Three cards, or more', fr: 'Trois cartes, ou plus' },
    sketch: {
      boxes: { c3: 'A', f5: 'C' },
      hands: { A: ['9C', '7D', '6S', '3S', '6D'], C: OTHER },
    },
    steps: [
      {
        say: {
          en: 'You play three to five cards, one after the other, each seen through to its end.',
          fr: 'On joue de trois à cinq cartes, l’une après l’autre, chacune résolue jusqu’au bout.',
        },
        action: { do: 'move', card: '9C', to: 'd3' },
        expect: { fields: { 'turn.played': 1, 'discard.0': '9C' } },
      },
      {
        say: {
          en: 'The second, a howl. You may not stop yet.',
          fr: 'La deuxième, un hurlement. Pas encore le droit de s’arrêter.',
        },
        action: { do: 'ignore', card: '7D' },
        expect: { refused: [{ action: { do: 'end' }, clause: 'Z3.2' }] },
      },
      {
        say: { en: 'The third.', fr: 'La troisième.' },
        action: { do: 'move', card: '6S', to: 'e4' },
        after: {
          en: 'From now on you may end your turn, or play on.',
          fr: 'À partir de là, vous pouvez finir votre tour, ou continuer.',
        },
        expect: { legal: [{ do: 'end' }], fields: { 'turn.played': 3 } },
      },
      {
        say: {
          en: 'Red keeps its last two cards.',
          fr: 'Rouge garde ses deux dernières cartes.',
        },
        action: { do: 'end' },
        after: {
          en: 'It fills its hand up to five again, and the turn is Violet’s.',
          fr: 'Il complète sa main à cinq, et c’est à Violet.',
        },
        expect: {
          fields: {
            'players.A.hand.0': '3S',
            'players.A.hand.1': '6D',
            'players.A.hand.length': 5,
            'turn.player': 'C',
            'turn.played': 0,
          },
        },
      },
    ],
  },
  {
    id: 'five-cards',
    camera: 'whole',
    clauses: ['Z3.2', 'Z3.5'],
    title: { en: 'All five', fr: 'Toutes les cinq' },
    sketch: {
      boxes: { c3: 'A', e5: 'C' },
      hands: { A: ['9C'], C: OTHER },
      turn: { played: 4, quota: 3 },
    },
    steps: [
      {
        say: {
          en: 'Four cards are played, one is left. With an empty hand the turn ends by itself.',
          fr: 'Quatre cartes sont jouées, il en reste une. Main vide, le tour finit tout seul.',
        },
        action: { do: 'move', card: '9C', to: 'c4' },
        after: {
          en: 'Red draws five new ones, and it is Violet’s turn at once.',
          fr: 'Rouge en pioche cinq nouvelles, et c’est aussitôt à Violet.',
        },
        expect: {
          boxes: { c4: 'A' },
          fields: { 'players.A.hand.length': 5, 'turn.player': 'C', 'discard.0': '9C' },
        },
      },
    ],
  },
  {
    id: 'small-hand',
    camera: 'whole',
    clauses: ['Z3.3'],
    title: { en: 'A small hand', fr: 'Une petite main' },
    sketch: { boxes: { c3: 'A', f5: 'C' }, hands: { A: ['9C', '7D'], C: OTHER } },
    steps: [
      {
        say: {
          en: 'Red begins with two cards only. It cannot play three, so it plays them all.',
          fr: 'Rouge commence avec deux cartes. Il ne peut en jouer trois : il les joue toutes.',
        },
        action: { do: 'move', card: '9C', to: 'd3' },
        after: { en: 'Stopping after one is not enough.', fr: 'S’arrêter après une seule ne suffit pas.' },
        expect: { refused: [{ action: { do: 'end' }, clause: 'Z3.2' }], fields: { 'turn.quota': 2 } },
      },
      {
        say: { en: 'The second, and the hand is empty.', fr: 'La seconde, et la main est vide.' },
        action: { do: 'ignore', card: '7D' },
        after: { en: 'Now the turn is over.', fr: 'Le tour est alors fini.' },
        expect: { fields: { 'turn.player': 'C', 'players.A.hand.length': 5 } },
      },
    ],
  },
  {
    id: 'passed-over',
    camera: 'whole',
    clauses: ['Z3.3', 'Z3.4'],
    title: { en: 'No cards at all', fr: 'Plus une carte' },
    sketch: {
      boxes: { c3: 'A', e5: 'C' },
      hands: { A: ['3S', '6D'], C: [] },
      turn: { played: 3, quota: 3 },
    },
    steps: [
      {
        say: {
          en: 'Red ends its turn, but Violet has no card left: ink, it seems.',
          fr: 'Rouge finit son tour, mais Violet n’a plus une carte : de l’encre, sans doute.',
        },
        action: { do: 'end' },
        after: {
          en: 'Violet draws five cards, and that was its whole turn. Red plays again.',
          fr: 'Violet pioche cinq cartes, et c’était tout son tour. Rouge rejoue.',
        },
        expect: { fields: { 'turn.player': 'A', 'players.C.hand.length': 5, 'players.A.hand.length': 5 } },
      },
    ],
  },
];
