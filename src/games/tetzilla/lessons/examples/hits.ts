import { alone, arrow, type Example, firing, marked } from '../lesson';

/** Hits, abilities and death. */
export const hits: readonly Example[] = [
  {
    id: 'fuel',
    clauses: ['T5.8', 'T7.1', 'T12.2'],
    title: { en: 'Fuel burns', fr: 'Le carburant brûle' },
    beside: 'toughness',
    sketch: alone({ c2: 'A', c3: 'f4' }),
    steps: [
      {
        say: {
          en: 'A fuel depot is worth a lot. It costs 1 on top of the step, and 1 hit.',
          fr: 'Un dépôt de carburant vaut cher. Il coûte 1 de plus que le pas, et 1 blessure.',
        },
        marks: [arrow('c2', 'c3')],
        camera: 'close',
        action: { do: 'step', to: 'c3' },
        after: {
          en: 'Every hit is a point lost at the end.',
          fr: 'Chaque blessure est un point de moins à la fin.',
        },
        expect: {
          fields: {
            'players.A.tokens': 3,
            'players.A.hits': 1,
            'players.A.pile': ['f4'],
            'players.A.spent': false,
          },
        },
      },
    ],
  },
  {
    id: 'toughness',
    clauses: ['T7.2', 'T2.4'],
    title: { en: 'Toughness helps once', fr: 'La robustesse aide une fois' },
    beside: 'fuel',
    sketch: alone({ c2: 'A', c3: 'f4', d3: 'f5' }, { ability: 'toughness' }),
    steps: [
      {
        say: {
          en: 'This kaiju is tough: it shrugs off one hit of a building a turn.',
          fr: 'Ce kaiju est robuste : il ignore une blessure de bâtiment par tour.',
        },
        marks: [arrow('c2', 'c3', 'good')],
        camera: 'close',
        action: { do: 'step', to: 'c3' },
        after: {
          en: 'No hit. The ability is spent for this turn.',
          fr: 'Pas de blessure. Le talent est épuisé pour ce tour.',
        },
        expect: { fields: { 'players.A.hits': 0, 'players.A.spent': true } },
      },
      {
        say: { en: 'A second depot in the same turn.', fr: 'Un second dépôt, le même tour.' },
        marks: [arrow('c3', 'd3', 'bad')],
        camera: 'close',
        action: { do: 'step', to: 'd3' },
        after: { en: 'That one hurts.', fr: 'Celui-là fait mal.' },
        expect: { fields: { 'players.A.hits': 1, 'players.A.tokens': 1, 'players.A.pile': ['f4', 'f5'] } },
      },
    ],
  },
  {
    id: 'guards-always-hurt',
    clauses: ['T7.2', 'T12.3'],
    title: { en: 'No cure for crushed guards', fr: 'Rien contre un garde écrasé' },
    beside: 'toughness',
    sketch: alone({ c2: 'A', c3: 'T' }, { ability: 'tough-skin' }),
    steps: [
      {
        say: {
          en: 'Tough skin is good against a tank’s shell. Against treading on the tank it is not.',
          fr: 'La peau épaisse protège de l’obus d’un char. Pas du char sur lequel on marche.',
        },
        marks: [arrow('c2', 'c3', 'bad')],
        camera: 'close',
        action: { do: 'step', to: 'c3' },
        expect: {
          fields: {
            'players.A.tokens': 3,
            'players.A.hits': 1,
            'players.A.spent': false,
            'players.A.guards': ['T'],
          },
        },
      },
    ],
  },
  {
    id: 'swiftness',
    clauses: ['T7.2', 'T6.7'],
    title: { en: 'Swift enough for one missile', fr: 'Assez vif pour un missile' },
    sketch: firing(
      { c2: 'A', b2: 'M', c3: 'M', g1: 'B', h1: 'C' },
      { seats: { A: { ability: 'swiftness' } } },
    ),
    steps: [
      {
        say: {
          en: 'Red is swift and fires the first missile at its own feet.',
          fr: 'Rouge est vif et fait tirer le premier missile à ses propres pieds.',
        },
        marks: [arrow('c3', 'c2', 'good')],
        camera: 'close',
        action: { do: 'fire', guard: 'c3' },
        after: {
          en: 'It dodges: one hit ignored, and the ability spent.',
          fr: 'Il esquive : une blessure ignorée, et le talent épuisé.',
        },
        expect: { fields: { 'players.A.hits': 0, 'players.A.spent': true, 'turn.player': 'B' } },
      },
      {
        say: {
          en: 'That shot is over before the next is chosen. Now the other missile.',
          fr: 'Ce tir est fini avant qu’on choisisse le suivant. Au tour de l’autre missile.',
        },
        marks: [arrow('b2', 'c2', 'bad')],
        camera: 'close',
        action: { do: 'fire', guard: 'b2' },
        expect: { fields: { 'players.A.hits': 1 } },
      },
    ],
  },
  {
    id: 'shining-skin',
    clauses: ['T7.2', 'T6.4'],
    title: { en: 'A skin like a mirror', fr: 'Une peau comme un miroir' },
    beside: 'laser',
    sketch: firing({ c2: 'A', c4: 'L', g1: 'B', h1: 'C' }, { seats: { A: { ability: 'shining-skin' } } }),
    steps: [
      {
        say: {
          en: 'Red’s skin shines. It throws back one of the two hits of a laser, once a turn.',
          fr: 'La peau de Rouge brille. Elle renvoie une des deux blessures d’un laser, une fois par tour.',
        },
        marks: [arrow('c4', 'c2', 'good')],
        camera: 'close',
        action: { do: 'fire', guard: 'c4', target: 'A' },
        after: { en: 'One hit instead of two.', fr: 'Une blessure au lieu de deux.' },
        expect: { fields: { 'players.A.hits': 1 } },
      },
    ],
  },
  {
    id: 'tough-skin',
    clauses: ['T7.2', 'T6.6'],
    title: { en: 'A skin like armour', fr: 'Une peau comme un blindage' },
    beside: 'tank',
    sketch: firing(
      { b2: 'T', c2: 'A', d2: 'B', h1: 'C' },
      {
        seats: { A: { ability: 'tough-skin' }, B: { ability: 'tough-skin' }, C: { ability: 'swiftness' } },
      },
    ),
    steps: [
      {
        say: {
          en: 'Both kaiju in the line have tough skin: each ignores one hit of a tank’s shot, once a turn.',
          fr: 'Les deux kaijus de la ligne ont la peau épaisse : chacun ignore une blessure du tir d’un char, une fois par tour.',
        },
        marks: [arrow('b2', 'd2', 'good')],
        camera: 'close',
        action: { do: 'fire', guard: 'b2', dir: 'E' },
        after: {
          en: 'One hit for Red, the first in the line, and none at all for Teal.',
          fr: 'Une blessure pour Rouge, le premier de la ligne, et aucune pour Turquoise.',
        },
        expect: { fields: { 'players.A.hits': 1, 'players.B.hits': 0 } },
      },
    ],
  },
  {
    id: 'death',
    clauses: ['T8.1', 'T8.2'],
    title: { en: 'The last bite', fr: 'La dernière bouchée' },
    sketch: {
      ...alone({ c2: 'A', c3: 'f4' }),
      seats: { A: { hits: 9 }, B: { tokens: 2 }, C: { tokens: 0 } },
    },
    steps: [
      {
        say: {
          en: 'Red has nine hits, and cannot resist.',
          fr: 'Rouge a neuf blessures, et ne résiste pas.',
        },
        marks: [arrow('c2', 'c3', 'bad')],
        camera: 'close',
        action: { do: 'step', to: 'c3' },
        after: {
          en: 'Ten hits: dead, off the board, tokens gone. The depot is still Red’s.',
          fr: 'Dix blessures : mort, hors du plateau, sans jetons. Le dépôt est tout de même à Rouge.',
        },
        expect: {
          boxes: { c2: '#', c3: '#' },
          fields: {
            'players.A.hits': 10,
            'players.A.tokens': 0,
            'players.A.pile': ['f4'],
            'turn.player': 'B',
          },
        },
      },
    ],
  },
  {
    id: 'never-more-than-ten',
    clauses: ['T8.2', 'T8.1'],
    title: { en: 'Dead is dead', fr: 'Mort, c’est mort' },
    sketch: firing({ c2: 'A', d3: 'L', g1: 'B', h1: 'C' }, { seats: { A: { hits: 9 } } }),
    steps: [
      {
        say: {
          en: 'A laser does 2 hits, and Red lacks only one.',
          fr: 'Un laser fait 2 blessures, et il n’en manque qu’une à Rouge.',
        },
        marks: [arrow('d3', 'c2', 'bad')],
        camera: 'close',
        action: { do: 'fire', guard: 'd3', target: 'A' },
        after: {
          en: 'Ten, not eleven: what goes beyond does not count.',
          fr: 'Dix, pas onze : le surplus ne compte pas.',
        },
        expect: { boxes: { c2: '#', d3: 'L' }, fields: { 'players.A.hits': 10 } },
      },
    ],
  },
  {
    id: 'from-the-grave',
    clauses: ['T8.3', 'T6.1'],
    title: { en: 'Shots from the grave', fr: 'Des tirs d’outre-tombe' },
    sketch: firing({ c2: 'B', c3: 'M', h1: 'C' }, { seats: { A: { hits: 10, pile: ['s6'] } } }),
    steps: [
      {
        say: {
          en: 'Red’s kaiju is dead, Red is not: the first shot is Red’s.',
          fr: 'Le kaiju de Rouge est mort, pas Rouge : le premier tir est à lui.',
        },
        marks: [...marked('look', 'c3'), arrow('c3', 'c2')],
        camera: 'close',
        action: { do: 'fire', guard: 'c3' },
        after: { en: 'And the pile stays with Red.', fr: 'Et Rouge garde sa pile.' },
        expect: { fields: { 'players.B.hits': 1, 'players.A.pile': ['s6'] } },
      },
    ],
  },
];
