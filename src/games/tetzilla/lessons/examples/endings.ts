import type { LessonMark } from '#learning';
import type { Box, Position } from '#tetzilla/rules';
import { arrow, type Example, firing, marked } from '../lesson';

const LAST: Partial<Position['turn']> = { number: 8, stage: 'fire' };
/** A missile that hits Red alone, and is the last shot of the turn. */
const PUT = { c2: 'A', c3: 'M', e1: 'B', f1: 'C' } as const;

/** The scores of that city over the heads of those who have them. @param winners where those stand who win */
const scores = (
  red: string,
  teal: string,
  violet: string,
  ...winners: readonly Box[]
): readonly LessonMark[] =>
  [['c2', red] as const, ['e1', teal] as const, ['f1', violet] as const].map(([at, text]) => ({
    sign: text,
    at,
    tone: winners.includes(at) ? 'good' : 'look',
  }));

/** Columns b and c up to the upper edge, then e and f, then h: no two free columns are side by side up there. */
const FULL = [
  ...['O1 0 b1', 'O2 0 b3', 'O3 0 b5', 'O4 0 b7', 'O5 0 b9', 'O6 0 b11', 'O7 0 b13', 'O8 0 b15'],
  ...['I1 1 b17', 'I2 1 c17'],
  ...['L1 1 e1', 'L2 3 e2', 'L3 1 e5', 'L4 3 e6', 'L5 1 e9', 'L6 3 e10', 'L7 1 e13', 'L8 3 e14'],
  ...['J1 3 e17', 'J2 1 e18'],
  ...['I3 1 h1', 'I4 1 h5', 'I5 1 h9', 'I6 1 h13', 'I7 1 h17'],
];

