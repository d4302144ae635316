import { AGAINST, arrow, duel, type Example, marked, pile, sign } from '../lesson';
import { B, C, RED, VIOLET } from './specialHands';

const SURROUNDED = { c4: 'A', d4: 'u', f2: 'C', e4: '2', e3: '1', e5: '3' } as const;

/** What X-Man, Greatzilla and Krustazor are given, what they lack, and what their jokers do. */
export const specials: readonly Example[] = [
  {
    id: 'xman-friend',
    clauses: ['Z11.1'],
    title: { en: 'X-Man, friend of the army', fr: 'X-Man, ami de l’armée' },
    sketch: duel('7D', { b2: 'A', c4: 'u', d4: 'C' }, VIOLET('xman')),
    steps: [
      {
        say: {
          en: 'Violet is X-Man. No unit will ever raise a hand against him, not even his own.',
          fr: 'Violet est X-Man. Aucune unité ne lèvera la main sur lui, pas même sous ses ordres.',
        },
        marks: [arrow('c4', 'd4', 'bad')],
        expect: {
          refused: [{ action: { do: 'army-attack', card: '7D', unit: 'c4', target: 'C' }, clause: 'Z11.1' }],
          legal: [{ do: 'ignore', card: '7D' }],
        },
      },
    ],
  },
  {
    id: 'xman-gentle',
    clauses: ['Z11.2'],
    title: { en: 'X-Man crushes nobody', fr: 'X-Man n’écrase personne' },
    sketch: duel('9C', SURROUNDED, RED('xman')),
    steps: [
      {
        say: {
          en: 'The unit to the east could not flee, so X-Man may not step there. Every other way is open to him.',
          fr: 'L’unité à l’est ne pourrait fuir : X-Man ne peut donc y entrer. Les autres voies lui sont ouvertes.',
        },
        marks: [arrow('c4', 'd4', 'bad'), arrow('c4', 'c5', 'good')],
        expect: {
          refused: [{ action: { do: 'move', card: '9C', to: 'd4' }, clause: 'Z11.2' }],
          legal: [{ do: 'move', card: '9C', to: 'c5' }],
        },
      },
      {
        say: { en: 'So he goes round.', fr: 'Il contourne donc.' },
        action: { do: 'move', card: '9C', to: 'c5' },
        expect: { boxes: { c5: 'A', d4: 'u' } },
      },
    ],
  },
  {
    id: 'xman-plant',
    clauses: ['Z11.2'],
    title: { en: 'The plant withstands X-Man', fr: 'La centrale résiste à X-Man' },
    sketch: duel('7D', { c4: 'A', d4: 'C', e4: 'P1' }, RED('xman')),
    steps: [
      {
        say: {
          en: 'A hero does not blow up a power plant. Its last floor withstands whatever he does.',
          fr: 'Un héros ne fait pas sauter une centrale. Le dernier étage résiste à tout ce qu’il fait.',
        },
        marks: [arrow('c4', 'd4'), sign('e4', '1')],
        action: AGAINST,
        after: {
          en: 'No floor, no movement. Others would have won it.',
          fr: 'Pas d’étage, pas de mouvement. D’autres l’auraient gagné.',
        },
        expect: { boxes: { c4: 'A', d4: 'C', e4: 'P1' }, fields: { ...pile('A', 0), outcome: null } },
      },
    ],
  },
  {
    id: 'missile',
    clauses: ['Z11.3'],
    title: { en: 'X-Man’s homing missile', fr: 'Le missile guidé de X-Man' },
    sketch: {
      boxes: { b3: 'A', e4: 'C', e5: '3', f4: '2', d3: '4' },
      hands: { A: ['XR', '3S', '6D', '8C'], C },
      ...RED('xman'),
    },
    steps: [
      {
        say: {
          en: 'A joker sends a missile after any monster in the city, however far. The houses around it pay.',
          fr: 'Un joker envoie un missile sur n’importe quel monstre de la ville, même loin. Les immeubles autour trinquent.',
        },
        marks: [arrow('b3', 'e4'), ...marked('look', 'e5', 'f4', 'd3')],
        action: { do: 'missile', card: 'XR', target: 'C' },
        after: {
          en: 'Three floors. Violet itself is not touched: this is no attack.',
          fr: 'Trois étages. Violet n’est pas touché : ce n’est pas une attaque.',
        },
        expect: { boxes: { b3: 'A', e4: 'C', e5: '2', f4: '1', d3: '3' }, fields: pile('A', 3) },
      },
    ],
  },
  {
    id: 'inertia',
    clauses: ['Z11.5'],
    title: { en: 'Greatzilla wakes slowly', fr: 'Grodino au réveil' },
    sketch: {
      boxes: { d4: 'A', f2: 'C' },
      hands: { A: ['9C', '3S', '6D', '8C'], C },
      ...RED('greatzilla'),
    },
    steps: [
      {
        say: {
          en: 'Greatzilla’s first black card of each turn has no effect, whatever it was meant for.',
          fr: 'La première carte noire de Grodino à chaque tour ne donne rien, quoi qu’on veuille en faire.',
        },
        marks: [arrow('d4', 'd5', 'bad')],
        expect: { refused: [{ action: { do: 'move', card: '9C', to: 'd5' }, clause: 'Z11.5' }] },
      },
      {
        say: { en: 'It counts as played, though.', fr: 'Elle compte pourtant comme jouée.' },
        action: { do: 'ignore', card: '9C' },
        after: {
          en: 'The next black card moves it as usual.',
          fr: 'La carte noire suivante le fait marcher comme d’habitude.',
        },
        marksAfter: [arrow('d4', 'd5', 'good')],
        expect: {
          boxes: { d4: 'A' },
          fields: { 'turn.inert': true, 'turn.played': 1 },
          legal: [{ do: 'move', card: '8C', to: 'd5' }],
        },
      },
    ],
  },
  {
    id: 'tail',
    clauses: ['Z11.4'],
    title: { en: 'Greatzilla’s tail', fr: 'La queue de Grodino' },
    sketch: {
      boxes: { c4: 'A', d4: 'C', e4: '3' },
      hands: { A: ['9C', '3S', '6D'], C },
      ...RED('greatzilla'),
    },
    steps: [
      {
        say: {
          en: 'With two cards or more in hand it may throw them all away for one blow in any direction.',
          fr: 'Avec deux cartes ou plus en main, il peut toutes les jeter pour un coup dans n’importe quelle direction.',
        },
        marks: [arrow('c4', 'd4')],
        action: { do: 'tail', target: 'C' },
        after: {
          en: 'A floor for the tail. The hand is gone, and the turn is over, however few cards were played.',
          fr: 'Un étage pour la queue. La main est perdue et le tour fini, si peu de cartes qu’on ait jouées.',
        },
        expect: {
          boxes: { c4: 'A', d4: 'C', e4: '2' },
          fields: { ...pile('A', 1), 'turn.player': 'C', 'discard.length': 3 },
        },
      },
    ],
  },
  {
    id: 'tail-sweep',
    clauses: ['Z11.6'],
    title: { en: 'Greatzilla’s tail sweep', fr: 'Le balayage de Grodino' },
    sketch: {
      boxes: { d4: 'A', e4: 'C', c5: 'B', e5: '3', c3: '2', d3: '4' },
      hands: { A: ['XR', '3S', '6D', '8C'], B, C },
      ...RED('greatzilla'),
    },
    steps: [
      {
        say: {
          en: 'A joker: the tail hits every neighbour, one after the other, and Greatzilla follows none.',
          fr: 'Un joker : la queue frappe tous les voisins, l’un après l’autre, et Grodino n’en suit aucun.',
        },
        marks: [arrow('d4', 'e4'), arrow('d4', 'c5')],
        action: { do: 'sweep', card: 'XR', target: 'C' },
        expect: { boxes: { d4: 'A', e4: '.', f4: 'C', c5: 'B' } },
      },
      {
        say: { en: 'Now Teal.', fr: 'Au tour de Turquoise.' },
        marks: [arrow('d4', 'c5')],
        action: { do: 'sweep-on', target: 'B' },
        after: {
          en: 'And to end with, every house around Greatzilla loses a floor: three in all.',
          fr: 'Et pour finir, chaque immeuble autour de Grodino perd un étage : trois en tout.',
        },
        expect: {
          boxes: { d4: 'A', f4: 'C', b6: 'B', c5: '.', e5: '2', c3: '1', d3: '3' },
          fields: pile('A', 3),
        },
      },
    ],
  },
  {
    id: 'claws-two',
    clauses: ['Z11.13'],
    title: { en: 'Krustazor loves units', fr: 'Crustassor aime les unités' },
    sketch: duel('9C', SURROUNDED, { ...RED('krustazor'), floors: { A: 8 } }),
    steps: [
      {
        say: {
          en: 'For Krustazor each unit in the pile counts as two floors. It has eight floors already.',
          fr: 'Pour Crustassor, chaque unité de la pile compte pour deux étages. Il en a déjà huit.',
        },
        marks: [arrow('c4', 'd4')],
        action: { do: 'move', card: '9C', to: 'd4' },
        after: { en: 'Eight and two make ten. Burp.', fr: 'Huit et deux font dix. Burp.' },
        expect: { fields: { ...pile('A', 8, 1), outcome: { winner: 'A', reason: 'floors' } } },
      },
    ],
  },
  {
    id: 'spades-are-clubs',
    clauses: ['Z11.14'],
    title: { en: 'Krustazor is stiff', fr: 'Crustassor est raide' },
    sketch: {
      boxes: { c4: 'A', f2: 'C' },
      hands: { A: ['6S', 'XR', '6D', '8C'], C },
      ...RED('krustazor'),
    },
    steps: [
      {
        say: {
          en: 'Its spades count as clubs: they take it straight, never across a corner. A joker may still be a spade.',
          fr: 'Ses piques comptent comme des trèfles : toujours tout droit, jamais de biais. Un joker peut encore être un pique.',
        },
        marks: [arrow('c4', 'd4', 'good'), arrow('c4', 'd5', 'bad')],
        expect: {
          refused: [{ action: { do: 'move', card: '6S', to: 'd5' }, clause: 'Z4.1' }],
          legal: [{ do: 'move', card: 'XR', suit: 'S', to: 'd5' }],
        },
      },
      {
        say: { en: 'A spade, straight on.', fr: 'Un pique, tout droit.' },
        action: { do: 'move', card: '6S', to: 'd4' },
        expect: { boxes: { d4: 'A' } },
      },
    ],
  },
  {
    id: 'ink',
    camera: 'whole',
    clauses: ['Z11.15'],
    title: { en: 'Krustazor’s ink', fr: 'L’encre de Crustassor' },
    sketch: {
      boxes: { d4: 'A', e4: 'C', c5: 'B' },
      hands: { A: ['XR', '3S', '6D', '8C'], B, C },
      ...RED('krustazor'),
    },
    steps: [
      {
        say: {
          en: 'A joker: everybody whose monster touches Krustazor has to discard three cards.',
          fr: 'Un joker : chaque joueur dont le monstre touche Crustassor doit défausser trois cartes.',
        },
        marks: marked('bad', 'e4', 'c5'),
        action: { do: 'ink', card: 'XR' },
        expect: { fields: { pending: { kind: 'discard', queue: ['B', 'C'] } } },
      },
      {
        say: {
          en: 'They choose themselves, in the order of play: Teal first.',
          fr: 'Chacun choisit les siennes, dans l’ordre du jeu : Turquoise d’abord.',
        },
        action: { do: 'discard', cards: ['2S', '5D', '7C'] },
        expect: { fields: { 'players.B.hand.length': 2 } },
      },
      {
        say: { en: 'Then Violet.', fr: 'Puis Violet.' },
        action: { do: 'discard', cards: ['3D', '8S', '6H'] },
        after: {
          en: 'They draw again only at the end of their own turns. And Red plays on.',
          fr: 'Ils ne repiocheront qu’à la fin de leur propre tour. Et Rouge continue.',
        },
        expect: { fields: { 'players.C.hand.length': 2, pending: null, 'turn.player': 'A' } },
      },
    ],
  },
];
