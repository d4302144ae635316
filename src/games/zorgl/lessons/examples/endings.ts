import { AGAINST, arrow, crowd, duel, type Example, pile } from '../lesson';

/** How a game ends. */
export const endings: readonly Example[] = [
  {
    id: 'ten-floors',
    camera: 'whole',
    clauses: ['Z10.1'],
    title: { en: 'Ten floors win', fr: 'Dix étages gagnent' },
    sketch: duel('7D', { c4: 'A', d4: 'C', e4: '3' }, { floors: { A: 9, C: 6 } }),
    steps: [
      {
        say: {
          en: 'Red has nine floors, and a house behind Violet.',
          fr: 'Rouge a neuf étages, et un immeuble derrière Violet.',
        },
        marks: [arrow('c4', 'd4'), { box: 'e4', tone: 'good' }],
        action: AGAINST,
        after: {
          en: 'That makes ten: the game is over at once.',
          fr: 'Cela fait dix : la partie est finie sur-le-champ.',
        },
        expect: {
          fields: { 'players.A.floors': 10, outcome: { winner: 'A', reason: 'floors' }, 'turn.player': 'A' },
          refused: [{ action: { do: 'end' }, clause: 'Z10.3' }],
        },
      },
    ],
  },
  {
    id: 'units-count',
    camera: 'whole',
    clauses: ['Z9.5', 'Z10.1'],
    title: { en: 'Units count as well', fr: 'Les unités comptent aussi' },
    sketch: duel(
      '9C',
      { c4: 'A', f2: 'C', d4: 'u', e4: '2', e3: '1', e5: '3' },
      { floors: { A: 7 }, units: { A: 2 } },
    ),
    steps: [
      {
        say: {
          en: 'Seven floors and two units are worth nine. One more unit stands right there.',
          fr: 'Sept étages et deux unités valent neuf. Une unité de plus est juste là.',
        },
        marks: [arrow('c4', 'd4')],
        action: { do: 'move', card: '9C', to: 'd4' },
        after: { en: 'Crushed, and Red wins by a squad.', fr: 'Écrasée : Rouge gagne d’une escouade.' },
        expect: { fields: { ...pile('A', 7, 3), outcome: { winner: 'A', reason: 'floors' } } },
      },
    ],
  },
  {
    id: 'blitz-wins',
    camera: 'whole',
    clauses: ['Z10.1', 'Z7.4'],
    title: { en: 'Won halfway', fr: 'Gagné à mi-chemin' },
    sketch: duel('JC', { b3: 'A', f2: 'C', c3: 'u' }, { floors: { A: 9 } }),
    steps: [
      {
        say: {
          en: 'A blitz with nine floors in the pile. A unit stands in the first box.',
          fr: 'Un blitz avec neuf étages en pile. Une unité occupe la première case.',
        },
        marks: [arrow('b3', 'c3')],
        action: { do: 'blitz', card: 'JC', to: 'c3' },
        after: {
          en: 'The pile is looked at after every single move. Red has won, and the second step is not taken any more.',
          fr: 'On regarde la pile après chaque mouvement. Rouge a gagné, et le second pas ne se fait plus.',
        },
        expect: {
          boxes: { c3: 'A' },
          fields: { ...pile('A', 9, 1), pending: null, outcome: { winner: 'A', reason: 'floors' } },
        },
      },
    ],
  },
  {
    id: 'plant-last-floor',
    camera: 'whole',
    clauses: ['Z10.2'],
    title: { en: 'The plant falls', fr: 'La centrale tombe' },
    sketch: duel('7D', { c4: 'A', d4: 'C', e4: 'P1' }, { floors: { A: 4, C: 3 } }),
    steps: [
      {
        say: {
          en: 'One last floor of the power plant. When it goes, the game ends, and the most floors win.',
          fr: 'Un dernier étage à la centrale. S’il tombe, la partie finit, et le plus d’étages l’emporte.',
        },
        marks: [arrow('c4', 'd4'), { box: 'e4' }],
        action: AGAINST,
        after: { en: 'Red leads by five to three, and wins.', fr: 'Rouge mène cinq à trois, et gagne.' },
        expect: {
          boxes: { d4: 'A', e4: 'C' },
          fields: { 'players.A.floors': 5, outcome: { winner: 'A', reason: 'plant' } },
        },
      },
    ],
  },
  {
    id: 'plant-other-wins',
    camera: 'whole',
    clauses: ['Z10.2'],
    title: { en: 'A bad idea', fr: 'Une mauvaise idée' },
    sketch: duel('7D', { c4: 'A', d4: 'C', e4: 'P1' }, { floors: { A: 2, C: 6 } }),
    steps: [
      {
        say: {
          en: 'The same blow, but Violet is far ahead.',
          fr: 'Le même coup, mais Violet est loin devant.',
        },
        marks: [arrow('c4', 'd4')],
        action: AGAINST,
        after: {
          en: 'Red has brought down the plant, and handed the game to Violet: six against three.',
          fr: 'Rouge a fait tomber la centrale, et offert la partie à Violet : six contre trois.',
        },
        expect: { fields: { ...pile('A', 3), outcome: { winner: 'C', reason: 'plant' } } },
      },
    ],
  },
  {
    id: 'plant-tie',
    camera: 'whole',
    clauses: ['Z10.2'],
    title: { en: 'A tie for the most', fr: 'Égalité en tête' },
    sketch: crowd('7D', { c4: 'A', d4: 'C', e4: 'P1', b6: 'B' }, { floors: { A: 2, B: 6, C: 6 } }),
    steps: [
      {
        say: {
          en: 'Teal and Violet both have six floors. Red, with two, stands before the last floor of the plant.',
          fr: 'Turquoise et Violet ont six étages chacun. Rouge, avec deux, est devant le dernier étage de la centrale.',
        },
        marks: [arrow('c4', 'd4')],
        action: AGAINST,
        after: {
          en: 'On a tie for the most, the player who destroyed the plant wins: Red, with no more than three.',
          fr: 'En cas d’égalité en tête, celui qui a détruit la centrale gagne : Rouge, avec ses trois étages.',
        },
        expect: {
          fields: { ...pile('A', 3), ...pile('B', 6), outcome: { winner: 'A', reason: 'plant' } },
        },
      },
    ],
  },
  {
    id: 'both-at-once',
    camera: 'whole',
    clauses: ['Z10.3', 'Z10.1'],
    title: { en: 'Both at once', fr: 'Les deux à la fois' },
    sketch: duel('7D', { c4: 'A', d4: 'C', e4: 'P1' }, { floors: { A: 9, C: 3 } }),
    steps: [
      {
        say: {
          en: 'The plant’s last floor would be Red’s tenth.',
          fr: 'Le dernier étage de la centrale serait le dixième de Rouge.',
        },
        marks: [arrow('c4', 'd4')],
        action: AGAINST,
        after: {
          en: 'Then the ten floors decide: Red wins by them.',
          fr: 'Ce sont alors les dix étages qui décident : Rouge gagne par eux.',
        },
        expect: { fields: { ...pile('A', 10), outcome: { winner: 'A', reason: 'floors' } } },
      },
    ],
  },
];
