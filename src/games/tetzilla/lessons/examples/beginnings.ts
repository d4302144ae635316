import { type Example, marked } from '../lesson';
import { floor } from '../sketch';

/** Abilities, founding, arrival. */
export const beginnings: readonly Example[] = [
  {
    id: 'abilities',
    clauses: ['T3.3', 'T2.4'],
    title: { en: 'Choosing an ability', fr: 'Choisir un talent' },
    sketch: {
      tiles: [],
      options: { abilities: 'choice' },
      seats: { A: { ability: 'toughness' }, B: { ability: 'toughness' }, C: { ability: null } },
      turn: { number: 0, stage: 'choose', player: 'C' },
      deck: ['O6'],
    },
    steps: [
      {
        say: {
          en: 'There are two markers of each ability, and the others have both of toughness. Violet takes swiftness.',
          fr: 'Il y a deux marqueurs de chaque talent, et les autres ont les deux robustesses. Violet prend la vivacité.',
        },
        action: { do: 'choose', ability: 'swiftness' },
        after: {
          en: 'Everybody has one. Setup begins: a tile for Red.',
          fr: 'Chacun en a un. La fondation commence : une tuile pour Rouge.',
        },
        expect: {
          fields: {
            'players.C.ability': 'swiftness',
            'turn.stage': 'found',
            'turn.round': 1,
            'turn.player': 'A',
            tile: 'O6',
          },
        },
      },
    ],
  },
  {
    id: 'founding',
    clauses: ['T3.4', 'T4.1'],
    title: { en: 'The first tiles', fr: 'Les premières tuiles' },
    sketch: {
      tiles: [],
      turn: { number: 0, stage: 'found' },
      tile: 'O6',
      deck: ['I6'],
      buildings: ['h1', 'b3'],
    },
    steps: [
      {
        say: {
          en: 'An empty frame. Everybody slides three tiles before any kaiju comes.',
          fr: 'Un cadre vide. Chacun glisse trois tuiles avant qu’un kaiju n’arrive.',
        },
        camera: 'close',
        action: { do: 'slide', tile: 'O6', spin: 0, column: 'c' },
        after: { en: 'Down to the floor.', fr: 'Jusqu’au fond.' },
        expect: { boxes: { c1: '#', d1: '#', c2: 'h1' }, fields: { 'turn.player': 'B', tile: 'I6' } },
      },
      {
        say: { en: 'The next player goes on beside it.', fr: 'Le joueur suivant continue à côté.' },
        camera: 'close',
        action: { do: 'slide', tile: 'I6', spin: 0, column: 'e' },
        expect: {
          boxes: { e1: 'b3', f1: '#', h1: '#' },
          fields: { 'turn.player': 'C', 'turn.round': 1, 'turn.stage': 'found' },
        },
      },
    ],
  },
  {
    id: 'arrival',
    clauses: ['T3.5'],
    title: { en: 'Coming in from below', fr: 'L’entrée par le bas' },
    sketch: {
      tiles: floor(2),
      put: { a1: 'h1', b1: 'M', d1: 'AB' },
      turn: { number: 0, stage: 'enter', player: 'C' },
    },
    steps: [
      {
        say: {
          en: 'Two kaiju share d1 already. Violet is the last to come.',
          fr: 'Deux kaijus se partagent déjà d1. Violet arrive en dernier.',
        },
        question: {
          ask: { en: 'Where can Violet enter?', fr: 'Où Violet peut-il entrer ?' },
          among: ['a1', 'b1', 'c1', 'd1', 'e1', 'c2'],
          right: ['c1', 'e1'],
          legal: { of: { do: 'enter' }, field: 'box' },
          because: {
            en: 'Only bare boxes of the bottom row with room for one more.',
            fr: 'Seulement les cases nues du rang du bas où il reste une place.',
          },
        },
        camera: 'close',
        action: { do: 'enter', box: 'c1' },
        after: {
          en: 'All are there. Turn 1 begins, and everybody gets 5 tokens.',
          fr: 'Tous sont là. Le tour 1 commence, et chacun reçoit 5 jetons.',
        },
        expect: {
          boxes: { c1: 'C' },
          fields: { 'turn.number': 1, 'turn.stage': 'move', 'turn.player': 'A', 'players.C.tokens': 5 },
        },
      },
    ],
  },
  {
    id: 'arrival-together',
    clauses: ['T3.5', 'T1.2'],
    title: { en: 'Two in one box', fr: 'Deux dans une case' },
    beside: 'arrival',
    sketch: {
      tiles: floor(2),
      put: { a1: 'h1', b1: 'M', d1: 'A' },
      turn: { number: 0, stage: 'enter', player: 'B' },
    },
    steps: [
      {
        say: {
          en: 'Red came in on d1. Teal may begin in the same box: there is room for two.',
          fr: 'Rouge est entré en d1. Turquoise peut commencer sur la même case : il y a place pour deux.',
        },
        marks: marked('good', 'd1'),
        camera: 'close',
        action: { do: 'enter', box: 'd1' },
        after: {
          en: 'Both stand there unharmed. For the third player that box is full.',
          fr: 'Ils y sont tous deux, indemnes. Pour le troisième joueur, cette case est pleine.',
        },
        expect: {
          boxes: { d1: 'AB' },
          fields: { 'turn.player': 'C' },
          refused: [{ action: { do: 'enter', box: 'd1' }, clause: 'T3.5' }],
        },
      },
    ],
  },
  {
    id: 'arrival-higher',
    clauses: ['T3.5'],
    title: { en: 'When the ground is full', fr: 'Quand le sol est plein' },
    beside: 'arrival',
    sketch: {
      tiles: floor(2),
      put: { a1: 'h1', b1: 'M', c1: 'h2', d1: 'b3', e1: 'h1', f1: 'f4', g1: 's5', h1: 'h1', a2: 'h2' },
      turn: { number: 0, stage: 'enter' },
    },
    steps: [
      {
        say: {
          en: 'Every box of the bottom row is taken. The lowest row with a bare box is the second.',
          fr: 'Toutes les cases du rang du bas sont prises. Le rang le plus bas qui a une case nue est le deuxième.',
        },
        marks: [...marked('bad', 'a2'), ...marked('good', 'b2', 'c2', 'd2')],
        camera: 'close',
        action: { do: 'enter', box: 'b2' },
        expect: { boxes: { b2: 'A' }, fields: { 'turn.player': 'B' } },
      },
    ],
  },
];
