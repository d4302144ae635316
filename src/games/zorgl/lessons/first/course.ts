import { always, type Idea } from './idea';
import { floorsOf, pairOf, steps, worthOf } from './reading';

const PLANT = 'd4';
const NEARLY = 7;

/** What a game is about, told at its beginning. */
export const beginning: readonly Idea[] = [
  {
    id: 'goal',
    title: { en: 'Ten floors in your pile win', fr: 'Dix étages dans votre pile gagnent' },
    clause: 'Z10.1',
    when: always,
    say: () => ({
      en: 'The lit monster is yours; the other plays against you, but gently. Knock ten floors off this city and you win.',
      fr: 'Le monstre éclairé est à vous ; l’autre joue contre vous, mais en douceur. Dix étages de cette ville à terre, et c’est gagné.',
    }),
    marks: (moment) => {
      const pair = pairOf(moment);
      return pair === null ? [] : [{ box: pair.own, tone: 'good' }];
    },
  },
  {
    id: 'turn',
    title: { en: 'A turn: three to five cards', fr: 'Un tour : de trois à cinq cartes' },
    clause: 'Z3.1',
    when: always,
    say: () => ({
      en: 'It is your turn: play three to five of these cards, one after the other. Black cards walk, red cards attack.',
      fr: 'À vous : jouez de trois à cinq de ces cartes, l’une après l’autre. Les noires marchent, les rouges attaquent.',
    }),
  },
];

/** How the score grows. */
export const scoring: readonly Idea[] = [
  {
    id: 'pile',
    title: { en: 'What falls is your score', fr: 'Ce qui tombe est votre score' },
    clause: 'Z9.5',
    when: (moment) => worthOf(moment) >= 1,
    say: () => ({
      en: 'What falls goes onto your pile, beside your name. A soldier who cannot flee is trampled and counts as a floor, too.',
      fr: 'Ce qui tombe va sur votre pile, à côté de votre nom. Un soldat qui ne peut fuir est écrasé et compte aussi pour un étage.',
    }),
  },
  {
    id: 'plant',
    title: { en: 'The power plant can end the game', fr: 'La centrale peut finir la partie' },
    clause: 'Z10.2',
    when(moment) {
      const pair = pairOf(moment);
      return worthOf(moment) >= 2 && pair !== null && steps(pair.own, PLANT) <= 2;
    },
    say: () => ({
      en: 'The plant in the middle has eight floors, worth as much as any other. When the last one falls the game is over, and the most floors win.',
      fr: 'La centrale, au milieu, a huit étages qui valent autant que les autres. Quand le dernier tombe, la partie est finie : le plus d’étages gagne.',
    }),
    marks: () => [{ box: PLANT }],
  },
  {
    id: 'nearly',
    title: { en: 'You win in the middle of a turn', fr: 'On gagne au milieu d’un tour' },
    clause: 'Z10.1',
    when: (moment) => worthOf(moment) >= NEARLY,
    say: () => ({
      en: 'Not many left! The tenth floor wins at once, in the middle of a turn.',
      fr: 'Il n’en manque plus beaucoup ! Le dixième étage gagne aussitôt, au milieu d’un tour.',
    }),
  },
];

/** The end of a turn. */
export const ending: readonly Idea[] = [
  {
    id: 'end',
    title: {
      en: 'Stop after three cards and draw up to five',
      fr: 'S’arrêter après trois cartes et remonter à cinq',
    },
    clause: 'Z3.4',
    when: ({ legal }) => legal.some((action) => action.do === 'end'),
    // Not while something can still be had: whoever learns would wonder.
    wants(moment) {
      const { legal } = moment;
      const more = legal.some((action) => action.do !== 'end' && floorsOf(moment, action) > 0);
      return more ? [] : legal.filter((action) => action.do === 'end');
    },
    shownBy: (event, seat) => event.type === 'turn-ended' && event.player === seat,
    say: () => ({
      en: 'Three cards are played: you may end your turn and draw back up to five. What you keep may be worth more later.',
      fr: 'Trois cartes sont jouées : vous pouvez finir votre tour et remonter à cinq. Ce que vous gardez servira mieux plus tard.',
    }),
  },
];
