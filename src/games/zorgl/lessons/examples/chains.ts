import { AGAINST, arrow, crowd, type Example, pile, sign } from '../lesson';

const LINE = { b4: 'A', c4: 'C', d4: 'B' } as const;

/** Pushes that go on from monster to monster. */
export const chains: readonly Example[] = [
  {
    id: 'chain-two',
    clauses: ['Z6.4', 'Z6.5'],
    title: { en: 'What if a monster is behind?', fr: 'Et si un monstre est derrière ?' },
    sketch: crowd('7D', { c4: 'A', d4: 'C', e4: 'D' }),
    steps: [
      {
        say: {
          en: 'Amber stands in Violet’s way. So Violet, in stumbling, pushes Amber on.',
          fr: 'Ambre barre la route à Violet. En trébuchant, Violet pousse donc Ambre à son tour.',
        },
        marks: [arrow('c4', 'd4'), arrow('d4', 'e4'), arrow('e4', 'f4', 'good')],
        action: AGAINST,
        after: {
          en: 'f4 was free: Amber moves first, then Violet, and Red comes after.',
          fr: 'f4 était libre : Ambre part d’abord, puis Violet, et Rouge suit.',
        },
        expect: { boxes: { c4: '.', d4: 'A', e4: 'C', f4: 'D' }, fields: pile('A', 0) },
      },
    ],
  },
  {
    id: 'chain',
    clauses: ['Z6.5', 'Z6.4'],
    title: { en: 'What if there is a third one?', fr: 'Et s’il y en a un troisième ?' },
    sketch: crowd('7D', { ...LINE, e4: 'D' }),
    steps: [
      {
        say: {
          en: 'All three rivals in a row: it just goes on down the line. Only its far end counts.',
          fr: 'Trois rivaux à la file : cela continue tout du long. Seul compte le bout de la file.',
        },
        marks: [sign('c4', '1'), sign('d4', '2'), sign('e4', '3'), arrow('e4', 'f4', 'good')],
        action: AGAINST,
        after: {
          en: 'There is room on f4, so everybody moves up a box, Red included.',
          fr: 'Il y a de la place en f4 : tout le monde avance d’une case, Rouge compris.',
        },
        expect: { boxes: { b4: '.', c4: 'A', d4: 'C', e4: 'B', f4: 'D' }, fields: pile('A', 0) },
      },
    ],
  },
  {
    id: 'chain-edge',
    clauses: ['Z6.6'],
    title: { en: 'A chain at the edge', fr: 'Une chaîne contre le bord' },
    sketch: crowd('7D', { d4: 'A', e4: 'C', f4: 'B', g4: 'D' }),
    steps: [
      {
        say: {
          en: 'The line ends at the edge of the board.',
          fr: 'La file s’arrête au bord du plateau.',
        },
        question: {
          ask: { en: 'Who will move?', fr: 'Qui va bouger ?' },
          among: ['d4', 'e4', 'f4', 'g4'],
          right: [],
          because: {
            en: 'Nobody. When the last one cannot go back, none of the others can.',
            fr: 'Personne. Si le dernier ne peut reculer, aucun des autres ne le peut.',
          },
        },
        action: AGAINST,
        after: {
          en: 'Much noise, no movement, and a card less.',
          fr: 'Beaucoup de bruit, aucun mouvement, et une carte de moins.',
        },
        expect: { boxes: { d4: 'A', e4: 'C', f4: 'B', g4: 'D' }, fields: pile('A', 0) },
      },
    ],
  },
  {
    id: 'combo',
    clauses: ['Z6.7', 'Z6.4'],
    title: { en: 'COMBO!', fr: 'COMBO !' },
    sketch: crowd('7D', { ...LINE, e4: '4', f2: 'D' }),
    steps: [
      {
        say: {
          en: 'Two monsters in a line, and a building behind them. Count the monsters that are pushed.',
          fr: 'Deux monstres à la file, un immeuble derrière. Comptez les monstres poussés.',
        },
        marks: [sign('c4', '1'), sign('d4', '2'), sign('e4', '4 − 2')],
      },
      {
        say: {
          en: 'The building loses as many floors as monsters run into it.',
          fr: 'L’immeuble perd autant d’étages qu’il reçoit de monstres.',
        },
        marks: [arrow('b4', 'c4'), arrow('c4', 'd4'), arrow('d4', 'e4', 'bad')],
        action: AGAINST,
        after: {
          en: 'Two floors with one card, all for Red. Nobody moves, for two floors still stand.',
          fr: 'Deux étages pour une carte, tous à Rouge. Personne ne bouge, car il en reste deux debout.',
        },
        marksAfter: [sign('e4', '2')],
        expect: {
          boxes: { b4: 'A', c4: 'C', d4: 'B', e4: '2' },
          fields: { ...pile('A', 2), ...pile('C', 0), ...pile('B', 0) },
        },
      },
    ],
  },
  {
    id: 'combo-collapse',
    clauses: ['Z6.7', 'Z6.9'],
    title: { en: 'A combo takes the whole house', fr: 'Un combo emporte tout l’immeuble' },
    sketch: crowd('7D', { ...LINE, e4: '2', f2: 'D' }),
    steps: [
      {
        say: {
          en: 'The same line, but the building has no more than two floors.',
          fr: 'La même file, mais l’immeuble n’a plus que deux étages.',
        },
        marks: [sign('c4', '1'), sign('d4', '2'), sign('e4', '2 − 2')],
        action: AGAINST,
        after: {
          en: 'It collapses, its box comes free, and the whole line moves up: Teal, Violet and Red.',
          fr: 'Il s’effondre, sa case se libère, et toute la file avance : Turquoise, Violet et Rouge.',
        },
        expect: { boxes: { b4: '.', c4: 'A', d4: 'C', e4: 'B' }, fields: pile('A', 2) },
      },
    ],
  },
  {
    id: 'mega-combo',
    clauses: ['Z6.7'],
    title: { en: 'MEGA-COMBO!', fr: 'MÉGA-COMBO !' },
    sketch: crowd('7D', { ...LINE, e4: 'D', f4: '4' }),
    steps: [
      {
        say: {
          en: 'All three rivals in one line before a building: the dream of every monster.',
          fr: 'Les trois rivaux à la file devant un immeuble : le rêve de tout monstre.',
        },
        marks: [sign('c4', '1'), sign('d4', '2'), sign('e4', '3'), { box: 'f4' }],
        action: AGAINST,
        after: {
          en: 'Three floors at one blow. There is no bigger haul for an ordinary attack.',
          fr: 'Trois étages d’un coup. Aucune attaque ordinaire ne rapporte davantage.',
        },
        marksAfter: [sign('f4', '1')],
        expect: {
          boxes: { b4: 'A', c4: 'C', d4: 'B', e4: 'D', f4: '1' },
          fields: pile('A', 3),
        },
      },
    ],
  },
  {
    id: 'mega-combo-collapse',
    clauses: ['Z6.7', 'Z6.9', 'Z6.5'],
    title: { en: 'Four monsters on the move', fr: 'Quatre monstres en marche' },
    sketch: crowd('7D', { ...LINE, e4: 'D', f4: '3' }),
    steps: [
      {
        say: {
          en: 'Three are pushed, three floors are left. That works out exactly.',
          fr: 'Trois poussés, trois étages restants. Le compte est bon.',
        },
        marks: [sign('f4', '3 − 3')],
        action: AGAINST,
        after: {
          en: 'The building is gone, and all four monsters move one box east.',
          fr: 'Plus d’immeuble, et les quatre monstres avancent d’une case vers l’est.',
        },
        expect: { boxes: { b4: '.', c4: 'A', d4: 'C', e4: 'B', f4: 'D' }, fields: pile('A', 3) },
      },
    ],
  },
  {
    id: 'overflow',
    clauses: ['Z6.8', 'Z6.7'],
    title: { en: 'More blows than floors', fr: 'Plus de coups que d’étages' },
    sketch: crowd('7D', { ...LINE, e4: '1', f2: 'D' }),
    steps: [
      {
        say: {
          en: 'Two monsters are pushed, but only one floor stands. What of the other?',
          fr: 'Deux monstres poussés, mais un seul étage debout. Et le second ?',
        },
        marks: [sign('e4', '1 − 2')],
        action: AGAINST,
        after: {
          en: 'It is forgotten: Red wins one floor. The line moves up into the empty box.',
          fr: 'Il est oublié : Rouge gagne un étage. La file avance dans la case vide.',
        },
        expect: { boxes: { c4: 'A', d4: 'C', e4: 'B' }, fields: pile('A', 1) },
      },
    ],
  },
  {
    id: 'chain-crush',
    clauses: ['Z6.10', 'Z9.3', 'Z9.1'],
    title: { en: 'Who gets what?', fr: 'À qui revient quoi ?' },
    sketch: crowd('7D', { c4: 'A', d4: 'C', e4: 'B', f4: 'u', g4: '2', g3: '1', g5: '3' }),
    steps: [
      {
        say: {
          en: 'Red pushes Violet, Violet pushes Teal, and Teal lands on a unit that cannot flee. Whose is it?',
          fr: 'Rouge pousse Violet, Violet pousse Turquoise, et Turquoise tombe sur une unité sans issue. À qui est-elle ?',
        },
        marks: [arrow('c4', 'd4'), arrow('d4', 'e4'), arrow('e4', 'f4', 'bad')],
        action: AGAINST,
        after: {
          en: 'Red’s. Whatever a chain breaks or crushes belongs to the player whose turn it is.',
          fr: 'À Rouge. Tout ce qu’une chaîne casse ou écrase appartient au joueur dont c’est le tour.',
        },
        expect: {
          boxes: { d4: 'A', e4: 'C', f4: 'B' },
          fields: { ...pile('A', 0, 1), ...pile('B', 0), ...pile('C', 0) },
        },
      },
    ],
  },
];
