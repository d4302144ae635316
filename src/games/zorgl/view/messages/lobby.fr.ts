import { of } from '#i18n';
import type { lobby as english } from './lobby.en';

/** The French words of the set-up screen. */
export const lobby: typeof english = {
  cast: 'Qui démolit la ville ?',
  playerCount: 'Joueurs',
  monster: (name) => `Le monstre ${of(name)}`,
  monsterTaken: 'Chaque monstre spécial ne joue qu’une fois : qui l’avait prend l’autre.',
  defaultNames: { A: 'Rex', B: 'Mia', C: 'Zed', D: 'Olga' },
  commonMonster: 'Ni pouvoir propre ni faiblesse : le monstre du livret.',
  pickMonster: (name, monster) => `Monstre ${of(name)} : ${monster}`,
  exchange: (name, other) => `${name} et ${other} échangent leurs places`,
  moveOn: (name) => `${name} prend le coin libre`,
  without: (name) => `Jouer sans ${name}`,
  addPlayer: 'Un joueur de plus ici',
  seating: 'Glissez une forme vers un autre coin pour changer de place. On se passe l’appareil.',
  turnTable: 'Tourner la table',
  turnTableHint: 'Chacun commence un coin plus loin.',
  presets: {
    label: 'Parties toutes prêtes',
    own: 'Votre propre mélange.',
    duel: {
      name: 'Duel éclair',
      does: 'Deux monstres, des rues vides : le plus court chemin vers les ruines.',
    },
    brawl: { name: 'Mêlée à quatre', does: 'Quatre monstres spéciaux, chacun ses pouvoirs, et l’armée.' },
    english: {
      name: 'Livret anglais',
      does: 'Comme dans le livret anglais : monstres égaux, l’armée, les unités fuient droit devant.',
    },
    french: {
      name: 'Livret français',
      does: 'Comme dans le livret français : les unités fuient partout où le monstre n’est pas.',
    },
    chaos: {
      name: 'Chaos',
      does: 'Quatre monstres spéciaux tirés au sort ; encore un clic, encore un tirage.',
    },
  },
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
