import { arrow, type Example, fighting, marked, told, turnOf } from '../lesson';

/** A hero's action card, way and powers. */
export const heroTurns: readonly Example[] = [
  {
    id: 'saved-by-the-airstrip',
    clauses: ['K12.3', 'K12.4', 'K12.5'],
    title: told('Saved by the Airstrip', 'La Piste d’envol sauve le tour'),
    sketch: {
      turn: { hq: true },
      king: { zone: 'lines', hand: ['R2'] },
      heroes: { artemis: { hand: ['R3'] } },
      chart: { R: 'R4 R6' },
      stack: [{ kind: 'card', seat: 'artemis', card: 'RS' }],
    },
    steps: [
      {
        say: told(
          'Artemis has turned up a skip: her turn would be over. While the Airstrip stands, one skip a turn can be cancelled.',
          'Artemis révèle un passe-tour : son tour serait fini. Tant que tient la Piste d’envol, on peut en annuler un par tour.',
        ),
        marks: marked('good', 'airstrip'),
        action: { do: 'airstrip' },
        after: told('Her turn goes on.', 'Son tour continue.'),
        expect: { fields: { 'turn.airstrip': true, 'stack.0.kind': 'hero', 'stack.0.seat': 'artemis' } },
      },
    ],
  },
  {
    id: 'another-card-from-headquarters',
    clauses: ['K12.4', 'K12.3'],
    title: told('Another card, please', 'Une autre carte, merci'),
    beside: 'saved-by-the-airstrip',
    sketch: {
      king: { zone: 'lines', hand: ['R2'] },
      heroes: { artemis: { hand: ['R3'] } },
      chart: { R: 'R4 R6' },
      top: { league: { action: ['W4'] } },
      stack: [{ kind: 'card', seat: 'artemis', card: 'RS' }],
    },
    steps: [
      {
        say: told(
          'Once for each zone of the King’s, while Headquarters stands, the League may turn up another action card.',
          'Une fois par zone atteinte par le Roi, tant que tient le Quartier général, la Ligue peut retourner une autre carte d’action.',
        ),
        marks: marked('good', 'hq'),
        action: { do: 'redraw' },
        after: told(
          'A wild-four: Artemis draws four cards, and in this turn she may work at all rows.',
          'Un joker plus-quatre : Artemis pioche quatre cartes et peut agir ce tour-ci sur toutes les rangées.',
        ),
        expect: { fields: { 'turn.hq': true, 'heroes.artemis.hand.length': 5, 'stack.0.free': true } },
      },
    ],
  },
  {
    id: 'covers-change-places',
    clauses: ['K12.3'],
    title: told('Covers change places', 'Les couvertures changent de place'),
    beside: 'kings-reverse',
    sketch: {
      king: { zone: 'lines', hand: ['R2'] },
      heroes: { artemis: { hand: ['R3'] } },
      chart: { R: 'R2^/R9 R8^/R3 R9' },
      stack: [{ kind: 'card', seat: 'artemis', card: 'RV' }],
    },
    steps: [
      {
        say: told(
          'Nine on a 2, three on an 8: that could lie better. A red reverse of the League turns the covers around.',
          'Neuf sur un 2, trois sur un 8 : on peut mieux faire. Une inversion rouge de la Ligue retourne les couvertures.',
        ),
        marks: [arrow('R1', 'R2')],
        action: { do: 'accept' },
        after: told('The plates stay where they are.', 'Les plaques, elles, ne bougent pas.'),
        expect: { boxes: { R1: 'R2^/R3', R2: 'R8^/R9' } },
      },
    ],
  },
  {
    id: 'a-wild-for-a-cover',
    clauses: ['K12.3', 'K14.6'],
    title: told('A wild for a cover', 'Un joker en couverture'),
    sketch: {
      king: { zone: 'lines', hand: ['G2'] },
      heroes: { artemis: { zone: 'lines', hand: ['G3'] } },
      chart: { R: 'R2^/R3 R9', G: 'G5' },
      stack: [{ kind: 'card', seat: 'artemis', card: 'W' }],
    },
    steps: [
      {
        say: told(
          'Artemis has turned up a wild, which becomes a cover that counts 9. She lays it on the last red plate.',
          'Artemis révèle un joker, qui devient une couverture de valeur 9. Elle le pose sur la dernière plaque rouge.',
        ),
        question: {
          ask: told('To which rows could she lay it?', 'Dans quelles rangées pourrait-elle le poser ?'),
          among: ['R', 'G', 'Y', 'B'],
          right: ['R', 'G'],
          because: told(
            'Wherever a plate lies uncovered, far or near, whatever her colour.',
            'Partout où une plaque est découverte, de près ou de loin, quelle que soit sa couleur.',
          ),
          legal: { of: { do: 'place' }, field: 'row' },
        },
        marks: marked('look', 'R2'),
        action: { do: 'place', row: 'R' },
        expect: { boxes: { R2: 'R9/W' } },
      },
      {
        say: told(
          'She stands beside the King, and begins to fight.',
          'Elle est au côté du Roi et engage le combat.',
        ),
        action: { do: 'fight' },
      },
      {
        say: told(
          'The wild is not counted as laid by herself, so that she may compare at once.',
          'Le joker ne compte pas comme posé par elle : elle peut comparer aussitôt.',
        ),
        action: { do: 'compare', row: 'R' },
        after: told('Both plates go.', 'Les deux plaques disparaissent.'),
        expect: { boxes: { R1: '.', R2: '.' } },
      },
    ],
  },
  {
    id: 'by-rail',
    clauses: ['K13.1', 'K19.1'],
    title: told('By rail', 'En métro'),
    sketch: {
      king: { zone: 'lines', hand: ['R2'] },
      heroes: { artemis: { hand: ['G3', 'R8'] } },
      chart: { R: 'R4 R6' },
      stack: [turnOf('artemis')],
    },
    steps: [
      {
        say: told(
          'While the Metrorail stands, every zone is next door. Artemis holds a green 3 and a red 8.',
          'Tant que tient le Métro, toutes les zones sont voisines. Artemis a un 3 vert et un 8 rouge.',
        ),
        question: {
          ask: told('Where can she go?', 'Où peut-elle aller ?'),
          among: ['ocean', 'beach', 'lines', 'motorpool', 'metro', 'airstrip', 'lab', 'reactor'],
          right: ['lines', 'motorpool', 'reactor'],
          because: told(
            'Green leads to the Power Lines, red to the Motor Pool, and any card to the Reactor.',
            'Le vert mène aux Lignes électriques, le rouge au Parc automobile, et toute carte au Réacteur.',
          ),
          legal: { of: { do: 'move' }, field: 'to' },
        },
        action: { do: 'move', to: 'lines', card: 'G3' },
        after: told('In one step to the King.', 'D’un pas jusqu’au Roi.'),
        expect: { fields: { 'heroes.artemis.zone': 'lines', 'heroes.artemis.hand': ['R8'] } },
      },
    ],
  },
  {
    id: 'on-foot',
    clauses: ['K13.1'],
    title: told('On foot', 'À pied'),
    beside: 'by-rail',
    sketch: {
      king: { zone: 'airstrip', hand: ['R2'] },
      heroes: { artemis: { hand: ['G3', 'Y8'] } },
      destroyed: ['lines', 'motorpool', 'metro'],
      chart: { R: 'R4 R6' },
      stack: [turnOf('artemis')],
    },
    steps: [
      {
        say: told(
          'Without the Metrorail heroes walk from zone to zone, for a card of the colour of where they go.',
          'Sans Métro, les héros vont de zone en zone, pour une carte de la couleur où ils se rendent.',
        ),
        question: {
          ask: told(
            'With a green 3 and a yellow 8, where can Artemis go?',
            'Avec un 3 vert et un 8 jaune, où Artemis peut-elle aller ?',
          ),
          among: ['lines', 'airstrip', 'lab', 'reactor'],
          right: ['airstrip'],
          because: told(
            'Only the Airstrip and the Lab are next door. Yellow leads to the one; for the other she has no blue card.',
            'Seuls la Piste d’envol et le Laboratoire sont voisins. Le jaune mène à l’une ; pour l’autre, il lui manque du bleu.',
          ),
          legal: { of: { do: 'move' }, field: 'to' },
        },
        marks: [arrow('hq', 'airstrip', 'good')],
        action: { do: 'move', to: 'airstrip', card: 'Y8' },
        expect: {
          fields: { 'heroes.artemis.zone': 'airstrip' },
          refused: [{ action: { do: 'move', to: 'lines', card: 'G3' }, clause: 'K13.1' }],
        },
      },
    ],
  },
  {
    id: 'bamf-jumps',
    clauses: ['K13.1', 'K14.2'],
    title: told('Bamf is elsewhere', 'Bamf est ailleurs'),
    beside: 'on-foot',
    sketch: {
      king: { zone: 'lines', hand: ['R2'] },
      heroes: { bamf: { hand: ['G3', 'Y8'] } },
      destroyed: ['metro'],
      chart: { R: 'R4 R6', Y: 'Y2' },
      stack: [turnOf('bamf')],
    },
    steps: [
      {
        say: told(
          'Bamf needs no rail: twice a turn he goes wherever he likes, for the same price.',
          'Bamf se passe de métro : deux fois par tour, il va où il veut, au même prix.',
        ),
        marks: [arrow('hq', 'lines', 'good')],
        action: { do: 'move', to: 'lines', card: 'G3' },
        expect: { fields: { 'heroes.bamf.zone': 'lines', 'stack.0.jumps': 1 } },
      },
      {
        say: told('He begins to fight.', 'Il engage le combat.'),
        action: { do: 'fight' },
      },
      {
        say: told(
          'He works at all rows and need not shift: a yellow card for the yellow row.',
          'Il agit sur toutes les rangées sans glisser : une carte jaune pour la rangée jaune.',
        ),
        action: { do: 'cover', row: 'Y', card: 'Y8' },
        expect: { boxes: { Y1: 'Y2/Y8' } },
      },
    ],
  },
  {
    id: 'artemis-looks',
    clauses: ['K13.2', 'K3.2'],
    title: told('Artemis looks beneath', 'Artemis regarde dessous'),
    sketch: {
      king: { zone: 'lines', hand: ['R2'] },
      heroes: { artemis: { hand: ['G3'] } },
      chart: { R: 'R4 R9' },
      stack: [turnOf('artemis')],
    },
    steps: [
      {
        say: told(
          'Plates lie face down. Once a turn Artemis looks at one; only the League gets to know it.',
          'Les plaques sont face cachée. Une fois par tour, Artemis en regarde une ; seule la Ligue l’apprend.',
        ),
        marks: marked('look', 'R2'),
        action: { do: 'peek', row: 'R', col: 2 },
        expect: { boxes: { R2: 'R9*' }, fields: { 'stack.0.used': ['peek'] } },
      },
    ],
  },
  {
    id: 'a-change-at-the-motor-pool',
    clauses: ['K13.3', 'K1.5'],
    title: told('A change at the Motor Pool', 'Échange au Parc automobile'),
    sketch: {
      king: { zone: 'lines', hand: ['R2'] },
      heroes: { artemis: { hand: ['B1'] } },
      chart: { R: 'R4 R9' },
      spent: ['league-combat'],
      stack: [turnOf('artemis')],
    },
    steps: [
      {
        say: told(
          'While the Motor Pool stands, a hero may once in his turn discard a card and draw one. The League’s draw pile happens to be empty.',
          'Tant que tient le Parc automobile, un héros peut, une fois à son tour, défausser une carte et en piocher une. La pioche de la Ligue est justement vide.',
        ),
        marks: marked('good', 'motorpool'),
        action: { do: 'motorpool', card: 'B1' },
        after: told(
          'So its discards are shuffled first and become the draw pile.',
          'La défausse est donc d’abord mélangée et devient la pioche.',
        ),
        expect: { fields: { 'decks.league.combatDiscard': [], 'heroes.artemis.hand.length': 1 } },
      },
    ],
  },
  {
    id: 'kept-in-the-lab',
    clauses: ['K13.5', 'K13.4'],
    title: told('Kept in the Lab', 'Gardé au Laboratoire'),
    sketch: {
      king: { zone: 'lines', hand: ['R2'] },
      heroes: { artemis: { hand: ['R9', 'B1'], stored: 'Y4' }, bamf: { hand: ['B2'] } },
      turn: { queue: ['bamf'] },
      chart: { R: 'R4 R9' },
      top: { league: { action: ['RV'] } },
      stack: [turnOf('artemis')],
    },
    steps: [
      {
        say: told(
          'Artemis ends her turn. The Lab keeps one card for her outside her hand; the one that it kept before goes.',
          'Artemis finit son tour. Le Laboratoire lui garde une carte hors de sa main ; celle d’avant s’en va.',
        ),
        marks: marked('good', 'lab'),
        action: { do: 'end', store: 'R9' },
        expect: { fields: { 'heroes.artemis.stored': 'R9', 'heroes.artemis.hand': ['B1'] } },
      },
    ],
  },
  {
    id: 'row-by-row',
    clauses: ['K14.2', 'K14.1', 'K14.3', 'K13.4'],
    title: told('From row to row', 'De rangée en rangée'),
    sketch: {
      king: { zone: 'lines', hand: ['R2'] },
      heroes: { artemis: { zone: 'lines', hand: ['R5', 'B1', 'G7'] } },
      chart: { R: 'R4', G: 'G6', Y: 'Y2' },
      stack: [turnOf('artemis')],
    },
    steps: [
      {
        say: told(
          'Artemis stands beside the King and begins to fight, at the row of her colour.',
          'Artemis est au côté du Roi et engage le combat, à la rangée de sa couleur.',
        ),
        marks: marked('look', 'R'),
        action: { do: 'fight' },
        expect: { fields: { 'stack.0.step': 'fight', 'stack.0.row': 'R' } },
      },
      {
        say: told('She covers the red plate.', 'Elle couvre la plaque rouge.'),
        action: { do: 'cover', row: 'R', card: 'R5' },
        expect: {
          boxes: { R1: 'R4/R5' },
          refused: [{ action: { do: 'cover', row: 'G', card: 'G7' }, clause: 'K14.3' }],
        },
      },
      {
        say: told(
          'Any card takes her to a bordering row; the blue 1 is to spare.',
          'N’importe quelle carte la mène à une rangée voisine ; le 1 bleu peut partir.',
        ),
        question: {
          ask: told('Which rows border on the red one?', 'Quelles rangées touchent la rouge ?'),
          among: ['G', 'Y', 'B'],
          right: ['G'],
          because: told(
            'Red is on top and blue at the bottom: those two do not meet.',
            'Le rouge est en haut et le bleu en bas : ils ne se touchent pas.',
          ),
          legal: { of: { do: 'shift' }, field: 'to' },
        },
        marks: [arrow('R', 'G')],
        action: { do: 'shift', to: 'G', card: 'B1' },
        expect: { fields: { 'stack.0.row': 'G' } },
      },
      {
        say: told('There she covers too.', 'Là aussi, elle couvre.'),
        action: { do: 'cover', row: 'G', card: 'G7' },
        after: told(
          'What she has covered herself she cannot compare in this turn: a friend must do that.',
          'Ce qu’elle a couvert elle-même, elle ne peut le comparer ce tour : c’est l’affaire d’un ami.',
        ),
        expect: {
          boxes: { G1: 'G6/G7' },
          refused: [{ action: { do: 'compare', row: 'G' }, clause: 'K14.4' }],
        },
      },
    ],
  },
  {
    id: 'brick-dropper-drops',
    clauses: ['K14.8', 'K14.6'],
    title: told('Brick Dropper drops one', 'Brick Dropper lâche une brique'),
    sketch: {
      king: { zone: 'lines', hand: ['R2'] },
      heroes: { brick: { zone: 'lines', hand: ['Y1'] } },
      laid: { lines: ['Y6', 'R1'] },
      chart: { Y: 'Y5 Y8' },
      stack: [fighting('brick', 'G')],
    },
    steps: [
      {
        say: told(
          'A yellow 6 of the King’s lies in the wires. Brick Dropper takes an equal card out of the League’s pile and lays it in its row.',
          'Un 6 jaune du Roi gît dans les câbles. Brick Dropper prend une carte pareille dans la pioche de la Ligue et la pose dans sa rangée.',
        ),
        marks: [arrow('lines', 'Y1')],
        action: { do: 'brick', card: 'Y6' },
        after: told('Then that pile is shuffled.', 'Puis cette pioche est mélangée.'),
        expect: { boxes: { Y1: 'Y5/Y6', lines: '7' } },
      },
    ],
  },
];
