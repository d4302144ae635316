import { arrow, type Example, fighting, kingFights, LEAGUE_PILES, marked, told, turnOf } from '../lesson';

/** The frenzy, the push-back, the clean-up, and how a game ends. */
export const endings: readonly Example[] = [
  {
    id: 'frenzy',
    clauses: ['K15.1', 'K15.2'],
    title: told('Frenzy', 'La frénésie'),
    sketch: {
      king: { zone: 'lines' },
      heroes: { artemis: { zone: 'lines', hand: ['R3'] }, ninja: { hand: ['B5'] } },
      chart: { G: 'x', Y: 'x', B: 'B5' },
      top: { king: { combat: ['B9', 'R4'], action: ['GS'] } },
      stack: [
        fighting('artemis', 'R', { struck: ['R'] }),
        { kind: 'duel', seat: 'king', hero: 'artemis', row: 'R', last: { colour: 'R', number: 8 } },
      ],
    },
    steps: [
      {
        say: told(
          'Green and yellow are disabled, and the King has no answer in the duel for red.',
          'Le vert et le jaune sont désactivés, et le Roi n’a pas de réponse dans le duel pour le rouge.',
        ),
        marks: marked('look', 'R'),
        action: { do: 'pass' },
        after: told(
          'The third row: he flies into a frenzy, and draws a card for each hero who is up.',
          'La troisième rangée : il entre en frénésie et pioche une carte par héros debout.',
        ),
        expect: { boxes: { R: 'x' }, fields: { 'king.hand': ['B9', 'R4'], 'stack.1.kind': 'frenzy' } },
      },
      {
        say: told(
          'Blue 9 on the Power Lines, in the midst of the heroes’ turn.',
          '9 bleu sur les Lignes électriques, en plein tour des héros.',
        ),
        action: { do: 'smash', card: 'B9' },
        expect: { boxes: { lines: '9' } },
      },
      {
        say: told(
          'Once he may gamble: his whole hand for one action card.',
          'Une fois, il peut miser : toute sa main contre une carte d’action.',
        ),
        action: { do: 'gamble' },
        after: told(
          'A skip: it does nothing. The frenzy is over, and Artemis goes on.',
          'Un passe-tour : aucun effet. La frénésie est finie, et Artemis continue.',
        ),
        expect: { fields: { 'king.hand': [], 'stack.length': 1, 'stack.0.seat': 'artemis' } },
      },
    ],
  },
  {
    id: 'pushed-back',
    clauses: ['K15.3', 'K14.1'],
    title: told('Pushed back', 'Repoussé'),
    sketch: {
      king: { zone: 'motorpool' },
      heroes: { ninja: { zone: 'motorpool', hand: ['B3'] } },
      destroyed: ['lines'],
      chart: { R: 'x', G: 'x', Y: 'x' },
      stack: [
        fighting('ninja', 'B', { struck: ['B'] }),
        { kind: 'duel', seat: 'king', hero: 'ninja', row: 'B', last: { colour: 'B', number: 8 } },
      ],
    },
    steps: [
      {
        say: told(
          'The blue row is the last one, and the King has no card.',
          'La rangée bleue est la dernière, et le Roi n’a pas de carte.',
        ),
        marks: [arrow('motorpool', 'lines')],
        camera: 'whole',
        action: { do: 'pass' },
        after: told(
          'He loses a zone. A new chart is dealt at once, face up this time; what he destroyed stays destroyed.',
          'Il perd une zone. Un nouveau tableau est distribué aussitôt, face visible cette fois ; ce qu’il a détruit le reste.',
        ),
        expect: {
          boxes: { R: '.', lines: 'x' },
          fields: {
            'king.zone': 'lines',
            'king.pushed': true,
            'chart.B.plates.length': 4,
            'chart.B.plates.0.up': true,
          },
          legal: [{ do: 'end' }],
          refused: [{ action: { do: 'cover', row: 'B', card: 'B3' }, clause: 'K14.3' }],
        },
      },
    ],
  },
  {
    id: 'clean-up',
    clauses: ['K16.2', 'K16.3', 'K16.5', 'K16.4'],
    title: told('Back on their feet', 'De nouveau debout'),
    sketch: {
      king: { zone: 'lines', hand: ['R2'] },
      heroes: {
        artemis: { hand: ['R3'] },
        dynamo: { zone: 'lines', state: 'down' },
        anvil: { state: 'out' },
        ninja: { state: 'reserve' },
      },
      reserve: ['ninja'],
      chart: { R: 'R4 R6' },
      stack: [turnOf('artemis')],
    },
    steps: [
      {
        say: told(
          'Anvil was taken out, Dynamo lies in the Power Lines, Science Ninja waits in the reserve. Artemis, the last to play, ends her turn.',
          'Anvil est hors de combat, Dynamo gît dans les Lignes électriques, Science Ninja attend en réserve. Artemis, la dernière à jouer, finit son tour.',
        ),
        marks: marked('look', 'hq'),
        action: { do: 'end' },
        after: told(
          'Clean-up: Anvil is back in Headquarters, Science Ninja joins there, and Dynamo is about to rise. The combat decks are shuffled with their discards.',
          'Fin de tour : Anvil est de retour au Quartier général, Science Ninja l’y rejoint, et Dynamo va se relever. Les pioches de combat sont mélangées avec leurs défausses.',
        ),
        expect: {
          fields: {
            'heroes.anvil.state': 'up',
            'heroes.anvil.zone': 'hq',
            'heroes.ninja.state': 'up',
            'heroes.dynamo.state': 'rising',
            reserve: [],
            'turn.number': 4,
          },
        },
      },
    ],
  },
  {
    id: 'as-printed',
    clauses: ['K16.1', 'K9.5'],
    title: told('As printed again', 'Le vrai nombre revient'),
    beside: 'the-grey-objects',
    sketch: {
      turn: { grey: true },
      king: { zone: 'lines', hand: ['R2'] },
      heroes: { grey: { hand: ['G1'] } },
      laid: { lines: ['G9', 'R5', { card: 'Y2', as: 0 }] },
      chart: { R: 'R4 R6' },
      stack: [turnOf('grey')],
    },
    steps: [
      {
        say: told(
          'The Grey has made a yellow 2 at the Power Lines a 0, so that they stand at 14 of 15. The League’s turns are over.',
          'The Grey a fait d’un 2 jaune un 0 : les Lignes électriques en sont à 14 sur 15. Les héros ont tous joué.',
        ),
        marks: marked('look', 'lines'),
        action: { do: 'end' },
        after: told(
          'In Clean-up the card is a 2 again: 16. They still stand, but fall at the end of the next fight there.',
          'À la fin de tour, la carte redevient un 2 : 16. Elles tiennent encore, mais tomberont à la fin du prochain combat sur place.',
        ),
        marksAfter: marked('bad', 'lines'),
        expect: { boxes: { lines: '16' }, fields: { 'zones.lines.destroyed': false, 'turn.number': 4 } },
      },
    ],
  },
  {
    id: 'dr-ibis-looks-ahead',
    clauses: ['K16.6'],
    title: told('Dr. Ibis looks ahead', 'Dr Ibis voit venir'),
    sketch: {
      turn: { phase: 'cleanup' },
      king: { zone: 'lines', hand: ['R2'] },
      heroes: { ibis: { hand: ['G4'] } },
      chart: { R: 'R4 R6' },
      top: { league: { action: ['RS', 'W4'] } },
      stack: [{ kind: 'ibis', seat: 'ibis', deck: null }],
    },
    steps: [
      {
        say: told(
          'Last of all Dr. Ibis looks at the League’s next action card. At the King’s he may only look when he is beside him.',
          'Pour finir, Dr Ibis regarde la prochaine carte d’action de la Ligue. Celle du Roi, il ne la voit qu’à son côté.',
        ),
        camera: LEAGUE_PILES,
        action: { do: 'look', deck: 'league' },
        expect: { refused: [{ action: { do: 'look', deck: 'king' }, clause: 'K16.6' }] },
      },
      {
        say: told('A skip. He discards it.', 'Un passe-tour. Il le jette.'),
        camera: LEAGUE_PILES,
        action: { do: 'drop' },
        after: told(
          'A wild-four comes next, which nobody knows yet.',
          'Vient ensuite un joker plus-quatre, que nul ne connaît encore.',
        ),
        expect: { fields: { 'decks.league.actionDiscard': ['RS'], 'decks.league.known': false } },
      },
    ],
  },
  {
    id: 'the-reactor',
    clauses: ['K17.1', 'K2.3'],
    title: told('The Reactor blows up', 'Le Réacteur explose'),
    sketch: {
      turn: { number: 15 },
      king: { zone: 'reactor', hand: ['G9'] },
      heroes: { artemis: { zone: 'reactor', hand: ['R3'] } },
      destroyed: ['lines', 'motorpool', 'metro', 'airstrip', 'hq', 'lab'],
      laid: { reactor: ['R9', 'Y8', 'B5'] },
      chart: { R: 'R4 R6' },
      stack: [kingFights],
    },
    steps: [
      {
        say: told(
          'The Reactor withstands 30, and 22 lie there. Green 9.',
          'Le Réacteur résiste à 30, et 22 y sont déjà. 9 vert.',
        ),
        marks: marked('bad', 'reactor'),
        action: { do: 'smash', card: 'G9' },
        after: told('Thirty-one. The King has won at once.', 'Trente et un. Le Roi gagne sur-le-champ.'),
        expect: { boxes: { reactor: 'x' }, fields: { outcome: { winner: 'king', reason: 'reactor' } } },
      },
    ],
  },
  {
    id: 'into-the-ocean',
    clauses: ['K17.2', 'K15.3'],
    title: told('Into the Ocean', 'À l’océan'),
    beside: 'pushed-back',
    sketch: {
      king: { zone: 'beach' },
      heroes: { ninja: { zone: 'beach', hand: ['B3'] } },
      destroyed: ['lines'],
      chart: { R: 'x', G: 'x', Y: 'x' },
      stack: [
        fighting('ninja', 'B', { struck: ['B'] }),
        { kind: 'duel', seat: 'king', hero: 'ninja', row: 'B', last: { colour: 'B', number: 8 } },
      ],
    },
    steps: [
      {
        say: told(
          'He was pushed back to the Beach before, and loses his last row again.',
          'Déjà repoussé jusqu’à la Plage, il perd une fois encore sa dernière rangée.',
        ),
        marks: [arrow('beach', 'ocean', 'good')],
        action: { do: 'pass' },
        after: told('Back into the water: the League has won.', 'Retour à l’eau : la Ligue a gagné.'),
        expect: { fields: { 'king.zone': 'ocean', outcome: { winner: 'league', reason: 'ocean' } } },
      },
    ],
  },
  {
    id: 'nobody-left',
    clauses: ['K17.3', 'K16.2'],
    title: told('Nobody left', 'Plus personne'),
    sketch: {
      turn: { number: 12 },
      king: { zone: 'lab', hand: ['R9', 'G1'] },
      heroes: { artemis: { zone: 'lab' } },
      destroyed: ['lines', 'motorpool', 'metro', 'airstrip', 'hq'],
      chart: { R: 'R4 R6' },
      stack: [kingFights],
    },
    steps: [
      {
        say: told(
          'Headquarters lies in ruins: whoever is taken out now does not come back. Artemis is the last hero.',
          'Le Quartier général est en ruine : qui tombe maintenant ne revient pas. Artemis est la dernière.',
        ),
        marks: marked('bad', 'artemis'),
        action: { do: 'attack', hero: 'artemis', card: 'R9' },
      },
      {
        say: told('She has no card to answer with.', 'Elle n’a aucune carte pour répondre.'),
        action: { do: 'pass' },
      },
      {
        say: told('The King ends his fight.', 'Le Roi finit son combat.'),
        action: { do: 'end' },
        after: told(
          'In Clean-up she is lost, and the King has won.',
          'À la fin de tour, elle est perdue, et le Roi a gagné.',
        ),
        expect: { fields: { 'heroes.artemis.state': 'lost', outcome: { winner: 'king', reason: 'heroes' } } },
      },
    ],
  },
  {
    id: 'time-is-up',
    clauses: ['K17.4', 'K4.3', 'K16.4'],
    title: told('The League has held out', 'La Ligue a tenu'),
    sketch: {
      turn: { number: 20 },
      king: { zone: 'reactor', hand: ['R2'] },
      heroes: { artemis: { hand: ['R3'] } },
      destroyed: ['lines', 'motorpool', 'metro', 'airstrip', 'lab'],
      laid: { reactor: ['R9', 'Y8', 'B9'] },
      chart: { R: 'R4 R6' },
      stack: [turnOf('artemis')],
    },
    steps: [
      {
        say: told(
          'Turn 20, and four points are missing at the Reactor. Artemis ends her turn.',
          'Tour 20, et il manque quatre points au Réacteur. Artemis finit son tour.',
        ),
        marks: marked('look', 'reactor'),
        action: { do: 'end' },
        after: told('Time is up: the League has won.', 'Le temps est écoulé : la Ligue a gagné.'),
        expect: { fields: { outcome: { winner: 'league', reason: 'time' } } },
      },
    ],
  },
];
