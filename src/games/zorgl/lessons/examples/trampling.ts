import { AGAINST, arrow, duel, type Example, marked, pile } from '../lesson';

const DIAGONAL = { c3: 'A', d4: 'u', f2: 'C' } as const;
const AROUND = ['c4', 'c5', 'd5', 'e5', 'e4', 'e3', 'd3'] as const;

/** Who flees, and who is crushed. */
export const trampling: readonly Example[] = [
  {
    id: 'flee',
    clauses: ['Z9.1', 'Z9.2'],
    title: { en: 'Run for it!', fr: 'Sauve qui peut !' },
    sketch: duel('9C', { c4: 'A', f2: 'C', d4: 'u' }),
    steps: [
      {
        say: {
          en: 'A unit makes way before the monster arrives, away from it: straight on, or half aside.',
          fr: 'Une unité s’écarte avant l’arrivée du monstre, loin de lui : tout droit, ou de biais.',
        },
        marks: [
          arrow('c4', 'd4'),
          arrow('d4', 'e4', 'good'),
          arrow('d4', 'e5', 'good'),
          arrow('d4', 'e3', 'good'),
        ],
        action: { do: 'move', card: '9C', to: 'd4', flee: 'e4' },
        after: {
          en: 'Red, whose turn it is, chose e4. After a straight step both books agree on these three boxes.',
          fr: 'Rouge, dont c’est le tour, a choisi e4. Après un pas droit, les deux livrets sont d’accord sur ces trois cases.',
        },
        expect: { boxes: { c4: '.', d4: 'A', e4: 'u' }, fields: pile('A', 0) },
      },
    ],
  },
  {
    id: 'flee-english',
    clauses: ['Z9.2'],
    title: {
      en: 'Fleeing from a diagonal step: English book',
      fr: 'Fuir un pas en diagonale : livret anglais',
    },
    beside: 'flee-french',
    sketch: duel('6S', DIAGONAL),
    steps: [
      {
        say: {
          en: 'Red comes from the south-west. By the English book a unit flees to the far side: straight on or half aside.',
          fr: 'Rouge vient du sud-ouest. Selon le livret anglais, une unité fuit du côté opposé : tout droit ou de biais.',
        },
        question: {
          ask: { en: 'Where can the unit flee?', fr: 'Où l’unité peut-elle fuir ?' },
          among: AROUND,
          right: ['d5', 'e5', 'e4'],
          legal: { of: { do: 'move', card: '6S', to: 'd4' }, field: 'flee' },
          because: {
            en: 'Straight on from c3 lies e5, and half aside of it d5 and e4: three boxes.',
            fr: 'Tout droit depuis c3, c’est e5, et de part et d’autre d5 et e4 : trois cases.',
          },
        },
        camera: 'above',
        expect: {
          refused: [{ action: { do: 'move', card: '6S', to: 'd4', flee: 'c5' }, clause: 'Z9.2' }],
          legal: [{ do: 'move', card: '6S', to: 'd4', flee: 'd5' }],
        },
      },
      {
        say: { en: 'Off they go.', fr: 'Les voilà partis.' },
        marks: [arrow('c3', 'd4'), ...marked('good', 'd5', 'e5', 'e4')],
        action: { do: 'move', card: '6S', to: 'd4', flee: 'e5' },
        camera: 'above',
        expect: { boxes: { d4: 'A', e5: 'u' } },
      },
    ],
  },
  {
    id: 'flee-french',
    clauses: ['Z9.2'],
    title: {
      en: 'Fleeing from a diagonal step: French book',
      fr: 'Fuir un pas en diagonale : livret français',
    },
    beside: 'flee-english',
    sketch: duel('6S', DIAGONAL, { flight: 'french' }),
    steps: [
      {
        say: {
          en: 'The same step. By the French book a unit may go to any box that does not touch the one the monster came from.',
          fr: 'Le même pas. Selon le livret français, une unité va où elle veut, sauf sur une case qui touche celle d’où vient le monstre.',
        },
        question: {
          ask: { en: 'Where can the unit flee?', fr: 'Où l’unité peut-elle fuir ?' },
          among: AROUND,
          right: ['c5', 'd5', 'e5', 'e4', 'e3'],
          legal: { of: { do: 'move', card: '6S', to: 'd4' }, field: 'flee' },
          because: {
            en: 'Only c4 and d3 touch c3. The other five are open: two more than in the English book.',
            fr: 'Seules c4 et d3 touchent c3. Les cinq autres sont ouvertes : deux de plus que dans le livret anglais.',
          },
        },
        camera: 'above',
        expect: {
          legal: [{ do: 'move', card: '6S', to: 'd4', flee: 'e3' }],
          refused: [{ action: { do: 'move', card: '6S', to: 'd4', flee: 'c4' }, clause: 'Z9.2' }],
        },
      },
      {
        say: { en: 'This time to the side.', fr: 'Cette fois, sur le côté.' },
        marks: [arrow('c3', 'd4'), ...marked('good', 'c5', 'd5', 'e5', 'e4', 'e3')],
        action: { do: 'move', card: '6S', to: 'd4', flee: 'c5' },
        camera: 'above',
        expect: { boxes: { d4: 'A', c5: 'u' } },
      },
    ],
  },
  {
    id: 'crush',
    clauses: ['Z9.3', 'Z9.5'],
    title: { en: 'Nowhere to run', fr: 'Nulle part où fuir' },
    sketch: duel('9C', { c4: 'A', f2: 'C', d4: 'u', e4: '2', e3: '1', e5: '3' }),
    steps: [
      {
        say: {
          en: 'The three boxes it could flee to are all built up.',
          fr: 'Les trois cases où elle pourrait fuir sont toutes bâties.',
        },
        marks: [arrow('c4', 'd4'), ...marked('bad', 'e3', 'e4', 'e5')],
        action: { do: 'move', card: '9C', to: 'd4' },
        after: {
          en: 'Squashed. The unit lies in Red’s pile and counts as a floor.',
          fr: 'Aplatie. L’unité rejoint la pile de Rouge et compte comme un étage.',
        },
        expect: { boxes: { c4: '.', d4: 'A' }, fields: pile('A', 0, 1) },
      },
    ],
  },
  {
    id: 'crush-setup',
    beside: 'crush-setup-french',
    clauses: ['Z9.3', 'Z9.2'],
    title: { en: 'Crushed in the first turn', fr: 'Écrasée dès le premier tour' },
    sketch: duel('6S', { b2: 'A', f6: 'C' }, { city: 'set-up-army' }),
    steps: [
      {
        say: {
          en: 'The very first spade of a game, from b2 onto the unit on c3.',
          fr: 'Le tout premier pique d’une partie, de b2 sur l’unité de c3.',
        },
        question: {
          ask: { en: 'Where can that unit flee?', fr: 'Où cette unité peut-elle fuir ?' },
          among: ['c4', 'd4', 'd3', 'b4', 'd2'],
          right: [],
          legal: { of: { do: 'move', card: '6S', to: 'c3' }, field: 'flee' },
          because: {
            en: 'Away from Red lie the plant on d4 and comrades on c4 and d3. None is empty.',
            fr: 'À l’opposé de Rouge, il y a la centrale en d4 et des camarades en c4 et d3. Aucune case n’est vide.',
          },
        },
        camera: 'above',
        expect: { boxes: { c3: 'u', c4: 'u', d3: 'u' } },
      },
      {
        say: { en: 'Bad luck for the units.', fr: 'Pas de chance pour les unités.' },
        marks: [arrow('b2', 'c3'), ...marked('bad', 'c4', 'd4', 'd3')],
        action: { do: 'move', card: '6S', to: 'c3' },
        after: {
          en: 'The first prize of the game is Red’s.',
          fr: 'Le premier butin de la partie est à Rouge.',
        },
        expect: { boxes: { b2: '.', c3: 'A' }, fields: pile('A', 0, 1) },
      },
    ],
  },
  {
    id: 'crush-setup-french',
    clauses: ['Z9.2', 'Z9.3'],
    title: { en: 'The same unit, French book', fr: 'La même unité, livret français' },
    beside: 'crush-setup',
    sketch: duel('6S', { b2: 'A', f6: 'C' }, { city: 'set-up-army', flight: 'french' }),
    steps: [
      {
        say: {
          en: 'The same first spade. By the French book that unit still has a chance.',
          fr: 'Le même premier pique. Selon le livret français, l’unité garde une chance.',
        },
        question: {
          ask: { en: 'Where can that unit flee?', fr: 'Où cette unité peut-elle fuir ?' },
          among: ['b3', 'b4', 'c4', 'd4', 'd3', 'd2', 'c2'],
          right: ['b4', 'd2'],
          legal: { of: { do: 'move', card: '6S', to: 'c3' }, field: 'flee' },
          because: {
            en: 'b3 and c2 touch b2, where Red comes from. c4, d4 and d3 are full. That leaves b4 and d2, to the sides.',
            fr: 'b3 et c2 touchent b2, d’où vient Rouge. c4, d4 et d3 sont pleines. Restent b4 et d2, sur les côtés.',
          },
        },
        camera: 'above',
        expect: {
          legal: [
            { do: 'move', card: '6S', to: 'c3', flee: 'b4' },
            { do: 'move', card: '6S', to: 'c3', flee: 'd2' },
          ],
          refused: [{ action: { do: 'move', card: '6S', to: 'c3' }, clause: 'Z9.1' }],
        },
      },
      {
        say: { en: 'Out by the south, says Red.', fr: 'Par le sud, dit Rouge.' },
        marks: [arrow('b2', 'c3'), arrow('c3', 'd2', 'good')],
        action: { do: 'move', card: '6S', to: 'c3', flee: 'd2' },
        after: {
          en: 'One rule, two books: agree on one before you start.',
          fr: 'Une règle, deux livrets : mettez-vous d’accord avant de commencer.',
        },
        expect: { boxes: { b2: '.', c3: 'A', d2: 'u' }, fields: pile('A', 0) },
      },
    ],
  },
  {
    id: 'crush-straight',
    clauses: ['Z9.3', 'Z9.2'],
    title: { en: 'Crushed in the ranks', fr: 'Écrasée dans les rangs' },
    sketch: duel('9C', { b4: 'A', f6: 'C' }, { city: 'set-up-army', flight: 'french' }),
    steps: [
      {
        say: {
          en: 'A club from the west, straight into the ranks around the plant. After a straight step both books count the same three boxes.',
          fr: 'Un trèfle depuis l’ouest, en plein dans les rangs autour de la centrale. Après un pas droit, les deux livrets comptent les mêmes trois cases.',
        },
        marks: [arrow('b4', 'c4'), ...marked('bad', 'd3', 'd4', 'd5')],
        action: { do: 'move', card: '9C', to: 'c4' },
        after: {
          en: 'Comrades on d3 and d5, the plant on d4: nowhere to go, by either book.',
          fr: 'Des camarades en d3 et d5, la centrale en d4 : aucune issue, selon l’un comme selon l’autre.',
        },
        expect: { boxes: { b4: '.', c4: 'A', d3: 'u', d5: 'u' }, fields: pile('A', 0, 1) },
      },
    ],
  },
  {
    id: 'shove-flee',
    clauses: ['Z9.1', 'Z9.2'],
    title: { en: 'Who chooses the way?', fr: 'Qui choisit la fuite ?' },
    sketch: duel('7D', { c4: 'A', d4: 'C', e4: 'u', f5: 'u' }),
    steps: [
      {
        say: {
          en: 'Red pushes Violet onto a unit. It has to flee before Violet comes.',
          fr: 'Rouge pousse Violet sur une unité. Elle doit fuir avant l’arrivée de Violet.',
        },
        question: {
          ask: { en: 'Where can the unit on e4 flee?', fr: 'Où l’unité de e4 peut-elle fuir ?' },
          among: ['e5', 'f5', 'f4', 'f3', 'e3'],
          right: ['f4', 'f3'],
          legal: { of: { do: 'attack', card: '7D' }, field: 'flee' },
          because: {
            en: 'To f4 or f3: the third box on the far side, f5, holds another unit. And Red chooses, for it is Red’s turn.',
            fr: 'En f4 ou f3 : la troisième case du côté opposé, f5, abrite une autre unité. Et c’est Rouge qui choisit, car c’est son tour.',
          },
        },
        camera: 'above',
        expect: {
          legal: [
            { ...AGAINST, flee: 'f4' },
            { ...AGAINST, flee: 'f3' },
          ],
          refused: [
            { action: { ...AGAINST, flee: 'f5' }, clause: 'Z9.2' },
            { action: AGAINST, clause: 'Z9.1' },
          ],
        },
      },
      {
        say: { en: 'To the south-east, says Red.', fr: 'Au sud-est, dit Rouge.' },
        marks: [arrow('d4', 'e4'), arrow('e4', 'f3', 'good')],
        action: { ...AGAINST, flee: 'f3' },
        expect: { boxes: { d4: 'A', e4: 'C', f3: 'u', f5: 'u' }, fields: pile('A', 0) },
      },
    ],
  },
  {
    id: 'corner',
    clauses: ['Z9.3', 'Z9.2'],
    title: { en: 'A unit in the corner', fr: 'Une unité dans le coin' },
    sketch: duel('6S', { f2: 'A', g1: 'u', c5: 'C' }),
    steps: [
      {
        say: {
          en: 'There is no far side beyond the corner of the board.',
          fr: 'Au coin du plateau, il n’y a pas de côté opposé.',
        },
        marks: [arrow('f2', 'g1', 'bad')],
        action: { do: 'move', card: '6S', to: 'g1' },
        after: {
          en: 'Crushed, although f1 and g2 were empty.',
          fr: 'Écrasée, bien que f1 et g2 fussent vides.',
        },
        marksAfter: marked('look', 'f1', 'g2'),
        expect: { boxes: { f2: '.', g1: 'A', f1: '.', g2: '.' }, fields: pile('A', 0, 1) },
      },
    ],
  },
];
