import { type Achievement, inAll, inOneGame, won } from '#module';

/** The achievements of Zorgl-Zilla, based on the statistics of `figuresOf`. */
export const achievements: readonly Achievement[] = [
  {
    id: 'zorglWin',
    earned: won(),
    words: {
      en: { title: 'Mind the building', text: 'Win a game of Zorgl-Zilla.' },
      fr: { title: 'Attention à l’immeuble', text: 'Gagnez une partie de Zorgl-Zilla.' },
    },
  },
  {
    id: 'blow4',
    earned: inOneGame('blow', 4),
    words: {
      en: { title: 'Domino theory', text: 'Take 4 floors with one action in Zorgl-Zilla.' },
      fr: { title: 'Effet domino', text: 'Prenez 4 étages en une action à Zorgl-Zilla.' },
    },
  },
  {
    id: 'blow6',
    earned: inOneGame('blow', 6),
    words: {
      en: { title: 'Urban renewal', text: 'Take 6 floors with one action in Zorgl-Zilla.' },
      fr: { title: 'Rénovation urbaine', text: 'Prenez 6 étages en une action à Zorgl-Zilla.' },
    },
  },
  {
    id: 'crusher',
    earned: inOneGame('units', 5),
    words: {
      en: { title: 'Flat-pack army', text: 'Crush 5 units in one game of Zorgl-Zilla.' },
      fr: { title: 'Armée en kit', text: 'Écrasez 5 unités dans une partie de Zorgl-Zilla.' },
    },
  },
  {
    id: 'floors100',
    earned: inAll('floors', 100),
    words: {
      en: { title: 'Elevator out of order', text: 'Take 100 floors in all.' },
      fr: { title: 'Ascenseur en panne', text: 'Prenez 100 étages en tout.' },
    },
  },
  {
    id: 'walker',
    earned: inAll('boxes', 500),
    words: {
      en: { title: '10,000 very large steps', text: 'Walk 500 boxes in Zorgl-Zilla.' },
      fr: { title: 'Dix mille très grands pas', text: 'Parcourez 500 cases à Zorgl-Zilla.' },
    },
  },
  {
    id: 'howler',
    earned: inOneGame('wasted', 6),
    words: {
      en: { title: 'Howling at nothing', text: 'Waste 6 cards in one game of Zorgl-Zilla.' },
      fr: { title: 'Hurler dans le vide', text: 'Gaspillez 6 cartes dans une partie de Zorgl-Zilla.' },
    },
  },
];
