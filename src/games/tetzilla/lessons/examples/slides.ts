import { type Example, marked, sign, sliding } from '../lesson';
import { floor } from '../sketch';

/** Turning, placing and dropping tiles. */
export const slides: readonly Example[] = [
  {
    id: 'falling',
    clauses: ['T4.4', 'T4.1', 'T4.7', 'T10.1'],
    title: { en: 'Straight down', fr: 'Tout droit vers le bas' },
    sketch: sliding('O6', { buildings: ['h2'], deck: ['T7'] }),
    steps: [
      {
        say: {
          en: 'The tile is open for all to see. Red chooses columns c and d and lets go.',
          fr: 'La tuile est visible de tous. Rouge choisit les colonnes c et d et lâche.',
        },
        marks: marked('look', 'c2', 'd2', 'c3', 'd3'),
        action: { do: 'slide', tile: 'O6', spin: 0, column: 'c' },
        after: {
          en: 'It rests on the first row. Its sign becomes a house, worth nobody knows what. The next tile is for the next player.',
          fr: 'Elle repose sur le premier rang. Son signe devient une maison, dont nul ne sait ce qu’elle vaut. La tuile suivante est pour le joueur suivant.',
        },
        expect: {
          boxes: { c2: '#', d2: '#', c3: 'h2', d3: '#', c4: '.' },
          fields: { 'tiles.2': 'O6 0 c2', 'turn.player': 'B', tile: 'T7' },
        },
      },
    ],
  },
  {
    id: 'overhang',
    clauses: ['T4.4'],
    title: { en: 'Holes stay', fr: 'Les trous restent' },
    beside: 'falling',
    sketch: sliding('I8', { tiles: [...floor(1), 'O2 0 c2'], buildings: ['h1', 'b3', 'h2'] }),
    steps: [
      {
        say: {
          en: 'Two boxes of this bar have something below them, two have nothing.',
          fr: 'Deux cases de cette barre ont de quoi s’appuyer, deux n’ont rien.',
        },
        marks: marked('look', 'c3', 'd3'),
        action: { do: 'slide', tile: 'I8', spin: 0, column: 'b' },
        after: {
          en: 'It stops at the first touch and hangs over the rest. No part of it ever sinks.',
          fr: 'Elle s’arrête au premier contact et surplombe le reste. Rien n’en descendra jamais.',
        },
        marksAfter: marked('bad', 'b3', 'e3'),
        expect: {
          boxes: { b4: 'h1', c4: 'b3', d4: '#', e4: 'h2', b3: '.', b2: '.', e3: '.' },
          fields: { 'tiles.3': 'I8 0 b4' },
        },
      },
    ],
  },
  {
    id: 'no-way-round',
    clauses: ['T4.4'],
    title: { en: 'No way round', fr: 'Pas de détour' },
    beside: 'overhang',
    sketch: sliding('O6', { tiles: [...floor(1), 'O2 0 c2', 'I8 0 b4'], buildings: ['h1'] }),
    steps: [
      {
        say: {
          en: 'Under the bar, on e2 and e3, there is room. Red lets a square go in the columns e and f.',
          fr: 'Sous la barre, en e2 et e3, il y a de la place. Rouge lâche un carré dans les colonnes e et f.',
        },
        question: {
          ask: {
            en: 'Where in column e will its lower edge come to rest?',
            fr: 'Où, dans la colonne e, son bord inférieur s’arrêtera-t-il ?',
          },
          among: ['e2', 'e3', 'e5'],
          right: ['e5'],
          because: {
            en: 'It touches the bar on e4, and that is the end of its way. It never goes sideways to get past.',
            fr: 'Il touche la barre en e4, et s’arrête là. Jamais il ne se décale pour la contourner.',
          },
        },
        action: { do: 'slide', tile: 'O6', spin: 0, column: 'e' },
        after: {
          en: 'It lies on the bar, with one half over nothing.',
          fr: 'Il est posé sur la barre, une moitié dans le vide.',
        },
        marksAfter: marked('bad', 'e2', 'e3', 'f2', 'f3', 'f4'),
        expect: {
          boxes: { e5: '#', f5: '#', e6: 'h1', f4: '.', e3: '.', e2: '.' },
          fields: { 'tiles.4': 'O6 0 e5' },
        },
      },
    ],
  },
  {
    id: 'full-rows-stay',
    clauses: ['T4.4'],
    title: { en: 'Full rows stay', fr: 'Les rangs pleins restent' },
    sketch: sliding('I6', { tiles: [...floor(1), 'I3 0 a2'], buildings: ['h1'] }),
    steps: [
      {
        say: {
          en: 'Half of the second row is there. This bar fills the other half.',
          fr: 'La moitié du deuxième rang est là. Cette barre remplit l’autre.',
        },
        marks: marked('look', 'e2', 'f2', 'g2', 'h2'),
        action: { do: 'slide', tile: 'I6', spin: 0, column: 'e' },
        after: {
          en: 'In this game nothing vanishes: the city only grows.',
          fr: 'Dans ce jeu, rien ne disparaît : la ville ne fait que grandir.',
        },
        expect: { boxes: { a2: '#', d2: '#', e2: 'h1', f2: '#', h2: '#', a1: 'A' } },
      },
    ],
  },
  {
    id: 'a-quarter-turn',
    clauses: ['T4.2', 'T4.7', 'T2.1'],
    title: { en: 'A quarter turn', fr: 'Un quart de tour' },
    sketch: sliding('T3', { buildings: ['b3', 'h1'], guards: ['L'] }),
    steps: [
      {
        say: {
          en: 'Turned clockwise by a quarter, this T stands upright, its guard sign at the foot.',
          fr: 'Tourné d’un quart dans le sens horaire, ce T se dresse, son signe de garde au pied.',
        },
        marks: marked('look', 'c2', 'c3', 'c4', 'd3'),
        action: { do: 'slide', tile: 'T3', spin: 1, column: 'c' },
        after: {
          en: 'Signs are served like a page is read: the top first, then the middle row, then the guard below.',
          fr: 'On sert les signes comme on lit une page : le haut d’abord, puis le milieu, puis le garde en bas.',
        },
        marksAfter: [sign('c4', '1'), sign('d3', '2'), sign('c2', '3')],
        expect: { boxes: { c4: 'b3', c3: '#', d3: 'h1', c2: 'L', d2: '.' } },
      },
    ],
  },
  {
    id: 'two-spins',
    clauses: ['T4.2', 'T12.1'],
    title: { en: 'Only two ways to lie', fr: 'Deux positions seulement' },
    sketch: sliding('S1', { buildings: ['h2', 'h1'] }),
    steps: [
      {
        say: {
          en: 'As it lies, this tile would come down on c, d and e, on these four boxes.',
          fr: 'Couchée ainsi, cette tuile descendrait sur c, d et e, dans ces quatre cases.',
        },
        marks: marked('look', 'c2', 'd2', 'd3', 'e3'),
      },
      {
        say: {
          en: 'Before Red lets go of it, it is turned half around, over the same columns.',
          fr: 'Avant que Rouge la lâche, elle fait un demi-tour, sur les mêmes colonnes.',
        },
        question: {
          ask: { en: 'Which boxes would it cover now?', fr: 'Quelles cases couvrirait-elle alors ?' },
          among: ['c2', 'd2', 'e2', 'c3', 'd3', 'e3'],
          right: ['c2', 'd2', 'd3', 'e3'],
          because: {
            en: 'The same ones: after half a turn it looks as before, signs and all. It has two spins, not four.',
            fr: 'Les mêmes : après un demi-tour, elle est comme avant, signes compris. Elle a deux positions, pas quatre.',
          },
        },
        expect: {
          legal: [
            { do: 'slide', tile: 'S1', spin: 0, column: 'c' },
            { do: 'slide', tile: 'S1', spin: 1, column: 'c' },
          ],
          refused: [{ action: { do: 'slide', tile: 'S1', spin: 2, column: 'c' }, clause: 'T4.2' }],
        },
      },
      {
        say: {
          en: 'The other spin is a quarter turn away: upright, it covers c and d only.',
          fr: 'L’autre position est à un quart de tour : debout, elle ne couvre que c et d.',
        },
        marks: marked('look', 'c3', 'c4', 'd2', 'd3'),
        action: { do: 'slide', tile: 'S1', spin: 1, column: 'c' },
        after: {
          en: 'Higher, but narrower: the player who drops a tile chooses between these two.',
          fr: 'Plus haute, mais plus étroite : qui lâche la tuile choisit entre ces deux-là.',
        },
        expect: { boxes: { c4: 'h2', c3: '#', d3: '#', d2: 'h1', c2: '.' } },
      },
    ],
  },
  {
    id: 'reading-order',
    clauses: ['T4.7'],
    title: { en: 'Top row first', fr: 'Le rang du haut d’abord' },
    sketch: sliding('L8', { buildings: ['s5', 'h1', 'b3'] }),
    steps: [
      {
        say: {
          en: 'Three building signs. Who gets the skyscraper that comes first?',
          fr: 'Trois signes de bâtiments. Qui reçoit le gratte-ciel qui vient en premier ?',
        },
        question: {
          ask: { en: 'Where will the first building stand?', fr: 'Où sera le premier bâtiment ?' },
          among: ['c2', 'd2', 'e3'],
          right: ['e3'],
          because: {
            en: 'The upper row is served before the lower one.',
            fr: 'Le rang du haut est servi avant celui du bas.',
          },
        },
        action: { do: 'slide', tile: 'L8', spin: 0, column: 'c' },
        after: { en: 'Then the lower row, from west to east.', fr: 'Puis le rang du bas, d’ouest en est.' },
        marksAfter: [sign('e3', '1'), sign('c2', '2'), sign('d2', '3')],
        expect: { boxes: { e3: 's5', c2: 'h1', d2: 'b3', e2: '#', c3: '.' } },
      },
    ],
  },
  {
    id: 'tiles-and-kaiju',
    clauses: ['T4.8'],
    title: { en: 'Nobody is squashed', fr: 'Personne n’est écrasé' },
    sketch: sliding('O6', { put: { c1: 'AB', h1: 'C' }, buildings: ['h1'] }),
    steps: [
      {
        say: {
          en: 'Two kaiju stand below. The tile comes down on their column.',
          fr: 'Deux kaijus se tiennent en bas. La tuile descend dans leur colonne.',
        },
        marks: marked('look', 'c2', 'd2'),
        action: { do: 'slide', tile: 'O6', spin: 0, column: 'c' },
        after: {
          en: 'It lands on the boxes, not on heads, and nobody is hurt.',
          fr: 'Elle se pose sur les cases, pas sur les têtes, et nul n’est blessé.',
        },
        expect: {
          boxes: { c1: 'AB', c2: '#', c3: 'h1' },
          fields: { 'players.A.hits': 0, 'players.B.hits': 0 },
        },
      },
    ],
  },
];
