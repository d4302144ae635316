import { arrow, duel, type Example, marked, pile, sign } from '../lesson';

/** Black cards. */
export const moves: readonly Example[] = [
  {
    id: 'step',
    clauses: ['Z4.1', 'Z1.1'],
    title: { en: 'A club walks straight', fr: 'Le trèfle va tout droit' },
    sketch: duel('9C', { c4: 'A', f3: 'C' }),
    steps: [
      {
        say: {
          en: 'Black cards move your monster by one box, whatever their number. Clubs go straight: north, east, south or west.',
          fr: 'Une carte noire déplace votre monstre d’une case, quel que soit son chiffre. Le trèfle va droit : nord, est, sud ou ouest.',
        },
        question: {
          ask: { en: 'Where can Red go with a club?', fr: 'Où Rouge peut-il aller avec un trèfle ?' },
          among: ['b3', 'b4', 'b5', 'c3', 'c5', 'd3', 'd4', 'd5'],
          right: ['b4', 'c3', 'c5', 'd4'],
          legal: { of: { do: 'move', card: '9C' }, field: 'to' },
          because: {
            en: 'The four boxes that share a side with c4. Those that touch a corner only are for spades.',
            fr: 'Les quatre cases qui ont un côté commun avec c4. Celles qui ne touchent qu’un coin sont pour les piques.',
          },
        },
        camera: 'above',
        expect: {
          refused: [{ action: { do: 'move', card: '9C', to: 'd5' }, clause: 'Z4.1' }],
          legal: [{ do: 'move', card: '9C', to: 'b4' }],
        },
      },
      {
        say: { en: 'Off to the east, then.', fr: 'En route pour l’est.' },
        marks: [arrow('c4', 'd4')],
        action: { do: 'move', card: '9C', to: 'd4' },
        after: {
          en: 'One box. A nine is no faster than a two.',
          fr: 'Une case. Un neuf ne va pas plus vite qu’un deux.',
        },
        expect: { boxes: { c4: '.', d4: 'A' }, fields: { 'turn.played': 1 } },
      },
    ],
  },
  {
    id: 'step-diagonal',
    clauses: ['Z4.1'],
    title: { en: 'A spade walks diagonally', fr: 'Le pique va en diagonale' },
    sketch: duel('6S', { c3: 'A', f3: 'C' }),
    steps: [
      {
        say: {
          en: 'Spades go across the corners.',
          fr: 'Le pique passe par les coins.',
        },
        marks: [arrow('c3', 'd4'), arrow('c3', 'b4'), arrow('c3', 'b2'), arrow('c3', 'd2')],
        action: { do: 'move', card: '6S', to: 'd4' },
        after: {
          en: 'From c3 to d4: one box, to the north-east.',
          fr: 'De c3 à d4 : une case, vers le nord-est.',
        },
        expect: { boxes: { c3: '.', d4: 'A' } },
      },
    ],
  },
  {
    id: 'squeeze',
    clauses: ['Z6.11', 'Z4.1'],
    title: { en: 'May it squeeze through?', fr: 'Peut-il se faufiler ?' },
    sketch: duel('6S', { c3: 'A', c4: '3', d3: '2', f2: 'C' }),
    steps: [
      {
        say: {
          en: 'Buildings to the north and to the east, and a free box between them.',
          fr: 'Des immeubles au nord et à l’est, et une case libre entre les deux.',
        },
        marks: [...marked('look', 'c4', 'd3'), arrow('c3', 'd4', 'good')],
        action: { do: 'move', card: '6S', to: 'd4' },
        after: {
          en: 'It may. Diagonal steps pass between two full boxes without touching them.',
          fr: 'Oui. Un pas en diagonale passe entre deux cases pleines sans les toucher.',
        },
        expect: { boxes: { d4: 'A', c4: '3', d3: '2' }, fields: pile('A', 0) },
      },
    ],
  },
  {
    id: 'blocked',
    clauses: ['Z4.2', 'Z1.3'],
    title: { en: 'What stands in the way', fr: 'Ce qui barre la route' },
    sketch: duel('9C', { d4: 'A', e4: '3', d5: 'C', c4: 'u' }),
    steps: [
      {
        say: {
          en: 'A building to the east, a monster to the north, a unit to the west, nothing to the south.',
          fr: 'Un immeuble à l’est, un monstre au nord, une unité à l’ouest, rien au sud.',
        },
        question: {
          ask: { en: 'Where does a club take Red?', fr: 'Où un trèfle mène-t-il Rouge ?' },
          among: ['e4', 'd5', 'c4', 'd3'],
          right: ['c4', 'd3'],
          legal: { of: { do: 'move', card: '9C' }, field: 'to' },
          because: {
            en: 'Buildings and monsters block the way. Units do not: they flee, or are crushed.',
            fr: 'Immeubles et monstres barrent la route. Pas les unités : elles fuient, ou sont écrasées.',
          },
        },
        camera: 'above',
        expect: {
          legal: [
            { do: 'move', card: '9C', to: 'd3' },
            { do: 'move', card: '9C', to: 'c4', flee: 'b4' },
          ],
          refused: [
            { action: { do: 'move', card: '9C', to: 'e4' }, clause: 'Z4.2' },
            { action: { do: 'move', card: '9C', to: 'd5' }, clause: 'Z4.2' },
          ],
        },
      },
      {
        say: { en: 'South is free.', fr: 'Le sud est libre.' },
        marks: [arrow('d4', 'd3')],
        action: { do: 'move', card: '9C', to: 'd3' },
        expect: { boxes: { d4: '.', d3: 'A', c4: 'u' } },
      },
    ],
  },
  {
    id: 'must-move',
    clauses: ['Z4.3'],
    title: { en: 'May I stay where I am?', fr: 'Puis-je rester sur place ?' },
    sketch: duel('9C', { d4: 'A', f2: 'C', c4: '2', e4: '3', d5: '4' }),
    steps: [
      {
        say: {
          en: 'Red would rather stay, but one way out is open. A monster that can move with its black card has to.',
          fr: 'Rouge resterait bien là, mais une issue est ouverte. Un monstre qui peut bouger avec sa carte noire doit le faire.',
        },
        marks: [...marked('bad', 'c4', 'e4', 'd5'), arrow('d4', 'd3', 'good')],
        expect: { refused: [{ action: { do: 'ignore', card: '9C' }, clause: 'Z4.3' }] },
      },
      {
        say: {
          en: 'So it goes south. If you want to stay, give the card to a unit, or play another.',
          fr: 'Il part donc au sud. Pour rester, confiez la carte à une unité, ou jouez-en une autre.',
        },
        action: { do: 'move', card: '9C', to: 'd3' },
        expect: { boxes: { d3: 'A' } },
      },
    ],
  },
  {
    id: 'stamp',
    clauses: ['Z4.3'],
    title: { en: 'Hemmed in', fr: 'Coincé' },
    sketch: duel('9C', { d4: 'A', f2: 'C', c4: '2', e4: '3', d3: '1', d5: '4' }),
    steps: [
      {
        say: {
          en: 'Houses on all four sides: there is nowhere to go with a club.',
          fr: 'Des immeubles des quatre côtés : nulle part où aller avec un trèfle.',
        },
        marks: marked('bad', 'c4', 'e4', 'd3', 'd5'),
        action: { do: 'ignore', card: '9C' },
        after: {
          en: 'Red stamps its feet, and so should you. The card counts as played.',
          fr: 'Rouge trépigne, et vous devriez en faire autant. La carte compte comme jouée.',
        },
        expect: { boxes: { d4: 'A' }, fields: { 'turn.played': 1, 'discard.0': '9C' } },
      },
    ],
  },
  {
    id: 'example-turn',
    camera: 'whole',
    clauses: ['Z4.1', 'Z5.2', 'Z3.1'],
    title: { en: 'A first turn', fr: 'Un premier tour' },
    sketch: {
      boxes: { b2: 'A', f6: 'C' },
      city: 'set-up',
      army: false,
      hands: { A: ['6S', '9C', '10H', '6D', '8C'], C: ['3D', '8S', '6H', '10C', '2C'] },
    },
    steps: [
      {
        say: {
          en: 'Red begins, in the south-west, without any army about. First a spade.',
          fr: 'Rouge commence, au sud-ouest, sans armée alentour. D’abord un pique.',
        },
        marks: [arrow('b2', 'c3')],
        action: { do: 'move', card: '6S', to: 'c3' },
        expect: { boxes: { b2: '.', c3: 'A' } },
      },
      {
        say: { en: 'Then a club.', fr: 'Puis un trèfle.' },
        marks: [arrow('c3', 'c4')],
        action: { do: 'move', card: '9C', to: 'c4' },
        expect: { boxes: { c3: '.', c4: 'A' } },
      },
      {
        say: {
          en: 'And a heart, although nobody is near enough to be hit.',
          fr: 'Et un cœur, bien que personne ne soit assez près pour être frappé.',
        },
        action: { do: 'ignore', card: '10H' },
        after: {
          en: 'Red howls with rage. Three cards are played: the turn may end here.',
          fr: 'Rouge hurle de rage. Trois cartes sont jouées : le tour peut finir là.',
        },
        marksAfter: [sign('c4', '3')],
        expect: { boxes: { c4: 'A' }, fields: { 'turn.played': 3 }, legal: [{ do: 'end' }] },
      },
    ],
  },
];