/** How games end, and who wins. */
export const endings: readonly Example[] = [
  {
    id: 'next-start',
    clauses: ['T9.1'],
    title: { en: 'The start goes round', fr: 'Le premier joueur change' },
    sketch: firing({ c2: 'A', c3: 'M', f1: 'C' }, { seats: { B: { hits: 10 } } }),
    steps: [
      {
        say: {
          en: 'The last shot of turn 2. The next player clockwise is dead.',
          fr: 'Le dernier tir du tour 2. Le joueur suivant, dans le sens horaire, est mort.',
        },
        marks: [arrow('c3', 'c2')],
        camera: 'close',
        action: { do: 'fire', guard: 'c3' },
        after: {
          en: 'Dead or alive, Teal is the start player of turn 3. Only living monsters have tokens, so Violet moves first.',
          fr: 'Mort ou vif, Turquoise est premier joueur du tour 3. Seuls les vivants ont des jetons : Violet bouge en premier.',
        },
        marksAfter: marked('good', 'f1'),
        expect: {
          fields: {
            'turn.number': 3,
            'turn.start': 'B',
            'turn.player': 'C',
            'players.B.tokens': 0,
            'players.C.tokens': 5,
          },
        },
      },
    ],
  },
  {
    id: 'the-eighth-turn',
    clauses: ['T9.1', 'T9.4', 'T10.3'],
    title: { en: 'Adding up', fr: 'Le décompte' },
    beside: 'guards-for-nothing',
    sketch: firing(PUT, {
      turn: LAST,
      seats: {
        A: { hits: 2, pile: ['s6', 'b3'], guards: ['L'] },
        B: { pile: ['s5'] },
        C: { hits: 3, pile: ['h2'] },
      },
    }),
    steps: [
      {
        say: { en: 'The last shot of turn 8 hits Red.', fr: 'Le dernier tir du tour 8 touche Rouge.' },
        marks: [arrow('c3', 'c2')],
        camera: 'close',
        action: { do: 'fire', guard: 'c3' },
        after: {
          en: 'The piles are turned over. Red: 9 for buildings, 1 for a guard, less 3 hits, makes 7. Teal has 5, Violet 2 less 3.',
          fr: 'On retourne les piles. Rouge : 9 de bâtiments, 1 pour un garde, moins 3 blessures, font 7. Turquoise a 5, Violet 2 moins 3.',
        },
        marksAfter: scores('7', '5', '−1', 'c2'),
        expect: {
          fields: {
            outcome: { winners: ['A'], scores: { A: 7, B: 5, C: -1 }, reason: 'turns' },
            'turn.stage': 'over',
          },
        },
      },
    ],
  },
  {
    id: 'guards-for-nothing',
    clauses: ['T9.4'],
    title: { en: 'Without points for guards', fr: 'Sans points pour les gardes' },
    beside: 'the-eighth-turn',
    sketch: firing(PUT, {
      turn: LAST,
      options: { guardPoints: 0 },
      seats: {
        A: { hits: 2, pile: ['s6', 'b3'], guards: ['L'] },
        B: { pile: ['s5'] },
        C: { hits: 3, pile: ['h2'] },
      },
    }),
    steps: [
      {
        say: {
          en: 'The same end with the other option: crushed guards are worth nothing.',
          fr: 'La même fin avec l’autre option : les gardes écrasés ne valent rien.',
        },
        marks: [arrow('c3', 'c2')],
        camera: 'close',
        action: { do: 'fire', guard: 'c3' },
        after: { en: 'Red has 6 instead of 7.', fr: 'Rouge a 6 au lieu de 7.' },
        marksAfter: scores('6', '5', '−1', 'c2'),
        expect: { fields: { outcome: { winners: ['A'], scores: { A: 6, B: 5, C: -1 }, reason: 'turns' } } },
      },
    ],
  },
  {
    id: 'fewer-hits',
    clauses: ['T9.5'],
    title: { en: 'A tie, and fewer hits', fr: 'Égalité, et moins de blessures' },
    beside: 'shared-victory',
    sketch: firing(PUT, { turn: LAST, seats: { A: { pile: ['s6'] }, B: { pile: ['s5'] } } }),
    steps: [
      {
        say: {
          en: 'After this shot Red has 6 less 1, and Teal 5.',
          fr: 'Après ce tir, Rouge a 6 moins 1, et Turquoise 5.',
        },
        marks: [arrow('c3', 'c2')],
        camera: 'close',
        action: { do: 'fire', guard: 'c3' },
        after: {
          en: 'As many points, but Teal was never hit: Teal wins.',
          fr: 'Autant de points, mais Turquoise n’a jamais été touché : il gagne.',
        },
        marksAfter: scores('5', '5', '0', 'e1'),
        expect: { fields: { outcome: { winners: ['B'], scores: { A: 5, B: 5, C: 0 }, reason: 'turns' } } },
      },
    ],
  },
  {
    id: 'shared-victory',
    clauses: ['T9.5'],
    title: { en: 'A victory for two', fr: 'Une victoire à deux' },
    beside: 'fewer-hits',
    sketch: firing(PUT, { turn: LAST, seats: { A: { pile: ['s6'] }, B: { hits: 1, pile: ['s6'] } } }),
    steps: [
      {
        say: { en: 'Now Teal has a hit as well.', fr: 'Cette fois, Turquoise a aussi une blessure.' },
        marks: [arrow('c3', 'c2')],
        camera: 'close',
        action: { do: 'fire', guard: 'c3' },
        after: {
          en: 'Points and hits are equal. They win together.',
          fr: 'Points et blessures sont égaux. Ils gagnent ensemble.',
        },
        marksAfter: scores('5', '5', '0', 'c2', 'e1'),
        expect: {
          fields: { outcome: { winners: ['A', 'B'], scores: { A: 5, B: 5, C: 0 }, reason: 'turns' } },
        },
      },
    ],
  },
  {
    id: 'the-city-is-full',
    clauses: ['T4.9', 'T9.2'],
    title: { en: 'The city is full', fr: 'La ville est pleine' },
    sketch: {
      tiles: FULL,
      put: { b1: 'A', b3: 'M', e1: 'B', h1: 'C' },
      turn: { number: 5, stage: 'slide' },
      tile: 'I8',
      deck: ['T7', 'T8'],
      buildings: ['h1', 'h2', 'b3'],
    },
    steps: [
      {
        say: {
          en: 'At the top no two free columns are side by side. Red’s bar can still stand upright in the first.',
          fr: 'En haut, il n’y a plus deux colonnes libres côte à côte. La barre de Rouge tient encore debout dans la première.',
        },
        marks: marked('bad', 'b20', 'c20', 'e20', 'f20', 'h20'),
        action: { do: 'slide', tile: 'I8', spin: 1, column: 'a' },
        after: {
          en: 'The next two tiles fit nowhere and are put aside. This turn is the last, and is played to its end.',
          fr: 'Les deux tuiles suivantes ne tiennent nulle part : on les met de côté. Ce tour est le dernier, et on le joue jusqu’au bout.',
        },
        expect: { fields: { aside: ['T7', 'T8'], last: true, 'turn.stage': 'fire', 'turn.player': 'A' } },
      },
      {
        say: { en: 'The guards still fire.', fr: 'Les gardes tirent encore.' },
        action: { do: 'fire', guard: 'b3' },
        after: { en: 'Over after turn 5.', fr: 'Fini après le tour 5.' },
        expect: {
          fields: {
            'turn.number': 5,
            outcome: { winners: ['B', 'C'], scores: { A: -1, B: 0, C: 0 }, reason: 'full' },
          },
        },
      },
    ],
  },
  {
    id: 'nobody-left',
    clauses: ['T9.3', 'T9.4', 'T8.3'],
    title: { en: 'Nobody is left', fr: 'Plus personne' },
    sketch: firing(
      { c2: 'A', d3: 'L' },
      { seats: { A: { hits: 9, pile: ['s6'] }, B: { hits: 10 }, C: { hits: 10, pile: ['s4', 's5'] } } },
    ),
    steps: [
      {
        say: {
          en: 'The last kaiju, and a laser that has to be fired.',
          fr: 'Le dernier kaiju, et un laser qu’il faut faire tirer.',
        },
        marks: [arrow('d3', 'c2', 'bad')],
        camera: 'close',
        action: { do: 'fire', guard: 'd3', target: 'A' },
        after: {
          en: 'It ends at once. All lost ten points by their hits, and Violet, dead like the rest, lost the least.',
          fr: 'Tout finit à l’instant. Chacun perd dix points par ses blessures, et Violet, mort comme les autres, s’en tire le mieux.',
        },
        expect: { fields: { outcome: { winners: ['C'], scores: { A: -4, B: -10, C: -1 }, reason: 'ruin' } } },
      },
    ],
  },
];
