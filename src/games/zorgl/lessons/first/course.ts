import { always, type Idea } from './idea';
import { pairOf, scoringOf, steps, worthOf } from './reading';

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
      en: 'You’re the highlighted monster; the other one goes easy on you. Knock ten floors off this city and you win.',
      fr: 'Le monstre en surbrillance, c’est vous ; l’autre vous ménage. Faites tomber dix étages de cette ville, et c’est gagné.',
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
    // The first blow comes first: until then there is one thing to do.
    when: ({ view }) => view.turn.played > 0,
    say: () => ({
      en: 'You play three to five cards a turn, one after the other. Red cards attack, black cards walk.',
      fr: 'À chaque tour, vous jouez de trois à cinq cartes, l’une après l’autre. Les rouges attaquent, les noires marchent.',
    }),
  },
];

/** How the score grows. */
export const scoring: readonly Idea[] = [
  {
    id: 'pile',
    title: { en: 'What falls is your score', fr: 'Ce qui tombe est votre score' },
    clause: 'Z9.5',
    when: (moment) => worthOf(moment) >= 2,
    say: () => ({
      en: 'All that you knock down is on your pile, beside your name. A unit that cannot flee is crushed and counts as a floor.',
      fr: 'Tout ce que vous abattez est sur votre pile, près de votre nom. Une unité qui ne peut fuir est écrasée et vaut un étage.',
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
      en: 'The power plant in the middle has eight floors. When the last one falls, the game ends and the most floors win.',
      fr: 'La centrale, au milieu, a huit étages. Quand le dernier tombe, la partie s’arrête et le plus d’étages gagne.',
    }),
    marks: () => [{ box: PLANT }],
  },
  {
    id: 'nearly',
    title: { en: 'You win in the middle of a turn', fr: 'On gagne au milieu d’un tour' },
    clause: 'Z10.1',
    when: (moment) => worthOf(moment) >= NEARLY,
    say: () => ({
      en: 'Not many left! The tenth floor wins at once, even in the middle of a turn.',
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
    // Not while a card can still score: newcomers would wonder why.
    wants: (moment) =>
      scoringOf(moment).length > 0 ? [] : moment.legal.filter((action) => action.do === 'end'),
    shownBy: (event, seat) => event.type === 'turn-ended' && event.player === seat,
    say: () => ({
      en: 'Three cards are played: end your turn and draw up to five. Cards that you keep may be worth more later.',
      fr: 'Trois cartes sont jouées : finissez votre tour et remontez à cinq. Les cartes gardées serviront plus tard.',
    }),
  },
];
