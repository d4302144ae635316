import { arrow, crowd, duel, type Example, marked, pile } from '../lesson';

/** What the army does. */
export const army: readonly Example[] = [
  {
    id: 'army-move',
    clauses: ['Z8.2', 'Z3.6', 'Z8.1'],
    title: { en: 'Move a unit', fr: 'Déplacer une unité' },
    sketch: duel('9C', { c4: 'u', b2: 'A', f3: 'C' }),
    steps: [
      {
        say: {
          en: 'Instead of your monster, a card may be for the army: any unit, no matter who used it last.',
          fr: 'Plutôt qu’à votre monstre, une carte peut servir à l’armée : n’importe quelle unité, peu importe qui l’a menée.',
        },
        marks: [arrow('c4', 'd4', 'good'), { box: 'd5', tone: 'bad' }],
        expect: {
          refused: [{ action: { do: 'army-move', card: '9C', unit: 'c4', to: 'd5' }, clause: 'Z8.2' }],
        },
      },
      {
        say: {
          en: 'A club takes it one box straight.',
          fr: 'Un trèfle la mène une case tout droit.',
        },
        action: { do: 'army-move', card: '9C', unit: 'c4', to: 'd4' },
        after: { en: 'The card counts as played by Red.', fr: 'La carte compte comme jouée par Rouge.' },
        expect: { boxes: { c4: '.', d4: 'u', b2: 'A' }, fields: { 'turn.played': 1 } },
      },
    ],
  },
  {
    id: 'army-blocked',
    clauses: ['Z8.2'],
    title: { en: 'Where a unit cannot go', fr: 'Où une unité ne va pas' },
    sketch: duel('9C', { c4: 'u', c5: '2', d4: 'u', b4: 'A', f2: 'C' }),
    steps: [
      {
        say: {
          en: 'Units are more careful than monsters.',
          fr: 'Les unités sont plus prudentes que les monstres.',
        },
        question: {
          ask: {
            en: 'Where can the unit on c4 go with a club?',
            fr: 'Où l’unité de c4 peut-elle aller avec un trèfle ?',
          },
          among: ['b4', 'c5', 'd4', 'c3'],
          right: ['c3'],
          legal: { of: { do: 'army-move', card: '9C', unit: 'c4' }, field: 'to' },
          because: {
            en: 'Only into an empty box: no monster, no building, and no other unit.',
            fr: 'Seulement dans une case vide : ni monstre, ni immeuble, ni autre unité.',
          },
        },
        camera: 'above',
        expect: {
          refused: [{ action: { do: 'army-move', card: '9C', unit: 'c4', to: 'd4' }, clause: 'Z8.2' }],
        },
      },
      {
        say: { en: 'Retreat to the south.', fr: 'Repli vers le sud.' },
        marks: [arrow('c4', 'c3')],
        action: { do: 'army-move', card: '9C', unit: 'c4', to: 'c3' },
        expect: { boxes: { c4: '.', c3: 'u', d4: 'u' } },
      },
    ],
  },
  {
    id: 'army-ordinary',
    clauses: ['Z8.1'],
    title: { en: 'No powers for units', fr: 'Pas de pouvoirs pour les unités' },
    sketch: duel('KS', { c4: 'u', b2: 'A', f3: 'C' }),
    steps: [
      {
        say: {
          en: 'A king of spades would be a leap. In the army it is a spade like any other.',
          fr: 'Un roi de pique ferait un grand saut. À l’armée, c’est un pique comme un autre.',
        },
        marks: [arrow('c4', 'd5')],
        action: { do: 'army-move', card: 'KS', unit: 'c4', to: 'd5' },
        after: { en: 'One box, diagonally.', fr: 'Une case, en diagonale.' },
        expect: { boxes: { c4: '.', d5: 'u' } },
      },
    ],
  },
  {
    id: 'army-attack',
    clauses: ['Z8.3'],
    title: { en: 'The army pushes', fr: 'L’armée pousse' },
    sketch: duel('7D', { c4: 'u', b2: 'A', d4: 'C' }),
    steps: [
      {
        say: {
          en: 'A red card lets a unit attack a monster next to it: a fine way to set one up for your own blow.',
          fr: 'Une carte rouge fait attaquer un monstre voisin par une unité : bon moyen de le placer pour votre propre coup.',
        },
        marks: [arrow('c4', 'd4'), arrow('d4', 'e4')],
        action: { do: 'army-attack', card: '7D', unit: 'c4', target: 'C' },
        after: {
          en: 'Violet gives way. A unit never follows.',
          fr: 'Violet recule. Une unité ne suit jamais.',
        },
        expect: { boxes: { c4: 'u', d4: '.', e4: 'C' } },
      },
    ],
  },
  {
    id: 'army-sets-up',
    clauses: ['Z8.3', 'Z6.3'],
    title: { en: 'Served by units', fr: 'Servi par les unités' },
    sketch: {
      boxes: { d5: 'u', d4: 'C', c3: 'A', e3: '3' },
      hands: { A: ['7D', '6D', '3S', '8C', '4H'], C: ['3D', '8S', '6H', '10C', '2C'] },
    },
    steps: [
      {
        say: {
          en: 'Violet stands diagonally beside Red, who has only diamonds to hit with. But a unit stands north of Violet.',
          fr: 'Violet est en diagonale de Rouge, qui n’a que des carreaux pour frapper. Mais une unité se trouve au nord de Violet.',
        },
        marks: [arrow('d5', 'd4'), arrow('d4', 'd3', 'good')],
        action: { do: 'army-attack', card: '7D', unit: 'd5', target: 'C' },
        after: {
          en: 'Now Violet is straight before Red, with a house at its back.',
          fr: 'Voilà Violet droit devant Rouge, un immeuble dans le dos.',
        },
        expect: { boxes: { d5: 'u', d4: '.', d3: 'C' }, fields: { ...pile('A', 0), 'turn.played': 1 } },
      },
      {
        say: {
          en: 'The second diamond is for Red itself.',
          fr: 'Le second carreau est pour Rouge lui-même.',
        },
        marks: [arrow('c3', 'd3'), { box: 'e3', tone: 'good' }],
        action: { do: 'attack', card: '6D', target: 'C' },
        after: {
          en: 'A floor. Units cost the city nothing, but they can serve it up.',
          fr: 'Un étage. Les unités ne coûtent rien à la ville, mais elles vous la servent sur un plateau.',
        },
        expect: { boxes: { c3: 'A', d3: 'C', e3: '2' }, fields: { ...pile('A', 1), 'turn.played': 2 } },
      },
    ],
  },
  {
    id: 'army-own',
    clauses: ['Z8.3'],
    title: { en: 'Pushed by your own army', fr: 'Poussé par sa propre armée' },
    sketch: duel('7D', { b4: 'u', c4: 'A', f2: 'C' }),
    steps: [
      {
        say: {
          en: 'No black card, and you want to move? Let the army push your own monster.',
          fr: 'Pas de carte noire, et envie de bouger ? Faites pousser votre propre monstre par l’armée.',
        },
        marks: [arrow('b4', 'c4'), arrow('c4', 'd4', 'good')],
        action: { do: 'army-attack', card: '7D', unit: 'b4', target: 'A' },
        after: { en: 'A step to the east, by red card.', fr: 'Un pas vers l’est, par carte rouge.' },
        expect: { boxes: { b4: 'u', c4: '.', d4: 'A' } },
      },
    ],
  },
  {
    id: 'army-four',
    clauses: ['Z8.3', 'Z6.7'],
    title: { en: 'A line of four', fr: 'Une file de quatre' },
    sketch: crowd('7D', { b4: 'u', c4: 'A', d4: 'C', e4: 'B', f4: 'D' }),
    steps: [
      {
        say: {
          en: 'Only the army can push four monsters at once: one’s own at the head of the line.',
          fr: 'Seule l’armée peut pousser quatre monstres d’un coup : le vôtre en tête de file.',
        },
        marks: [arrow('b4', 'c4'), arrow('f4', 'g4', 'good')],
        action: { do: 'army-attack', card: '7D', unit: 'b4', target: 'A' },
        after: {
          en: 'All four move one box, and the unit stays where it was.',
          fr: 'Tous les quatre avancent d’une case, et l’unité reste où elle était.',
        },
        expect: { boxes: { b4: 'u', c4: '.', d4: 'A', e4: 'C', f4: 'B', g4: 'D' } },
      },
    ],
  },
  {
    id: 'army-spares-floors',
    clauses: ['Z8.4'],
    title: { en: 'The army spares the city', fr: 'L’armée épargne la ville' },
    sketch: duel('7D', { c4: 'u', b2: 'A', d4: 'C', e4: '3' }),
    steps: [
      {
        say: {
          en: 'The army is here to guard the city. It may not attack where a house would lose a floor.',
          fr: 'L’armée est là pour protéger la ville. Elle ne peut attaquer si un immeuble y perdait un étage.',
        },
        marks: [arrow('c4', 'd4', 'bad'), { box: 'e4' }],
        expect: {
          refused: [{ action: { do: 'army-attack', card: '7D', unit: 'c4', target: 'C' }, clause: 'Z8.4' }],
        },
      },
    ],
  },
  {
    id: 'army-spares-units',
    clauses: ['Z8.4', 'Z9.3'],
    title: { en: 'The army spares its own', fr: 'L’armée épargne les siens' },
    sketch: duel('7D', { c4: 'u', b2: 'A', d4: 'C', e4: 'u', f4: '2', f3: '1', f5: '3' }),
    steps: [
      {
        say: {
          en: 'Behind Violet stands a unit with no way out. The army may not crush its own people.',
          fr: 'Derrière Violet, une unité sans issue. L’armée ne peut pas écraser les siens.',
        },
        marks: [arrow('c4', 'd4', 'bad'), ...marked('bad', 'f3', 'f4', 'f5')],
        expect: {
          refused: [{ action: { do: 'army-attack', card: '7D', unit: 'c4', target: 'C' }, clause: 'Z8.4' }],
        },
      },
    ],
  },
  {
    id: 'army-edge',
    clauses: ['Z8.4', 'Z6.2'],
    title: { en: 'The army at the edge', fr: 'L’armée contre le bord' },
    sketch: duel('7D', { f4: 'u', b2: 'A', g4: 'C' }),
    steps: [
      {
        say: {
          en: 'An attack that merely leads nowhere is allowed: it gets rid of a card.',
          fr: 'Une attaque qui ne mène à rien est permise : on se défait ainsi d’une carte.',
        },
        marks: [arrow('f4', 'g4')],
        action: { do: 'army-attack', card: '7D', unit: 'f4', target: 'C' },
        expect: { boxes: { f4: 'u', g4: 'C' }, fields: { 'turn.played': 1 } },
      },
    ],
  },
  {
    id: 'army-optional',
    clauses: ['Z8.5', 'Z5.2'],
    title: { en: 'Must I use the army?', fr: 'Dois-je me servir de l’armée ?' },
    sketch: duel('7D', { c4: 'u', b2: 'A', d4: 'C' }),
    steps: [
      {
        say: {
          en: 'Red itself can hit nobody, but a unit could. Nobody ever has to give a card to the army.',
          fr: 'Rouge lui-même ne peut frapper personne, mais une unité le pourrait. Nul n’est tenu de donner une carte à l’armée.',
        },
        marks: [arrow('c4', 'd4')],
        expect: {
          legal: [
            { do: 'ignore', card: '7D' },
            { do: 'army-attack', card: '7D', unit: 'c4', target: 'C' },
          ],
        },
      },
      {
        say: { en: 'Red prefers a good howl.', fr: 'Rouge préfère un bon hurlement.' },
        marks: marked('look', 'b2'),
        action: { do: 'ignore', card: '7D' },
        expect: { boxes: { c4: 'u', d4: 'C' } },
      },
    ],
  },
];
