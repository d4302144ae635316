import type { lobby as english } from './lobby.en';

/** The French words of the set-up screen. */
export const lobby: typeof english = {
  cast: 'Qui démolit la ville ?',
  playerCount: 'Joueurs',
  monster: (name) => `Le monstre que joue ${name}`,
  monsterTaken: 'Chaque monstre spécial ne joue qu’une fois : qui l’avait prend l’autre.',
  defaultNames: { A: 'Rex', B: 'Mia', C: 'Zed', D: 'Olga' },
  swapCorners: 'Autres coins',
  ownUnread: 'Vos monstres et vos villes ne peuvent pas être lus pour l’instant',
  board: 'Places de départ dans la ville',
  rules: 'Règles de la maison',
  army: 'L’armée',
  armyOn: 'Chars et escouades gardent la centrale. Écrasez-les, ou lancez-les sur les autres.',
  armyOff: 'Les rues sont vides. Rien que des monstres.',
  flight: 'Les unités piétinées fuient',
  flights: { english: 'Tout droit', french: 'Loin du monstre' },
  flightHint: {
    english: 'Livret anglais : vers l’une des trois cases devant le monstre.',
    french: 'Livret français : vers toute case qui ne touche pas celle d’où vient le monstre.',
  },
  flightDiagram: (free) => `Après un pas en diagonale, ${free} cases s’offrent à l’unité.`,
  seedHint: 'Le même numéro donne les mêmes cartes ; sans numéro, le hasard décide.',
  start: 'À la démolition !',
  botsOnly: 'Rien que des robots : installez-vous et regardez.',
};
