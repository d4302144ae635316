import { of } from '#i18n';
import type { lobby as english } from './lobby.en';

/** French texts of the lobby. */
export const lobby: typeof english = {
  cast: 'Qui démolit la ville ?',
  monster: (name) => `Le monstre ${of(name)}`,
  monsterTaken: 'Chaque monstre spécial ne joue qu’une fois : les deux joueurs échangent.',
  commonMonster: 'Ni pouvoir propre ni faiblesse : le monstre du livret.',
  pickMonster: (name, monster) => `Monstre ${of(name)} : ${monster}`,
  exchange: (name, other) => `${name} et ${other} échangent leurs places`,
  moveOn: (name) => `${name} prend le coin libre`,
  without: (name) => `Jouer sans ${name}`,
  addPlayer: 'Ajouter un joueur',
  seating: 'Glissez une forme vers un autre coin pour changer de place.',
  turnTable: 'Décaler les places',
  turnTableHint: 'Décale les places d’un coin.',
  presets: {
    label: 'Parties prêtes à jouer',
    duel: {
      name: 'Duel éclair',
      does: 'Deux monstres, des rues vides : le plus court chemin vers les ruines.',
    },
    brawl: { name: 'Mêlée à quatre', does: 'Quatre monstres spéciaux, chacun ses pouvoirs, et l’armée.' },
    english: {
      name: 'Classique',
      does: 'Le même monstre pour tous, l’armée, les unités fuient devant.',
    },
    french: {
      name: 'Fuite libre',
      does: 'Le même monstre pour tous, l’armée, les unités fuient partout sauf derrière.',
    },
    chaos: {
      name: 'Chaos',
      does: 'Quatre monstres spéciaux tirés au sort ; encore un clic, encore un tirage.',
    },
  },
  ownUnread: 'Vos monstres et vos villes ne peuvent pas être lus pour l’instant',
  board: 'Places de départ dans la ville',
  noArmy: 'Sans armée',
  options: {
    army: {
      label: 'L’armée',
      does: {
        true: 'Des unités gardent la centrale. Écrasez-les, ou lancez-les sur les autres.',
        false: 'Les rues sont vides. Rien que des monstres.',
      },
    },
    flight: {
      label: 'Les unités fuient',
      values: { english: 'Devant', french: 'Partout sauf derrière' },
      does: {
        english: 'Vers l’une des trois cases devant le monstre (livret anglais).',
        french: 'Vers toute case qui ne touche pas celle d’où vient le monstre (livret français).',
      },
    },
  },
  flightDiagram: (free) => `Après un pas en diagonale, ${free} cases s’offrent à l’unité.`,
  start: 'À la démolition !',
};
