import { arrow, duel, type Example, marked, pile } from '../lesson';

/** What faces and aces do: black ones. */
export const blackPowers: readonly Example[] = [
  {
    id: 'ordinary-face',
    clauses: ['Z7.1', 'Z7.3'],
    title: { en: 'A king need not roar', fr: 'Un roi sans couronne' },
    sketch: duel('KD', { c4: 'A', d4: 'C' }),
    steps: [
      {
        say: {
          en: 'A face may use its power, but it need not: this king is played as a plain diamond.',
          fr: 'Une figure peut user de son pouvoir, sans y être tenue : ce roi est joué comme un simple carreau.',
        },
        marks: [arrow('c4', 'd4')],
        action: { do: 'attack', card: 'KD', target: 'C' },
        after: {
          en: 'An ordinary push. A shake would have been worth nothing here, far from any house.',
          fr: 'Une poussée ordinaire. Une secousse n’aurait rien valu ici, loin de tout immeuble.',
        },
        expect: { boxes: { d4: 'A', e4: 'C' }, fields: pile('A', 0) },
      },
    ],
  },
  {
    id: 'ace',
    clauses: ['Z7.1'],
    title: { en: 'An ace is any face', fr: 'L’as vaut toutes les figures' },
    sketch: duel('AD', { c4: 'A', d4: 'C', e5: '2' }),
    steps: [
      {
        say: {
          en: 'The ace of diamonds: an attack, a frenzy, a throw or a shake, whichever Red likes. Only its suit is fixed.',
          fr: 'L’as de carreau : attaque, frénésie, lancer ou secousse, au gré de Rouge. Seule sa couleur est fixe.',
        },
        marks: [arrow('c4', 'd4'), { box: 'e5' }],
        expect: {
          legal: [
            { do: 'attack', card: 'AD', target: 'C' },
            { do: 'frenzy', card: 'AD', target: 'C' },
            { do: 'throw', card: 'AD', target: 'C', dir: 'N' },
            { do: 'shake', card: 'AD', target: 'C' },
          ],
        },
      },
      {
        say: { en: 'Red makes it a king, and shakes.', fr: 'Rouge en fait un roi, et secoue.' },
        action: { do: 'shake', card: 'AD', target: 'C' },
        after: { en: 'The house on e5 loses a floor.', fr: 'L’immeuble de e5 perd un étage.' },
        expect: { boxes: { c4: 'A', d4: 'C', e5: '1' }, fields: pile('A', 1) },
      },
    ],
  },
  {
    id: 'suit-stays',
    clauses: ['Z7.2', 'Z7.3'],
    title: { en: 'The suit still rules', fr: 'La couleur commande toujours' },
    sketch: duel('QH', { c4: 'A', d4: 'C' }),
    steps: [
      {
        say: {
          en: 'A queen of hearts throws a monster that stands diagonally. Violet stands straight beside Red: out of her reach.',
          fr: 'La dame de cœur lance un voisin en diagonale. Violet est en ligne droite : hors de sa portée.',
        },
        marks: [arrow('c4', 'd4', 'bad')],
        expect: {
          refused: [{ action: { do: 'throw', card: 'QH', target: 'C', dir: 'N' }, clause: 'Z7.6' }],
          legal: [{ do: 'ignore', card: 'QH' }],
        },
      },
      {
        say: {
          en: 'What is left is an ordinary heart, with nobody to hit.',
          fr: 'Reste un cœur ordinaire, sans personne à frapper.',
        },
        action: { do: 'ignore', card: 'QH' },
        expect: { boxes: { c4: 'A', d4: 'C' } },
      },
    ],
  },
  {
    id: 'blitz',
    clauses: ['Z7.4', 'Z9.4', 'Z3.5'],
    title: { en: 'Blitz: the jack', fr: 'Blitz : le valet' },
    sketch: duel('JC', { b3: 'A', f2: 'C', c3: 'u', d4: 'u' }),
    steps: [
      {
        say: {
          en: 'Two moves in a row, both in the way of the suit. The unit on c3 could flee from an ordinary step.',
          fr: 'Deux pas de suite, tous deux à la façon de la couleur. Devant un pas ordinaire, l’unité de c3 pourrait fuir.',
        },
        marks: [arrow('b3', 'c3'), arrow('c3', 'd3')],
        action: { do: 'blitz', card: 'JC', to: 'c3' },
        after: {
          en: 'But not from this: under the first step of a blitz a unit is crushed. The card waits until both are done.',
          fr: 'Mais pas devant celui-ci : sous le premier pas d’un blitz, une unité est écrasée. La carte attend la fin des deux.',
        },
        expect: {
          boxes: { b3: '.', c3: 'A' },
          fields: { ...pile('A', 0, 1), pending: { kind: 'blitz', card: 'JC' }, 'discard.length': 0 },
        },
      },
      {
        say: {
          en: 'The second step has to be taken as well.',
          fr: 'Le second pas est obligatoire lui aussi.',
        },
        action: { do: 'blitz-on', to: 'd3' },
        expect: { boxes: { c3: '.', d3: 'A', d4: 'u' }, fields: { pending: null, 'discard.0': 'JC' } },
      },
    ],
  },
  {
    id: 'blitz-flee',
    clauses: ['Z7.4', 'Z9.1'],
    title: { en: 'The second step gives warning', fr: 'Le second pas prévient' },
    sketch: duel('JC', { b3: 'A', f2: 'C', d3: 'u' }),
    steps: [
      {
        say: { en: 'A blitz to c3, which is empty.', fr: 'Un blitz en c3, case vide.' },
        marks: [arrow('b3', 'c3')],
        action: { do: 'blitz', card: 'JC', to: 'c3' },
        expect: { boxes: { c3: 'A' } },
      },
      {
        say: {
          en: 'The unit on d3 has seen it coming: from a second step it may flee.',
          fr: 'L’unité de d3 l’a vu venir : devant un second pas, elle peut fuir.',
        },
        marks: [arrow('c3', 'd3'), arrow('d3', 'e3', 'good')],
        action: { do: 'blitz-on', to: 'd3', flee: 'e3' },
        expect: { boxes: { d3: 'A', e3: 'u' }, fields: pile('A', 0, 0) },
      },
    ],
  },
  {
    id: 'blitz-back',
    clauses: ['Z7.4'],
    title: { en: 'There and back', fr: 'Aller et retour' },
    sketch: duel('JC', { b3: 'A', f2: 'C' }),
    steps: [
      {
        say: { en: 'Red darts to c3 …', fr: 'Rouge file en c3…' },
        action: { do: 'blitz', card: 'JC', to: 'c3' },
        expect: { boxes: { c3: 'A' } },
      },
      {
        say: {
          en: '… and back again. Nothing forbids the second step to undo the first.',
          fr: '… et revient. Rien n’interdit au second pas de défaire le premier.',
        },
        action: { do: 'blitz-on', to: 'b3' },
        expect: { boxes: { b3: 'A', c3: '.' }, fields: { pending: null } },
      },
    ],
  },
  {
    id: 'burrow',
    clauses: ['Z7.5', 'Z9.4'],
    title: { en: 'Burrow: the queen', fr: 'Tunnel : la dame' },
    sketch: duel('QC', { c3: 'A', f2: 'C', d3: '3', e4: 'u' }),
    steps: [
      {
        say: {
          en: 'Up to three boxes underground, each a step of the suit, with turns if you like. Houses do not matter down there.',
          fr: 'Jusqu’à trois cases sous terre, chacune un pas de la couleur, en tournant si l’on veut. Les immeubles n’y gênent pas.',
        },
        marks: [arrow('c3', 'd3'), arrow('d3', 'e3'), arrow('e3', 'e4')],
        action: { do: 'burrow', card: 'QC', to: 'e4' },
        after: {
          en: 'Red comes up under the units, which have no time to flee. The house it passed is unharmed.',
          fr: 'Rouge surgit sous les unités, qui n’ont pas le temps de fuir. L’immeuble traversé est intact.',
        },
        expect: { boxes: { c3: '.', d3: '3', e4: 'A' }, fields: pile('A', 0, 1) },
      },
    ],
  },
  {
    id: 'burrow-walls',
    clauses: ['Z7.5'],
    title: { en: 'Out of the trap', fr: 'Hors du piège' },
    sketch: duel('QC', { d4: 'A', f2: 'C', c4: '2', e4: '3', d3: '1', d5: '4' }),
    steps: [
      {
        say: {
          en: 'Walls on all sides, and a queen of clubs.',
          fr: 'Des murs de tous côtés, et une dame de trèfle.',
        },
        question: {
          ask: { en: 'Where may Red come up?', fr: 'Où Rouge peut-il ressortir ?' },
          among: ['d4', 'e4', 'e5', 'd6', 'f6'],
          right: ['e5', 'd6'],
          legal: { of: { do: 'burrow' }, field: 'to' },
          because: {
            en: 'e5 and d6 are two steps away. It cannot come up under a building or where it started, and f6 is four steps away.',
            fr: 'e5 et d6 sont à deux pas. Un immeuble n’est pas une sortie, le point de départ non plus, et f6 est à quatre pas.',
          },
        },
        camera: 'above',
        expect: {
          legal: [{ do: 'burrow', card: 'QC', to: 'e5' }],
          refused: [
            { action: { do: 'burrow', card: 'QC', to: 'e4' }, clause: 'Z7.5' },
            { action: { do: 'burrow', card: 'QC', to: 'd4' }, clause: 'Z7.5' },
            { action: { do: 'burrow', card: 'QC', to: 'f6' }, clause: 'Z7.5' },
          ],
        },
      },
      {
        say: { en: 'Straight through under the northern wall.', fr: 'Tout droit sous le mur nord.' },
        marks: [arrow('d4', 'd6')],
        action: { do: 'burrow', card: 'QC', to: 'd6' },
        expect: { boxes: { d4: '.', d5: '4', d6: 'A' } },
      },
    ],
  },
  {
    id: 'leap',
    clauses: ['Z7.5', 'Z9.4'],
    title: { en: 'Leap: the king', fr: 'Grand saut : le roi' },
    sketch: duel('KC', { b3: 'A', f4: 'C', d3: '3', e3: 'u' }),
    steps: [
      {
        say: {
          en: 'A king carries your monster anywhere in the city, but not onto a building or another monster.',
          fr: 'Un roi porte votre monstre partout dans la ville, sauf sur un immeuble ou un autre monstre.',
        },
        marks: [arrow('b3', 'e3', 'good'), ...marked('bad', 'd3', 'f4')],
        action: { do: 'leap', card: 'KC', to: 'e3' },
        after: {
          en: 'Right onto the unit: nobody flees from what drops out of the sky.',
          fr: 'En plein sur l’unité : on ne fuit pas ce qui tombe du ciel.',
        },
        expect: { boxes: { b3: '.', e3: 'A' }, fields: pile('A', 0, 1) },
      },
    ],
  },
];
