import { arrow, type Example, marked, sign, sliding } from '../lesson';
import { floor } from '../sketch';

/** A tower up to the upper edge, so that nothing fits over its column. */
const TOWER = ['I1 1 c1', 'I3 1 c5', 'I4 1 c9', 'I5 1 c13', 'I7 1 c17'] as const;

/** Where a tile may begin, and where it may not. */
export const edges: readonly Example[] = [
  {
    id: 'over-the-tower',
    clauses: ['T4.3', 'T4.5'],
    title: { en: 'No room at the top', fr: 'Pas de place en haut' },
    sketch: sliding('O6', { tiles: TOWER, put: { c1: 'A', c2: 'B', c3: 'C' }, buildings: ['h1'] }),
    steps: [
      {
        say: {
          en: 'The tower touches the upper edge. A tile that covers its column cannot even begin.',
          fr: 'La tour touche le bord supérieur. Une tuile sur sa colonne ne peut même pas partir.',
        },
        marks: marked('bad', 'c20'),
        expect: {
          legal: [
            { do: 'slide', tile: 'O6', spin: 0, column: 'a' },
            { do: 'slide', tile: 'O6', spin: 0, column: 'd' },
          ],
          refused: [
            { action: { do: 'slide', tile: 'O6', spin: 0, column: 'b' }, clause: 'T4.3' },
            { action: { do: 'slide', tile: 'O6', spin: 0, column: 'c' }, clause: 'T4.3' },
            { action: { do: 'slide', tile: 'O6', spin: 0, column: 'h' }, clause: 'T4.3' },
            { action: { do: 'pass' }, clause: 'T4.5' },
          ],
        },
      },
      {
        say: {
          en: 'Beside it there is room, and slide it must: all the way down.',
          fr: 'À côté il y a de la place, et il faut glisser : jusqu’en bas.',
        },
        marks: [arrow('d20', 'd2')],
        action: { do: 'slide', tile: 'O6', spin: 0, column: 'd' },
        expect: { boxes: { d1: '#', e1: '#', d2: 'h1', e2: '#' } },
      },
    ],
  },
  {
    id: 'one-row-left',
    clauses: ['T4.3', 'T4.5'],
    title: { en: 'One row is too little', fr: 'Un rang ne suffit pas' },
    beside: 'over-the-tower',
    sketch: sliding('O6', {
      tiles: ['I1 1 c1', 'I3 1 c5', 'I4 1 c9', 'I5 1 c13', 'L2 1 c17'],
      put: { c1: 'A', c2: 'B', c3: 'C' },
      buildings: ['h1'],
    }),
    steps: [
      {
        say: {
          en: 'One row is free over the tower, and a square is two high: it would stick out of the board. West of the tower there are only two columns, but they will do.',
          fr: 'Il reste un rang au-dessus de la tour, et un carré en mesure deux : il dépasserait du plateau. À l’ouest de la tour, il n’y a que deux colonnes, mais elles suffisent.',
        },
        marks: [...marked('bad', 'c20'), ...marked('good', 'a20', 'b20')],
        expect: {
          legal: [{ do: 'slide', tile: 'O6', spin: 0, column: 'a' }],
          refused: [
            { action: { do: 'slide', tile: 'O6', spin: 0, column: 'b' }, clause: 'T4.3' },
            { action: { do: 'slide', tile: 'O6', spin: 0, column: 'c' }, clause: 'T4.3' },
            { action: { do: 'pass' }, clause: 'T4.5' },
          ],
        },
      },
      {
        say: {
          en: 'Where it can go, it has to go: not playing it is no choice.',
          fr: 'Là où elle peut aller, la tuile doit aller : ne pas la jouer n’est pas un choix.',
        },
        marks: [arrow('a20', 'a2')],
        action: { do: 'slide', tile: 'O6', spin: 0, column: 'a' },
        expect: { boxes: { a1: '#', b1: '#', a2: 'h1', b2: '#' } },
      },
    ],
  },
  {
    id: 'level-city',
    clauses: ['T4.6'],
    title: { en: 'The level city', fr: 'La ville plate' },
    sketch: sliding('O6', {
      tiles: [...floor(1), 'O1 0 c2', 'O2 0 c4'],
      options: { level: true },
      buildings: ['h1'],
    }),
    steps: [
      {
        say: {
          en: 'An option for peaceful mayors. This tile could end in row 2, so row 4 is the highest it may end in.',
          fr: 'Une option pour maires paisibles. Cette tuile pourrait finir au rang 2 : le rang 4 est le plus haut permis.',
        },
        marks: [...marked('bad', 'c6', 'd6'), ...marked('good', 'e2', 'f2')],
        expect: {
          legal: [{ do: 'slide', tile: 'O6', spin: 0, column: 'e' }],
          refused: [{ action: { do: 'slide', tile: 'O6', spin: 0, column: 'c' }, clause: 'T4.6' }],
        },
      },
      {
        say: { en: 'Beside the tower, then.', fr: 'À côté de la tour, donc.' },
        action: { do: 'slide', tile: 'O6', spin: 0, column: 'e' },
        expect: { boxes: { e2: '#', f2: '#', e3: 'h1' } },
      },
    ],
  },
  {
    id: 'for-two',
    clauses: ['T11.1', 'T1.1'],
    title: { en: 'Two players, six columns', fr: 'Deux joueurs, six colonnes' },
    sketch: sliding('T7', {
      players: 2,
      tiles: ['I1 0 a1', 'O1 0 e1'],
      put: { a1: 'A', b1: 'B' },
      buildings: ['h1'],
    }),
    steps: [
      {
        say: {
          en: 'With two players the city is narrow: columns a to f.',
          fr: 'À deux, la ville est étroite : colonnes a à f.',
        },
        marks: [sign('a1', 'a'), sign('f1', 'f')],
        expect: {
          legal: [{ do: 'slide', tile: 'T7', spin: 0, column: 'd' }],
          refused: [{ action: { do: 'slide', tile: 'T7', spin: 0, column: 'e' }, clause: 'T4.3' }],
        },
      },
      {
        say: { en: 'Everything else stays the same.', fr: 'Tout le reste ne change pas.' },
        action: { do: 'slide', tile: 'T7', spin: 0, column: 'b' },
        expect: { boxes: { b2: '#', c2: '#', d2: '#', c3: 'h1' } },
      },
    ],
  },
];
