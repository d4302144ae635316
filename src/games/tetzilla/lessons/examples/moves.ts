import { alone, arrow, city, type Example } from '../lesson';
import { floor } from '../sketch';

/** Where steps lead, and where they cannot. */
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
];
