import { alone, arrow, city, type Example, marked, sign } from '../lesson';
import { floor } from '../sketch';

/** Steps, what they cost, and what they crush. */
export const moves: readonly Example[] = [
  {
    id: 'ways',
    clauses: ['T5.4', 'T1.3'],
    title: { en: 'West, north, east', fr: 'Ouest, nord, est' },
    sketch: alone({ c2: 'A' }),
    steps: [
      {
        say: {
          en: 'A kaiju climbs. It goes up or sideways, a box at a time, and never comes down again.',
          fr: 'Un kaiju grimpe. Il va vers le haut ou de côté, case par case, et ne redescend jamais.',
        },
        question: {
          ask: { en: 'Where can Red step?', fr: 'Où Rouge peut-il aller ?' },
          among: ['b2', 'b3', 'c1', 'c3', 'd2', 'd3'],
          right: ['b2', 'c3', 'd2'],
          legal: { of: { do: 'step' }, field: 'to' },
          because: {
            en: 'West, north and east of c2. Corners do not count as neighbours, and c1 lies below.',
            fr: 'À l’ouest, au nord et à l’est de c2. Les coins ne sont pas voisins, et c1 est en dessous.',
          },
        },
        camera: 'close',
        expect: {
          legal: [{ do: 'step', to: 'b2' }],
          refused: [
            { action: { do: 'step', to: 'c1' }, clause: 'T5.4' },
            { action: { do: 'step', to: 'd3' }, clause: 'T5.4' },
          ],
        },
      },
      {
        say: { en: 'Up it goes.', fr: 'On monte.' },
        marks: [arrow('c2', 'c3')],
        camera: 'close',
        action: { do: 'step', to: 'c3' },
        after: {
          en: 'A step onto bare ground costs 1 token: 4 are left.',
          fr: 'Un pas sur une case nue coûte 1 jeton : il en reste 4.',
        },
        expect: { boxes: { c2: '#', c3: 'A' }, fields: { 'players.A.tokens': 4 } },
      },
    ],
  },
  {
    id: 'costs',
    clauses: ['T5.6', 'T5.7', 'T2.2', 'T12.2', 'T5.1'],
    title: { en: 'What buildings cost', fr: 'Ce que coûtent les bâtiments' },
    sketch: alone({ b2: 'A', c2: 'h1', c3: 'b3', c4: 's5' }),
    steps: [
      {
        say: {
          en: 'Red begins with 5 tokens. A house costs nothing on top of the step: 1 token.',
          fr: 'Rouge commence avec 5 jetons. Une maison ne coûte rien de plus que le pas : 1 jeton.',
        },
        marks: [arrow('b2', 'c2'), sign('c2', '1')],
        camera: 'close',
        action: { do: 'step', to: 'c2' },
        after: {
          en: 'The house lies in Red’s pile now. Only Red knows its points.',
          fr: 'La maison est dans la pile de Rouge, qui seul connaît ses points.',
        },
        expect: { boxes: { c2: 'A' }, fields: { 'players.A.tokens': 4, 'players.A.pile': ['h1'] } },
      },
      {
        say: {
          en: 'A block costs 1 on top: 2 tokens in all.',
          fr: 'Un immeuble coûte 1 de plus : 2 jetons en tout.',
        },
        marks: [arrow('c2', 'c3'), sign('c3', '2')],
        camera: 'close',
        action: { do: 'step', to: 'c3' },
        expect: { fields: { 'players.A.tokens': 2, 'players.A.pile': ['h1', 'b3'] } },
      },
      {
        say: {
          en: 'The skyscraper wants 3, and Red has 2: out of reach for this turn. Sideways is still possible.',
          fr: 'Le gratte-ciel en veut 3, et Rouge en a 2 : trop cher pour ce tour-ci. De côté, c’est encore possible.',
        },
        marks: [...marked('bad', 'c4'), ...marked('good', 'b3', 'd3'), sign('c4', '3')],
        camera: 'close',
        expect: {
          legal: [
            { do: 'step', to: 'b3' },
            { do: 'step', to: 'd3' },
          ],
          refused: [{ action: { do: 'step', to: 'c4' }, clause: 'T5.6' }],
        },
      },
    ],
  },
  {
    id: 'rounds',
    clauses: ['T5.2', 'T5.3', 'T3.1'],
    title: { en: 'One decision each', fr: 'Une décision chacun' },
    sketch: city({ c2: 'A', c3: 's5', e1: 'B', g1: 'C' }),
    steps: [
      {
        say: {
          en: 'A step is one decision, however dear. Red pays 3 tokens at once for the skyscraper.',
          fr: 'Un pas est une décision, si cher qu’il soit. Rouge paie d’un coup 3 jetons pour le gratte-ciel.',
        },
        marks: [arrow('c2', 'c3')],
        camera: 'close',
        action: { do: 'step', to: 'c3' },
        expect: { fields: { 'players.A.tokens': 2, 'turn.player': 'B' } },
      },
      {
        say: {
          en: 'Clockwise, the next kaiju makes its step.',
          fr: 'Dans le sens horaire, le kaiju suivant fait son pas.',
        },
        marks: [arrow('e1', 'e2')],
        camera: 'close',
        action: { do: 'step', to: 'e2' },
        expect: { boxes: { e2: 'B' }, fields: { 'turn.player': 'C' } },
      },
      {
        say: {
          en: 'The third player waits, and pays 1 token for that.',
          fr: 'Le troisième attend, et paie pour cela 1 jeton.',
        },
        camera: 'close',
        action: { do: 'pass' },
        after: { en: 'And it is Red’s move again.', fr: 'Et c’est de nouveau à Rouge.' },
        expect: { fields: { 'players.C.tokens': 4, 'turn.player': 'A' } },
      },
    ],
  },
  {
    id: 'no-way-in',
    clauses: ['T5.5', 'T1.2'],
    title: { en: 'Full boxes and thin air', fr: 'Cases pleines et vide' },
    sketch: {
      tiles: [...floor(2), 'O1 0 c3'],
      put: { b2: 'A', c2: 'BC' },
      seats: { B: { tokens: 0 }, C: { tokens: 0 } },
    },
    steps: [
      {
        say: {
          en: 'Two kaiju fill a box. And where no tile lies there is nothing to stand on.',
          fr: 'Deux kaijus remplissent une case. Et sans tuile, il n’y a rien sous les pieds.',
        },
        question: {
          ask: { en: 'Where can Red step?', fr: 'Où Rouge peut-il aller ?' },
          among: ['a2', 'b3', 'c2'],
          right: ['a2'],
          legal: { of: { do: 'step' }, field: 'to' },
          because: {
            en: 'c2 holds two already, and b3 is not built.',
            fr: 'c2 en porte déjà deux, et b3 n’est pas bâtie.',
          },
        },
        camera: 'close',
        action: { do: 'step', to: 'a2' },
        expect: { boxes: { a2: 'A', c2: 'BC' } },
      },
    ],
  },
  {
    id: 'sharing',
    clauses: ['T5.5', 'T1.2'],
    title: { en: 'Room for two', fr: 'De la place pour deux' },
    beside: 'no-way-in',
    sketch: city({ c2: 'A', d2: 'B', h1: 'C' }),
    steps: [
      {
        say: { en: 'One kaiju leaves room for another.', fr: 'Un kaiju laisse de la place à un autre.' },
        marks: [arrow('c2', 'd2', 'good')],
        camera: 'close',
        action: { do: 'step', to: 'd2' },
        after: { en: 'They do not harm each other.', fr: 'Ils ne se font aucun mal.' },
        expect: {
          boxes: { c2: '#', d2: 'AB' },
          fields: { 'players.A.hits': 0, 'players.B.hits': 0, 'players.A.tokens': 4 },
        },
      },
    ],
  },
  {
    id: 'crushed-guards',
    clauses: ['T5.7', 'T12.3', 'T2.3', 'T5.8'],
    title: { en: 'Guards underfoot', fr: 'Des gardes sous les pattes' },
    sketch: alone({ c2: 'A', c3: 'M', d3: 'L' }),
    steps: [
      {
        say: {
          en: 'A missile costs 1 on top of the step and does not hurt.',
          fr: 'Un missile coûte 1 de plus que le pas, et ne blesse pas.',
        },
        marks: [arrow('c2', 'c3'), sign('c3', '2')],
        camera: 'close',
        action: { do: 'step', to: 'c3' },
        after: { en: 'It lies open beside Red’s pile.', fr: 'Il reste visible à côté de la pile de Rouge.' },
        expect: {
          boxes: { c3: 'A' },
          fields: { 'players.A.tokens': 3, 'players.A.hits': 0, 'players.A.guards': ['M'] },
        },
      },
      {
        say: {
          en: 'A laser costs nothing more, but burns: 1 hit.',
          fr: 'Un laser ne coûte rien de plus, mais brûle : 1 blessure.',
        },
        marks: [arrow('c3', 'd3')],
        camera: 'close',
        action: { do: 'step', to: 'd3' },
        expect: {
          boxes: { c3: '#', d3: 'A' },
          fields: { 'players.A.tokens': 2, 'players.A.hits': 1, 'players.A.guards': ['M', 'L'] },
        },
      },
    ],
  },
  {
    id: 'short-of-tokens',
    clauses: ['T5.3', 'T5.6', 'T5.1', 'T4.1'],
    title: { en: 'The last token', fr: 'Le dernier jeton' },
    sketch: { ...alone({ c2: 'A', b2: 'b3', c3: 's5', d2: 'M' }, { tokens: 1 }), deck: ['O6'] },
    steps: [
      {
        say: {
          en: 'One token is left, and everything around costs more. Red can only pass.',
          fr: 'Il reste un jeton, et tout coûte plus cher alentour. Rouge ne peut que passer.',
        },
        marks: marked('bad', 'b2', 'c3', 'd2'),
        camera: 'close',
        action: { do: 'pass' },
        after: {
          en: 'Nobody has tokens any more: the city grows. The next tile is turned up for Red.',
          fr: 'Plus personne n’a de jetons : la ville grandit. On retourne la prochaine tuile pour Rouge.',
        },
        expect: { fields: { 'players.A.tokens': 0, 'turn.stage': 'slide', 'turn.player': 'A', tile: 'O6' } },
      },
    ],
  },
];
