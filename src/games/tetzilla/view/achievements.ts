import { type Achievement, inAll, inOneGame, won } from '#module';

/** The achievements of TetZilla, based on the statistics of `figuresOf`. */
export const achievements: readonly Achievement[] = [
  {
    id: 'tetWin',
    earned: won(),
    words: {
      en: { title: 'High-rise diet', text: 'Win a game of TetZilla.' },
      fr: { title: 'Régime vertical', text: 'Gagnez une partie de TetZilla.' },
    },
  },
  {
    id: 'eater',
    earned: inOneGame('buildings', 15),
    words: {
      en: { title: 'All you can eat', text: 'Crush 15 buildings in one game of TetZilla.' },
      fr: { title: 'Buffet à volonté', text: 'Écrasez 15 bâtiments dans une partie de TetZilla.' },
    },
  },
  {
    id: 'guards',
    earned: inOneGame('guards', 5),
    words: {
      en: { title: 'Extra crunchy', text: 'Crush 5 guards in one game of TetZilla.' },
      fr: { title: 'Bien croustillant', text: 'Écrasez 5 gardes dans une partie de TetZilla.' },
    },
  },
  {
    id: 'sieve',
    earned: inOneGame('hits', 10),
    words: {
      en: { title: 'Ow, ow, ow', text: 'Take 10 hits in one game of TetZilla and live to regret it.' },
      fr: { title: 'Aïe, aïe, aïe', text: 'Encaissez 10 coups dans une partie de TetZilla.' },
    },
  },
  {
    id: 'unhurt',
    earned: won(({ figures }) => (figures.hits ?? 0) === 0),
    words: {
      en: { title: 'Never laid a shell on me', text: 'Win a game of TetZilla without a hit.' },
      fr: { title: 'Pas une égratignure', text: 'Gagnez une partie de TetZilla sans encaisser un coup.' },
    },
  },
  {
    id: 'tiles',
    earned: inAll('tiles', 100),
    words: {
      en: { title: 'Town planner', text: 'Drop 100 tiles in all.' },
      fr: { title: 'Urbaniste', text: 'Posez 100 tuiles en tout.' },
    },
  },
];
