import { AGAINST, arrow, BESIDE_THE_CITY, duel, type Example, marked, pile, sign } from '../lesson';
import { B, C, RED, VIOLET } from './specialHands';

/** Nogyab on roofs, in the air and against the plant. */
export const nogyab: readonly Example[] = [
  {
    id: 'climb',
    clauses: ['Z11.7'],
    title: { en: 'Nogyab climbs', fr: 'Nogyak grimpe' },
    sketch: duel('9C', { c4: 'A', d4: '3', f2: 'C' }, RED('nogyab')),
    steps: [
      {
        say: {
          en: 'Nogyab alone may walk onto buildings.',
          fr: 'Nogyak seul peut marcher sur les immeubles.',
        },
        marks: [arrow('c4', 'd4')],
        action: { do: 'move', card: '9C', to: 'd4' },
        after: {
          en: 'Up on the roof. It may fight from there.',
          fr: 'Le voilà sur le toit. Il peut s’y battre.',
        },
        expect: { boxes: { c4: '.', d4: 'A/3' } },
      },
    ],
  },
  {
    id: 'roof-attack',
    clauses: ['Z11.7', 'Z6.3'],
    title: { en: 'A blow from the roof', fr: 'Un coup porté du toit' },
    sketch: duel('7D', { c4: 'A/3', d4: 'C', e4: '2' }, RED('nogyab')),
    steps: [
      {
        say: {
          en: 'Nogyab stands on a roof, Violet on the street beside it. A diamond works from up there as well.',
          fr: 'Nogyak est sur un toit, Violet à côté, dans la rue. Un carreau sert aussi de là-haut.',
        },
        marks: [arrow('c4', 'd4'), { box: 'e4', tone: 'good' }],
        action: AGAINST,
        after: {
          en: 'A floor of the house behind Violet. The one that Nogyab stands on loses nothing.',
          fr: 'Un étage de l’immeuble derrière Violet. Celui où se tient Nogyak ne perd rien.',
        },
        expect: { boxes: { c4: 'A/3', d4: 'C', e4: '1' }, fields: pile('A', 1) },
      },
    ],
  },
  {
    id: 'climb-down',
    clauses: ['Z11.7'],
    title: { en: 'And comes down again', fr: 'Et redescend' },
    sketch: duel('9C', { c4: 'A/3', f2: 'C' }, RED('nogyab')),
    steps: [
      {
        say: { en: 'From the roof on c4 to the street.', fr: 'Du toit de c4 à la rue.' },
        marks: [arrow('c4', 'd4')],
        action: { do: 'move', card: '9C', to: 'd4' },
        after: { en: 'The house stands as it stood.', fr: 'L’immeuble est resté tel quel.' },
        expect: { boxes: { c4: '3', d4: 'A' }, fields: pile('A', 0) },
      },
    ],
  },
  {
    id: 'roof-end',
    clauses: ['Z11.8'],
    title: { en: 'Not from up there', fr: 'Pas de là-haut' },
    sketch: {
      boxes: { c4: 'A/3', f2: 'C' },
      hands: { A: ['9C', '3S'], C },
      ...RED('nogyab'),
      turn: { played: 3, quota: 3 },
    },
    steps: [
      {
        say: {
          en: 'Three cards are played, but a turn may not end on a roof while there are cards in hand.',
          fr: 'Trois cartes sont jouées, mais un tour ne peut finir sur un toit tant qu’il reste des cartes en main.',
        },
        expect: { refused: [{ action: { do: 'end' }, clause: 'Z11.8' }] },
      },
      {
        say: { en: 'Down first.', fr: 'D’abord descendre.' },
        action: { do: 'move', card: '9C', to: 'd4' },
        expect: { boxes: { d4: 'A' }, legal: [{ do: 'end' }] },
      },
    ],
  },
  {
    id: 'fall',
    clauses: ['Z11.8'],
    title: { en: 'The fall', fr: 'La chute' },
    sketch: {
      boxes: { c4: 'A/4', c5: '2', f2: 'C' },
      hands: { A: [], C },
      ...RED('nogyab'),
      turn: { played: 4, quota: 3 },
      pending: { kind: 'fall', by: 'C' },
    },
    steps: [
      {
        say: {
          en: 'The last card has left Nogyab on a roof: it falls. The next player, Violet, says where to.',
          fr: 'La dernière carte a laissé Nogyak sur un toit : il tombe. Le joueur suivant, Violet, dit où.',
        },
        question: {
          ask: { en: 'Where may Violet put it?', fr: 'Où Violet peut-il le mettre ?' },
          among: ['d4', 'b3', 'c5', 'e4'],
          right: ['d4', 'b3'],
          legal: { of: { do: 'fall' }, field: 'to' },
          because: {
            en: 'On one of the nearest empty boxes: d4 and b3 touch c4. c5 is built up, and e4 is farther away.',
            fr: 'Sur l’une des cases vides les plus proches : d4 et b3 touchent c4. c5 est bâtie, et e4 est plus loin.',
          },
        },
        action: { do: 'fall', to: 'd4' },
        after: { en: 'Then the turn ends.', fr: 'Puis le tour finit.' },
        expect: { boxes: { c4: '4', d4: 'A' }, fields: { 'turn.player': 'C' } },
      },
    ],
  },
  {
    id: 'push-off-roof',
    clauses: ['Z11.7', 'Z6.1'],
    title: { en: 'Pushed off a roof', fr: 'Poussé du toit' },
    sketch: duel('7D', { c4: 'A', d4: 'C/2' }, VIOLET('nogyab')),
    steps: [
      {
        say: {
          en: 'Nogyab can be attacked on its roof like anybody else.',
          fr: 'Nogyak sur son toit peut être attaqué comme tout le monde.',
        },
        marks: [arrow('c4', 'd4'), arrow('d4', 'e4')],
        action: AGAINST,
        after: {
          en: 'It is pushed down to e4. Red cannot follow: a house stands there, and Red is no climber.',
          fr: 'Il est poussé en bas, en e4. Rouge ne peut suivre : il y a là un immeuble, et Rouge ne grimpe pas.',
        },
        expect: { boxes: { c4: 'A', d4: '2', e4: 'C' }, fields: pile('A', 0) },
      },
    ],
  },
  {
    id: 'sink',
    clauses: ['Z11.10'],
    title: { en: 'A monster against its house', fr: 'Un monstre contre son immeuble' },
    sketch: {
      boxes: { c4: 'A', d4: 'B', e4: 'C/3' },
      hands: { A: ['7D', '3S', '6D', '8C'], B, C },
      ...VIOLET('nogyab'),
    },
    steps: [
      {
        say: {
          en: 'Behind Teal is a house with Nogyab on top. It counts as a house.',
          fr: 'Derrière Turquoise, un immeuble avec Nogyak dessus. Il compte comme un immeuble.',
        },
        marks: [arrow('c4', 'd4'), { box: 'e4' }],
        action: { do: 'attack', card: '7D', target: 'B' },
        after: {
          en: 'One floor for Red, and Nogyab sinks by as much.',
          fr: 'Un étage pour Rouge, et Nogyak descend d’autant.',
        },
        expect: { boxes: { c4: 'A', d4: 'B', e4: 'C/2' }, fields: pile('A', 1) },
      },
    ],
  },
  {
    id: 'sink-last',
    clauses: ['Z11.10', 'Z6.9'],
    title: { en: 'The last floor under it', fr: 'Le dernier étage sous ses pieds' },
    sketch: {
      boxes: { c4: 'A', d4: 'B', e4: 'C/1' },
      hands: { A: ['7D', '3S', '6D', '8C'], B, C },
      ...VIOLET('nogyab'),
    },
    steps: [
      {
        say: { en: 'The same with one floor left.', fr: 'La même chose avec un seul étage.' },
        marks: [arrow('c4', 'd4'), { box: 'e4' }],
        action: { do: 'attack', card: '7D', target: 'B' },
        after: {
          en: 'The house is gone, but its box is not free: Nogyab stands there now. So the others stop.',
          fr: 'Plus d’immeuble, mais la case n’est pas libre : Nogyak s’y tient. Les autres s’arrêtent donc.',
        },
        expect: { boxes: { c4: 'A', d4: 'B', e4: 'C' }, fields: pile('A', 1) },
      },
    ],
  },
  {
    id: 'radioactive',
    clauses: ['Z11.11'],
    title: { en: 'Nogyab glows', fr: 'Nogyak rayonne' },
    sketch: duel('7D', { c4: 'A', d4: 'C', e4: 'P6' }, VIOLET('nogyab')),
    steps: [
      {
        say: {
          en: 'Violet is Nogyab. Pressed against the plant, it costs it one floor more than usual.',
          fr: 'Violet est Nogyak. Pressé contre la centrale, il lui coûte un étage de plus.',
        },
        marks: [arrow('c4', 'd4'), sign('e4', '6')],
        action: AGAINST,
        after: { en: 'Two floors instead of one.', fr: 'Deux étages au lieu d’un.' },
        marksAfter: [sign('e4', '4')],
        expect: { boxes: { d4: 'C', e4: 'P4' }, fields: pile('A', 2) },
      },
    ],
  },
  {
    id: 'radiant-middle',
    clauses: ['Z6.10', 'Z11.11'],
    title: { en: 'Only the end of the line counts', fr: 'Seul le bout de la file compte' },
    sketch: {
      boxes: { b4: 'A', c4: 'C', d4: 'B', e4: 'P6' },
      hands: { A: ['7D', '3S', '6D', '8C'], B, C },
      ...VIOLET('nogyab'),
    },
    steps: [
      {
        say: {
          en: 'Nogyab is in the line, but in the middle. Against the plant stands Teal, an ordinary zorgl.',
          fr: 'Nogyak est dans la file, mais au milieu. Contre la centrale, c’est Turquoise, un zorgl ordinaire.',
        },
        marks: [sign('c4', '1'), sign('d4', '2'), sign('e4', '6')],
        action: AGAINST,
        after: {
          en: 'A plain combo: two floors. What the monsters in the middle can do does not matter.',
          fr: 'Un simple combo, deux étages. Avantages et faiblesses de ceux du milieu ne comptent pas.',
        },
        expect: { boxes: { c4: 'C', d4: 'B', e4: 'P4' }, fields: pile('A', 2) },
      },
    ],
  },
  {
    id: 'hover',
    camera: BESIDE_THE_CITY,
    clauses: ['Z11.12'],
    title: { en: 'Nogyab takes off', fr: 'Nogyak s’envole' },
    sketch: {
      boxes: { d4: 'A', e3: 'C' },
      hands: { A: ['XR', '3S', '6D', '8C'], C },
      ...RED('nogyab'),
    },
    steps: [
      {
        say: {
          en: 'A joker lifts Nogyab off the board. Nobody can reach it there, and its turn ends at once.',
          fr: 'Un joker enlève Nogyak du plateau. Nul ne peut l’atteindre là-haut, et son tour finit aussitôt.',
        },
        action: { do: 'hover', card: 'XR' },
        after: {
          en: 'There it floats, beside the city, above Red’s corner. d4 is empty, and Violet is next.',
          fr: 'Le voilà qui plane, à côté de la ville, au-dessus du coin de Rouge. d4 est vide, à Violet de jouer.',
        },
        marksAfter: marked('look', 'd4'),
        expect: { boxes: { d4: '.' }, fields: { 'players.A.aloft': true, 'turn.player': 'C' } },
      },
    ],
  },
  {
    id: 'hover-roof',
    camera: BESIDE_THE_CITY,
    clauses: ['Z11.9', 'Z11.12'],
    title: { en: 'Taking off from a roof', fr: 'Décoller d’un toit' },
    sketch: {
      boxes: { c4: 'A/3', f2: 'C' },
      hands: { A: ['XR', '3S', '6D', '8C'], C },
      ...RED('nogyab'),
    },
    steps: [
      {
        say: {
          en: 'A turn must end on the ground, but the air will do as well.',
          fr: 'Un tour doit finir au sol, mais l’air fait aussi l’affaire.',
        },
        action: { do: 'hover', card: 'XR' },
        after: {
          en: 'From the roof straight up: the building on c4 is a building again, and nobody fell.',
          fr: 'Du toit, droit vers le ciel : l’immeuble de c4 n’est plus qu’un immeuble, et personne n’est tombé.',
        },
        marksAfter: marked('look', 'c4'),
        expect: { boxes: { c4: '3' }, fields: { 'players.A.aloft': true, 'turn.player': 'C' } },
      },
    ],
  },
  {
    id: 'land',
    camera: BESIDE_THE_CITY,
    clauses: ['Z11.12', 'Z9.4'],
    title: { en: 'And lands', fr: 'Et se pose' },
    sketch: {
      boxes: { e3: 'C', d4: 'u' },
      hands: { A: ['9C', '3S', '6D', '8C'], C },
      ...RED('nogyab'),
      aloft: 'A',
      pending: { kind: 'land' },
    },
    steps: [
      {
        say: {
          en: 'At the start of its next turn, before any card, it comes down on any box without monster or building.',
          fr: 'Au début de son tour suivant, avant toute carte, il se pose sur une case sans monstre ni immeuble.',
        },
        question: {
          ask: { en: 'Where can it come down?', fr: 'Où peut-il se poser ?' },
          among: ['b2', 'c1', 'd4', 'e3', 'f6'],
          right: ['b2', 'd4', 'f6'],
          legal: { of: { do: 'land' }, field: 'to' },
          because: {
            en: 'However far it is: on open ground, and on the unit too. Not on Violet, nor on the building.',
            fr: 'Aussi loin que ce soit : en terrain libre, et même sur l’unité. Pas sur Violet, ni sur l’immeuble.',
          },
        },
      },
      {
        say: {
          en: 'Red chooses the box with the unit, close to Violet.',
          fr: 'Rouge choisit la case de l’unité, tout près de Violet.',
        },
        marks: [{ box: 'd4', tone: 'good' }],
        action: { do: 'land', to: 'd4' },
        after: {
          en: 'The units below had no time to flee: they go onto the pile. Red has not played a card yet.',
          fr: 'Les unités dessous n’ont pas eu le temps de fuir : ils vont sur la pile. Rouge n’a encore joué aucune carte.',
        },
        expect: { boxes: { d4: 'A' }, fields: { ...pile('A', 0, 1), 'turn.played': 0, pending: null } },
      },
    ],
  },
];
