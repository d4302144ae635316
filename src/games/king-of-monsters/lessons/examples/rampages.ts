import { type Example, kingFights, marked, told } from '../lesson';

/** What the King does to the island. */
export const rampages: readonly Example[] = [
  {
    id: 'breaking-a-zone',
    clauses: ['K9.3', 'K9.5', 'K9.1', 'K2.1', 'K2.2'],
    title: told('Breaking a zone', 'Briser une zone'),
    sketch: {
      king: { zone: 'lines', hand: ['R4', 'Y6'] },
      heroes: { artemis: { hand: ['R3'] } },
      laid: { lines: ['G7'] },
      chart: { R: 'R4 R6' },
      stack: [kingFights],
    },
    steps: [
      {
        say: told(
          'The Power Lines withstand 15. A green 7 lies there from the turn before: damage stays. The King adds a red 4.',
          'Les Lignes électriques résistent à 15. Un 7 vert y est depuis le tour d’avant : les dégâts restent. Le Roi ajoute un 4 rouge.',
        ),
        marks: marked('look', 'lines'),
        action: { do: 'smash', card: 'R4' },
        after: told('Eleven.', 'Onze.'),
        expect: { boxes: { lines: '11' } },
      },
      {
        say: told(
          'Yellow 6 makes 17, which is more than enough.',
          'Le 6 jaune porte à 17, plus qu’il n’en faut.',
        ),
        action: { do: 'smash', card: 'Y6' },
        after: told(
          'At the end of the fight the objective falls, and with it what it gave.',
          'À la fin du combat, l’objectif tombe, et avec lui ce qu’il apportait.',
        ),
        expect: { boxes: { lines: 'x' }, fields: { 'king.hand': [] } },
      },
    ],
  },
  {
    id: 'the-lab-falls',
    clauses: ['K19.1', 'K9.5'],
    title: told('What falls with a zone', 'Ce qui tombe avec une zone'),
    beside: 'breaking-a-zone',
    sketch: {
      king: { zone: 'lab', hand: ['B8'] },
      heroes: { artemis: { hand: ['R3'], stored: 'R9' }, bamf: { hand: ['B2'] } },
      destroyed: ['lines', 'motorpool', 'metro', 'airstrip'],
      laid: { lab: ['G9', 'R8'] },
      chart: { R: 'R4 R6' },
      stack: [kingFights],
    },
    steps: [
      {
        say: told(
          'The Lab withstands 25, and 17 lie there. It keeps a red 9 for Artemis.',
          'Le Laboratoire résiste à 25, et 17 y sont déjà. Il garde un 9 rouge pour Artemis.',
        ),
        marks: marked('bad', 'lab'),
        action: { do: 'smash', card: 'B8' },
        after: told(
          'Twenty-five: equal is enough. What a zone gives ends with it, and the Lab takes all stored cards along.',
          'Vingt-cinq : l’égalité suffit. Ce qu’apporte une zone finit avec elle, et le Laboratoire emporte toutes les cartes de côté.',
        ),
        expect: {
          boxes: { lab: 'x' },
          fields: { 'heroes.artemis.stored': null, 'heroes.artemis.hand': ['R3'] },
        },
      },
    ],
  },
  {
    id: 'usable-cards',
    clauses: ['K9.2'],
    title: told('What a lost row costs', 'Le prix d’une rangée perdue'),
    sketch: {
      king: { zone: 'metro', hand: ['B9', 'R2', 'W'] },
      heroes: { artemis: { hand: ['R3'] } },
      destroyed: ['lines', 'motorpool'],
      chart: { R: 'R4 R6', B: 'x' },
      stack: [kingFights],
    },
    steps: [
      {
        say: told(
          'The League has disabled the blue row. The blue 9 is of no use for damage, attacks or moves; a wild always is.',
          'La Ligue a désactivé la rangée bleue. Le 9 bleu ne sert plus ni à endommager, ni à attaquer, ni à avancer ; un joker sert toujours.',
        ),
        marks: marked('look', 'B'),
        action: { do: 'smash', card: 'W' },
        after: told('The wild counts 9.', 'Le joker vaut 9.'),
        expect: {
          boxes: { metro: '9' },
          refused: [{ action: { do: 'smash', card: 'B9' }, clause: 'K9.2' }],
        },
      },
    ],
  },
  {
    id: 'the-grey-objects',
    clauses: ['K9.4'],
    title: told('The Grey objects', 'The Grey s’interpose'),
    sketch: {
      king: { zone: 'lines', hand: ['Y2', 'B1'] },
      heroes: { grey: { hand: ['G0'] } },
      laid: { lines: ['G9', 'R5'] },
      chart: { R: 'R4 R6' },
      stack: [kingFights],
    },
    steps: [
      {
        say: told(
          'Damage is 14 of 15. The yellow 2 would be enough.',
          'Les dégâts sont à 14 sur 15. Le 2 jaune suffirait.',
        ),
        marks: marked('look', 'lines'),
        action: { do: 'smash', card: 'Y2' },
      },
      {
        say: told(
          'The Grey is asked, wherever he is. He discards a 0, and the yellow 2 counts 0 in this turn.',
          'The Grey est consulté, où qu’il soit. Il défausse un 0, et le 2 jaune vaut 0 pour ce tour.',
        ),
        action: { do: 'grey', card: 'G0' },
        expect: { boxes: { lines: '14' }, fields: { 'turn.grey': true, 'heroes.grey.hand': [] } },
      },
      {
        say: told(
          'But that was his power for this turn, and the King has a 1 left.',
          'Mais son pouvoir est épuisé pour ce tour, et il reste un 1 au Roi.',
        ),
        action: { do: 'smash', card: 'B1' },
        after: told('Fifteen: the Power Lines fall.', 'Quinze : les Lignes électriques tombent.'),
        expect: { boxes: { lines: 'x' } },
      },
    ],
  },
];
