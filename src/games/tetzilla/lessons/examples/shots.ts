import { arrow, type Example, firing, marked } from '../lesson';

/** What the guards do. */
export const shots: readonly Example[] = [
  {
    id: 'laser',
    clauses: ['T6.4', 'T1.3'],
    title: { en: 'The laser picks one', fr: 'Le laser en choisit un' },
    sketch: firing({ c2: 'A', d3: 'L', e4: 'B', h1: 'C' }),
    steps: [
      {
        say: {
          en: 'A laser reaches three boxes far, counted along columns and rows.',
          fr: 'Un laser porte à trois cases, comptées le long des colonnes et des rangs.',
        },
        marks: marked('look', 'd3'),
        question: {
          ask: { en: 'Whose kaiju can it hit?', fr: 'Quels kaijus peut-il toucher ?' },
          among: ['c2', 'e4', 'h1'],
          right: ['c2', 'e4'],
          because: {
            en: 'Red and Teal are two boxes away, Violet is six.',
            fr: 'Rouge et Turquoise sont à deux cases, Violet à six.',
          },
        },
        camera: 'close',
        expect: {
          refused: [
            { action: { do: 'fire', guard: 'd3' }, clause: 'T6.4' },
            { action: { do: 'fire', guard: 'd3', target: 'C' }, clause: 'T6.4' },
          ],
        },
      },
      {
        say: {
          en: 'Somebody must be hit. Red spares itself.',
          fr: 'Il faut toucher quelqu’un. Rouge s’épargne.',
        },
        marks: [arrow('d3', 'e4', 'bad')],
        camera: 'close',
        action: { do: 'fire', guard: 'd3', target: 'B' },
        after: { en: 'Two hits.', fr: 'Deux blessures.' },
        expect: { fields: { 'players.A.hits': 0, 'players.B.hits': 2, 'players.C.hits': 0 } },
      },
    ],
  },
  {
    id: 'missile',
    clauses: ['T6.5', 'T6.3'],
    title: { en: 'The missile spares nobody', fr: 'Le missile n’épargne personne' },
    sketch: firing({ c3: 'A', d3: 'M', e4: 'B', g3: 'C', d4: 's5' }),
    steps: [
      {
        say: {
          en: 'A missile hits everybody within two boxes, no matter who fires it.',
          fr: 'Un missile touche tout le monde à deux cases, peu importe qui le tire.',
        },
        question: {
          ask: { en: 'Who is hit?', fr: 'Qui touche-t-il ?' },
          among: ['c3', 'e4', 'g3'],
          right: ['c3', 'e4'],
          because: {
            en: 'Red is one box away, Teal two, Violet three.',
            fr: 'Rouge est à une case, Turquoise à deux, Violet à trois.',
          },
        },
        marks: marked('look', 'd3'),
        camera: 'close',
        action: { do: 'fire', guard: 'd3' },
        after: {
          en: 'One hit each, Red’s own kaiju too. The city is unharmed, and the missile stays.',
          fr: 'Une blessure chacun, le kaiju de Rouge aussi. La ville n’a rien, et le missile reste.',
        },
        expect: {
          boxes: { d3: 'M', d4: 's5' },
          fields: { 'players.A.hits': 1, 'players.B.hits': 1, 'players.C.hits': 0 },
        },
      },
    ],
  },
  {
    id: 'tank',
    clauses: ['T6.6', 'T6.3'],
    title: { en: 'The tank shoots in line', fr: 'Le char tire en ligne' },
    sketch: firing(
      { b2: 'T', c2: 'A', d2: 's5', e2: 'B', f2: 'C' },
      { seats: { C: { ability: 'swiftness' } } },
    ),
    steps: [
      {
        say: {
          en: 'East of the tank, four boxes: c2 to f2. Buildings stop no shell.',
          fr: 'À l’est du char, quatre cases : de c2 à f2. Aucun bâtiment n’arrête l’obus.',
        },
        marks: [arrow('b2', 'f2', 'bad')],
        camera: 'close',
        action: { do: 'fire', guard: 'b2', dir: 'E' },
        after: {
          en: 'Two hits for the first, one for each after it.',
          fr: 'Deux blessures au premier, une à chacun des suivants.',
        },
        expect: {
          boxes: { d2: 's5' },
          fields: { 'players.A.hits': 2, 'players.B.hits': 1, 'players.C.hits': 1 },
        },
      },
    ],
  },
  {
    id: 'tank-diagonal',
    clauses: ['T6.6'],
    title: { en: 'Eight directions', fr: 'Huit directions' },
    beside: 'tank',
    sketch: firing({ b1: 'T', e4: 'A', f1: 'B', h1: 'C' }),
    steps: [
      {
        say: {
          en: 'Tanks aim along diagonals too. To the west there is nobody: that would be the shot at nothing.',
          fr: 'Les chars visent aussi en diagonale. À l’ouest, personne : ce serait le tir dans le vide.',
        },
        marks: [arrow('b1', 'e4', 'good'), arrow('b1', 'f1', 'good')],
        camera: 'close',
        expect: {
          legal: [
            { do: 'fire', guard: 'b1', dir: 'NE' },
            { do: 'fire', guard: 'b1', dir: 'E' },
            { do: 'fire', guard: 'b1' },
          ],
          refused: [{ action: { do: 'fire', guard: 'b1', dir: 'W' }, clause: 'T6.6' }],
        },
      },
      {
        say: { en: 'North-east it is.', fr: 'Ce sera le nord-est.' },
        camera: 'close',
        action: { do: 'fire', guard: 'b1', dir: 'NE' },
        expect: { fields: { 'players.A.hits': 2, 'players.B.hits': 0, 'players.C.hits': 0 } },
      },
    ],
  },
  {
    id: 'tank-shared-box',
    clauses: ['T6.6'],
    title: { en: 'Who is first?', fr: 'Qui est le premier ?' },
    beside: 'tank',
    sketch: firing({ b2: 'T', d2: 'BC', h4: 'A' }, { seats: { C: { ability: 'swiftness' } } }),
    steps: [
      {
        say: {
          en: 'Two share the first box of the line: the player who fires says which of them is first.',
          fr: 'Deux partagent la première case de la ligne : celui qui tire dit lequel est le premier.',
        },
        marks: [arrow('b2', 'd2')],
        camera: 'close',
        action: { do: 'fire', guard: 'b2', dir: 'E', first: 'C' },
        after: {
          en: 'Two hits for Violet, one for Teal.',
          fr: 'Deux blessures pour Violet, une pour Turquoise.',
        },
        expect: { fields: { 'players.B.hits': 1, 'players.C.hits': 2 } },
      },
    ],
  },
  {
    id: 'miss-on-purpose',
    clauses: ['T6.1', 'T6.7'],
    title: { en: 'A shot at nobody', fr: 'Un tir sur personne' },
    beside: 'no-more-shots',
    sketch: firing({ c2: 'A', c3: 'M', e1: 'B', f1: 'C', h4: 'M' }),
    steps: [
      {
        say: {
          en: 'Red has to fire something, and would rather miss: the missile of h4 reaches nobody.',
          fr: 'Rouge doit tirer, et préfère manquer : le missile de h4 n’atteint personne.',
        },
        marks: marked('good', 'h4'),
        action: { do: 'fire', guard: 'h4' },
        after: {
          en: 'It has fired, and is out of the question until the next turn.',
          fr: 'Il a tiré, et ne compte plus jusqu’au prochain tour.',
        },
        expect: {
          fields: { fired: ['h4'], 'turn.player': 'B', 'players.A.hits': 0 },
          refused: [
            { action: { do: 'fire', guard: 'h4' }, clause: 'T6.1' },
            { action: { do: 'pass' }, clause: 'T6.1' },
          ],
        },
      },
      {
        say: { en: 'The next player has only the other one.', fr: 'Le suivant n’a plus que l’autre.' },
        marks: [arrow('c3', 'c2', 'bad')],
        action: { do: 'fire', guard: 'c3' },
        expect: { fields: { 'players.A.hits': 1 } },
      },
    ],
  },
  {
    id: 'no-more-shots',
    clauses: ['T6.2', 'T9.1'],
    title: { en: 'Cease fire', fr: 'Cessez le feu' },
    beside: 'miss-on-purpose',
    sketch: firing({ c2: 'A', c3: 'M', e1: 'B', f1: 'C', h4: 'M' }),
    steps: [
      {
        say: {
          en: 'The same guards, but Red fires the one that hits.',
          fr: 'Les mêmes gardes, mais Rouge tire avec celui qui touche.',
        },
        marks: [arrow('c3', 'c2')],
        camera: 'close',
        action: { do: 'fire', guard: 'c3' },
        after: {
          en: 'The other reaches nobody, so the firing is over. Turn 3 begins, and the start moves on clockwise.',
          fr: 'L’autre n’atteint personne : les tirs cessent. Le tour 3 commence, et le premier joueur change dans le sens horaire.',
        },
        expect: {
          fields: {
            'players.A.hits': 1,
            'turn.number': 3,
            'turn.stage': 'move',
            'turn.start': 'B',
            'turn.player': 'B',
            fired: [],
          },
        },
      },
    ],
  },
];
