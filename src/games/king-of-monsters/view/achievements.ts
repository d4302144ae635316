import { type Achievement, inAll, inOneGame, won } from '#module';

/** Achievements, from the statistics of a game. */
export const achievements: readonly Achievement[] = [
  {
    id: 'kingWin',
    earned: won(),
    words: {
      en: { title: 'Long live the King. Or not', text: 'Win a game of King of Monsters, on either side.' },
      fr: {
        title: 'Vive le roi, ou pas',
        text: 'Gagnez une partie de King of Monsters, d’un côté ou de l’autre.',
      },
    },
  },
  {
    id: 'wrecker',
    earned: inOneGame('destroyed', 5),
    words: {
      en: { title: 'Package tour', text: 'Destroy 5 zones as the King in one game.' },
      fr: { title: 'Voyage organisé', text: 'Détruisez 5 zones en une partie dans le rôle du roi.' },
    },
  },
  {
    id: 'duellist',
    earned: inOneGame('duels', 3),
    words: {
      en: { title: 'En garde, lizard', text: 'Win 3 duels in one game of King of Monsters.' },
      fr: { title: 'En garde, lézard', text: 'Gagnez 3 duels dans une partie de King of Monsters.' },
    },
  },
  {
    id: 'covers',
    earned: inAll('covers', 100),
    words: {
      en: { title: 'Cover artist', text: 'Lay 100 covers in all.' },
      fr: { title: 'Sous toutes les couvertures', text: 'Posez 100 couvertures en tout.' },
    },
  },
];
