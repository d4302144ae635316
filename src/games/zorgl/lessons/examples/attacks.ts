import { AGAINST, arrow, duel, type Example, marked, pile } from '../lesson';

/** Red cards, and jokers. */
export const attacks: readonly Example[] = [
  {
    id: 'howl',
    clauses: ['Z5.2'],
    title: { en: 'Nobody to hit', fr: 'Personne à frapper' },
    sketch: duel('7D', { d4: 'A', f2: 'C' }),
    steps: [
      {
        say: {
          en: 'A red card needs a monster right next to yours. Violet is too far away.',
          fr: 'Une carte rouge demande un monstre au contact du vôtre. Violet est trop loin.',
        },
        marks: marked('bad', 'c4', 'd3', 'd5', 'e4'),
        action: { do: 'ignore', card: '7D' },
        after: {
          en: 'Red howls, the loudest at the table howls along, and the card is gone.',
          fr: 'Rouge hurle, la tablée hurle avec lui, et la carte est perdue.',
        },
        expect: { boxes: { d4: 'A', f2: 'C' }, fields: { 'turn.played': 1 } },
      },
    ],
  },
  {
    id: 'only-monsters',
    clauses: ['Z5.1'],
    title: { en: 'What can be attacked', fr: 'Qui peut-on attaquer ?' },
    sketch: duel('7D', { d4: 'A', e4: '2', d5: 'u', e5: 'C' }),
    steps: [
      {
        say: {
          en: 'A building, a unit and Violet, all within reach of Red’s claws. It is a diamond: straight only.',
          fr: 'Un immeuble, une unité et Violet, tous à portée de griffe. C’est un carreau : tout droit seulement.',
        },
        question: {
          ask: { en: 'Who can Red attack?', fr: 'Qui Rouge peut-il attaquer ?' },
          among: ['e4', 'd5', 'e5'],
          right: [],
          legal: { of: { do: 'attack', card: '7D' }, field: 'target' },
          because: {
            en: 'Nobody: houses and units are beneath a monster’s notice, and Violet stands diagonally.',
            fr: 'Personne : immeubles et unités sont indignes d’un monstre, et Violet est en diagonale.',
          },
        },
        camera: 'above',
        expect: { refused: [{ action: AGAINST, clause: 'Z5.1' }] },
      },
      {
        say: { en: 'So the diamond has no effect.', fr: 'Le carreau ne donne donc rien.' },
        marks: marked('bad', 'e4', 'd5', 'e5'),
        action: { do: 'ignore', card: '7D' },
        expect: { boxes: { e4: '2', d5: 'u', e5: 'C' }, fields: pile('A', 0) },
      },
    ],
  },
  {
    id: 'must-attack',
    clauses: ['Z5.2'],
    title: { en: 'May I spare it?', fr: 'Puis-je l’épargner ?' },
    sketch: duel('7D', { c4: 'A', d4: 'C', e4: '1' }, { floors: { C: 5 } }),
    steps: [
      {
        say: {
          en: 'A red card given to your monster has to attack, if anybody can be hit. Holding back is not allowed.',
          fr: 'Une carte rouge donnée à votre monstre doit attaquer si quelqu’un peut être frappé. Se retenir est interdit.',
        },
        marks: [arrow('c4', 'd4')],
        expect: { refused: [{ action: { do: 'ignore', card: '7D' }, clause: 'Z5.2' }], legal: [AGAINST] },
      },
      {
        say: { en: 'So be it.', fr: 'Soit.' },
        action: AGAINST,
        after: { en: 'There are worse duties.', fr: 'Il y a pire comme devoir.' },
        expect: { boxes: { e4: 'C', d4: 'A' }, fields: pile('A', 1) },
      },
    ],
  },
  {
    id: 'joker',
    clauses: ['Z5.3'],
    title: { en: 'The joker', fr: 'Le joker' },
    sketch: duel('XR', { c3: 'A', d4: 'C' }),
    steps: [
      {
        say: {
          en: 'A joker is whatever suit you name: here a step, diagonal or straight, or an attack across the corner.',
          fr: 'Le joker est de la couleur que vous nommez : ici un pas, en diagonale ou tout droit, ou une attaque par le coin.',
        },
        marks: [arrow('c3', 'd4', 'bad'), arrow('c3', 'c4'), arrow('c3', 'b4')],
        expect: {
          legal: [
            { do: 'move', card: 'XR', suit: 'C', to: 'c4' },
            { do: 'move', card: 'XR', suit: 'S', to: 'b4' },
            { do: 'attack', card: 'XR', suit: 'H', target: 'C' },
          ],
          refused: [
            { action: { do: 'attack', card: 'XR', target: 'C' }, clause: 'Z5.3' },
            { action: { do: 'leap', card: 'XR', to: 'e3' }, clause: 'Z5.3' },
          ],
        },
      },
      {
        say: {
          en: 'Red names hearts. But a joker is always an ordinary card: it has no power of a face.',
          fr: 'Rouge annonce cœur. Mais un joker reste une carte ordinaire : il n’a le pouvoir d’aucune figure.',
        },
        action: { do: 'attack', card: 'XR', suit: 'H', target: 'C' },
        expect: { boxes: { c3: '.', d4: 'A', e5: 'C' } },
      },
    ],
  },
];
