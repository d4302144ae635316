import { alone, arrow, city, type Example, marked, sign } from '../lesson';

/** What steps cost and crush, and how the tokens of a turn are spent. */
export const tokens: readonly Example[] = [
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
    id: 'five-tokens',
    clauses: ['T5.1', 'T5.2', 'T5.6', 'T5.3'],
    title: { en: 'A turn with five tokens', fr: 'Un tour avec cinq jetons' },
    sketch: city(
      { c1: 'A', c3: 's5', e1: 'B', e3: 'T', h1: 'C' },
      { seats: { B: { ability: 'swiftness' }, C: { tokens: 0 } }, deck: ['O6'] },
    ),
    steps: [
      {
        say: { en: 'Red climbs onto a bare box: 1 token.', fr: 'Rouge grimpe sur une case nue : 1 jeton.' },
        marks: [arrow('c1', 'c2'), sign('c2', '1')],
        camera: 'close',
        action: { do: 'step', to: 'c2' },
        expect: { fields: { 'players.A.tokens': 4 } },
      },
      {
        say: {
          en: 'So does Teal, who has 4 left as well.',
          fr: 'Turquoise aussi, à qui il en reste 4 également.',
        },
        marks: [arrow('e1', 'e2'), sign('e2', '1')],
        camera: 'close',
        action: { do: 'step', to: 'e2' },
        expect: { fields: { 'players.B.tokens': 4 } },
      },
      {
        say: {
          en: 'A skyscraper for Red: 1 for the step and 2 on top, 3 in all.',
          fr: 'Un gratte-ciel pour Rouge : 1 pour le pas et 2 de plus, 3 en tout.',
        },
        marks: [arrow('c2', 'c3'), sign('c3', '3')],
        camera: 'close',
        action: { do: 'step', to: 'c3' },
        expect: { boxes: { c3: 'A' }, fields: { 'players.A.tokens': 1, 'players.A.pile': ['s5'] } },
      },
      {
        say: {
          en: 'Teal crushes a tank: 2 tokens and 1 hit.',
          fr: 'Turquoise écrase un char : 2 jetons et 1 blessure.',
        },
        marks: [arrow('e2', 'e3'), sign('e3', '2')],
        camera: 'close',
        action: { do: 'step', to: 'e3' },
        expect: { fields: { 'players.B.tokens': 2, 'players.B.hits': 1, 'players.B.guards': ['T'] } },
      },
      {
        say: {
          en: 'Red’s last token takes it one box to the west.',
          fr: 'Le dernier jeton de Rouge le mène d’une case à l’ouest.',
        },
        marks: [arrow('c3', 'b3'), sign('b3', '1')],
        camera: 'close',
        action: { do: 'step', to: 'b3' },
        after: { en: '1, 3 and 1: all five are spent.', fr: '1, 3 et 1 : les cinq sont dépensés.' },
        expect: { boxes: { b3: 'A' }, fields: { 'players.A.tokens': 0, 'turn.player': 'B' } },
      },
      {
        say: {
          en: 'Teal has 2 left and likes it where it is. A pass costs a token as well …',
          fr: 'Il en reste 2 à Turquoise, qui est bien où il est. Passer coûte aussi un jeton …',
        },
        camera: 'close',
        action: { do: 'pass' },
        expect: { fields: { 'players.B.tokens': 1, 'turn.player': 'B' } },
      },
      {
        say: {
          en: '… and so does the next. Tokens cannot be saved for another turn.',
          fr: '… et le suivant de même. On n’épargne pas de jetons pour un autre tour.',
        },
        camera: 'close',
        action: { do: 'pass' },
        after: {
          en: 'Nobody has any left: the tiles follow.',
          fr: 'Plus personne n’en a : place aux tuiles.',
        },
        expect: { fields: { 'players.B.tokens': 0, 'turn.stage': 'slide', tile: 'O6' } },
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
