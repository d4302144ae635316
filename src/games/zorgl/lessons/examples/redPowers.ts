import { arrow, aside, crowd, duel, type Example, pile, sign } from '../lesson';

/** What faces and aces do: red ones. */
export const redPowers: readonly Example[] = [
  {
    id: 'throw',
    clauses: ['Z7.6'],
    title: { en: 'Throw: the queen', fr: 'Lancer : la dame' },
    sketch: duel('QD', { c4: 'A', d4: 'C' }),
    steps: [
      {
        say: {
          en: 'Red grabs Violet and may fling it in any of the eight directions.',
          fr: 'Rouge saisit Violet et peut le jeter dans l’une des huit directions.',
        },
        marks: [arrow('d4', 'e3', 'good'), arrow('d4', 'e5'), arrow('d4', 'd5'), arrow('d4', 'c3')],
        action: { do: 'throw', card: 'QD', target: 'C', dir: 'SE' },
        after: {
          en: 'Off to the south-east. Red follows into the box where Violet stood, not to where it landed.',
          fr: 'Vers le sud-est. Rouge prend la case où était Violet, pas celle où il a atterri.',
        },
        expect: { boxes: { c4: '.', d4: 'A', e3: 'C' } },
      },
    ],
  },
  {
    id: 'throw-floor',
    clauses: ['Z7.6', 'Z6.3'],
    title: { en: 'Thrown at a house', fr: 'Lancé contre un immeuble' },
    sketch: duel('QD', { c4: 'A', d4: 'C', e5: '4' }),
    steps: [
      {
        say: {
          en: 'No house is behind Violet, but one stands aside of it. A throw can reach that.',
          fr: 'Aucun immeuble derrière Violet, mais un sur le côté. Un lancer peut l’atteindre.',
        },
        marks: [arrow('d4', 'e5')],
        action: { do: 'throw', card: 'QD', target: 'C', dir: 'NE' },
        after: {
          en: 'One floor for Red. Violet bounces off, and nobody moves.',
          fr: 'Un étage pour Rouge. Violet rebondit, et personne ne bouge.',
        },
        expect: { boxes: { c4: 'A', d4: 'C', e5: '3' }, fields: pile('A', 1) },
      },
    ],
  },
  {
    id: 'throw-exchange',
    clauses: ['Z7.6'],
    title: { en: 'Swap places', fr: 'Changer de place' },
    sketch: duel('QD', { c4: 'A', d4: 'C' }),
    steps: [
      {
        say: {
          en: 'What if Red throws Violet at its own box?',
          fr: 'Et si Rouge lance Violet vers sa propre case ?',
        },
        marks: [arrow('d4', 'c4'), arrow('c4', 'd4')],
        action: { do: 'throw', card: 'QD', target: 'C', dir: 'W' },
        after: { en: 'The two change places.', fr: 'Les deux changent de place.' },
        expect: { boxes: { c4: 'C', d4: 'A' }, fields: pile('A', 0) },
      },
    ],
  },
  {
    id: 'throw-combo',
    clauses: ['Z7.6', 'Z6.7'],
    title: { en: 'A combo round the corner', fr: 'Un combo de biais' },
    sketch: crowd('QD', { c4: 'A', d4: 'C', d5: 'B', d6: '4' }),
    steps: [
      {
        say: {
          en: 'Violet to the east, Teal to the north of it, a building beyond. A throw north makes a line of two.',
          fr: 'Violet à l’est, Turquoise au nord de lui, un immeuble au-delà. Un lancer au nord fait une file de deux.',
        },
        marks: [arrow('d4', 'd5'), arrow('d5', 'd6', 'bad')],
        camera: aside(0, -0.8),
        action: { do: 'throw', card: 'QD', target: 'C', dir: 'N' },
        after: {
          en: 'Two floors: a combo that no ordinary attack could have made from there.',
          fr: 'Deux étages : un combo qu’aucune attaque ordinaire n’aurait pu faire de là.',
        },
        expect: { boxes: { c4: 'A', d4: 'C', d5: 'B', d6: '2' }, fields: pile('A', 2) },
      },
    ],
  },
  {
    id: 'throw-edge',
    clauses: ['Z7.3', 'Z7.6', 'Z6.2'],
    title: { en: 'A power for nothing', fr: 'Un pouvoir pour rien' },
    sketch: duel('QD', { f4: 'A', g4: 'C' }),
    steps: [
      {
        say: {
          en: 'Red throws Violet out of the city? That is allowed, but the edge holds.',
          fr: 'Rouge lance Violet hors de la ville ? C’est permis, mais le bord tient bon.',
        },
        marks: [arrow('f4', 'g4', 'bad')],
        action: { do: 'throw', card: 'QD', target: 'C', dir: 'E' },
        after: { en: 'Nothing comes of it.', fr: 'Il n’en sort rien.' },
        expect: { boxes: { f4: 'A', g4: 'C' }, fields: { ...pile('A', 0), 'turn.played': 1 } },
      },
    ],
  },
  {
    id: 'frenzy',
    clauses: ['Z7.7', 'Z3.5'],
    title: { en: 'Frenzy: the jack', fr: 'Frénésie : le valet' },
    sketch: duel('JD', { b4: 'A', c4: 'C', e4: '3' }),
    steps: [
      {
        say: {
          en: 'Two attacks with one card. The first is resolved before the second is chosen.',
          fr: 'Deux attaques pour une carte. La première est résolue avant qu’on choisisse la seconde.',
        },
        marks: [arrow('b4', 'c4'), arrow('c4', 'd4')],
        action: { do: 'frenzy', card: 'JD', target: 'C' },
        after: {
          en: 'Violet is pushed to d4, right before the house, and Red is still beside it.',
          fr: 'Violet est poussé en d4, juste devant l’immeuble, et Rouge est toujours à son contact.',
        },
        expect: {
          boxes: { c4: 'A', d4: 'C' },
          fields: { pending: { kind: 'frenzy', card: 'JD' }, 'discard.length': 0 },
        },
      },
      {
        say: { en: 'Again!', fr: 'Encore !' },
        marks: [arrow('c4', 'd4'), { box: 'e4' }],
        action: { do: 'frenzy-on', target: 'C' },
        after: {
          en: 'The first made room, the second made a floor.',
          fr: 'La première a fait de la place, la seconde un étage.',
        },
        expect: { boxes: { c4: 'A', d4: 'C', e4: '2' }, fields: { ...pile('A', 1), 'discard.0': 'JD' } },
      },
    ],
  },
  {
    id: 'frenzy-stop',
    clauses: ['Z7.7'],
    title: { en: 'One is enough', fr: 'Une suffit' },
    sketch: duel('JD', { c4: 'A', d4: 'C' }),
    steps: [
      {
        say: { en: 'The first attack of a frenzy.', fr: 'La première attaque d’une frénésie.' },
        action: { do: 'frenzy', card: 'JD', target: 'C' },
        expect: {
          boxes: { d4: 'A', e4: 'C' },
          legal: [{ do: 'stop' }, { do: 'frenzy-on', target: 'C' }],
        },
      },
      {
        say: {
          en: 'The second is yours to leave: Red would rather stay in the middle.',
          fr: 'La seconde est facultative : Rouge préfère rester au centre.',
        },
        action: { do: 'stop' },
        expect: { boxes: { d4: 'A', e4: 'C' }, fields: { pending: null, 'discard.0': 'JD' } },
      },
    ],
  },
  {
    id: 'frenzy-other',
    clauses: ['Z7.7', 'Z7.3'],
    title: { en: 'One after another', fr: 'L’un puis l’autre' },
    sketch: crowd('JD', { f4: 'A', g4: 'C', f5: 'B', f6: '2' }),
    steps: [
      {
        say: {
          en: 'Red strikes Violet, who stands at the edge: nothing happens.',
          fr: 'Rouge frappe Violet, adossé au bord : il ne se passe rien.',
        },
        marks: [arrow('f4', 'g4', 'bad')],
        camera: aside(2.2, -0.6, 'west'),
        action: { do: 'frenzy', card: 'JD', target: 'C' },
        expect: { boxes: { f4: 'A', g4: 'C' } },
      },
      {
        say: {
          en: 'The second attack may be on somebody else.',
          fr: 'La seconde attaque peut viser quelqu’un d’autre.',
        },
        marks: [arrow('f4', 'f5', 'good')],
        camera: aside(2.2, -0.6, 'west'),
        action: { do: 'frenzy-on', target: 'B' },
        after: { en: 'A floor after all.', fr: 'Un étage, tout de même.' },
        expect: { boxes: { f5: 'B', f6: '1' }, fields: pile('A', 1) },
      },
    ],
  },
  {
    id: 'shake',
    clauses: ['Z7.8'],
    title: { en: 'Shake: the king', fr: 'Secousse : le roi' },
    sketch: duel('KD', { c4: 'A', d4: 'C', e5: '3', d3: '2', c5: '4', e3: '1' }),
    steps: [
      {
        say: {
          en: 'Red shakes Violet like a rug. Each house on the eight boxes around Violet will lose a floor.',
          fr: 'Rouge secoue Violet comme un tapis. Chaque immeuble des huit cases autour de Violet perdra un étage.',
        },
        question: {
          ask: { en: 'Which houses are hit?', fr: 'Quels immeubles sont touchés ?' },
          among: ['c5', 'e5', 'd3', 'e3', 'a5', 'd7'],
          right: ['c5', 'e5', 'd3', 'e3'],
          because: {
            en: 'What counts is who is shaken, not who shakes: the boxes around d4.',
            fr: 'Ce qui compte, c’est le secoué, pas le secoueur : les cases autour de d4.',
          },
        },
        camera: 'above',
        expect: { boxes: { d4: 'C' } },
      },
      {
        say: { en: 'Here it goes.', fr: 'C’est parti.' },
        marks: [sign('c5', '−1'), sign('e5', '−1'), sign('d3', '−1'), sign('e3', '−1')],
        action: { do: 'shake', card: 'KD', target: 'C' },
        after: {
          en: 'Four floors with a single card, and nobody has moved.',
          fr: 'Quatre étages avec une seule carte, et personne n’a bougé.',
        },
        expect: {
          boxes: { c4: 'A', d4: 'C', c5: '3', e5: '2', d3: '1', e3: '.' },
          fields: pile('A', 4),
        },
      },
    ],
  },
  {
    id: 'shake-nothing',
    clauses: ['Z7.3', 'Z7.8'],
    title: { en: 'Shaking in an empty street', fr: 'Secouer dans le vide' },
    sketch: duel('KD', { c4: 'A', d4: 'C' }),
    steps: [
      {
        say: {
          en: 'A power only needs somebody to name. Whether it brings anything is another matter.',
          fr: 'Un pouvoir exige seulement une victime à nommer. Qu’il rapporte, c’est autre chose.',
        },
        marks: [arrow('c4', 'd4')],
        action: { do: 'shake', card: 'KD', target: 'C' },
        after: { en: 'No house near, no floor.', fr: 'Pas d’immeuble à côté, pas d’étage.' },
        expect: { boxes: { c4: 'A', d4: 'C' }, fields: pile('A', 0) },
      },
    ],
  },
];
