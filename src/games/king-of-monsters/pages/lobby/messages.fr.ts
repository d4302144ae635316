import type { LobbyWords } from './messages.en';

/** The words of the set-up of King of Monsters, in French. */
export const french: LobbyWords = {
  start: 'Ravager l’île',
  botsOnly: 'Rien que des robots : installez-vous et regardez.',
  sides: 'Qui joue',
  side: {
    king: 'Je suis le Roi',
    league: 'Je mène la Ligue',
    both: 'Les deux camps ici',
    bots: 'Rien que des robots',
    own: 'Comme ci-dessous',
  },
  sideHint: {
    king: 'Vous êtes le géant ; des robots jouent les héros.',
    league: 'Vous jouez tous les héros ; un robot est le géant.',
    both: 'Une personne est le géant, une ou plusieurs se partagent les héros ; un rideau tombe entre les camps.',
    bots: 'Des robots jouent les deux camps.',
    own: 'Chaque place comme ci-dessous.',
  },
  league: 'Les héros',
  who: (name) => `Qui joue ${name}`,
  human: 'Humain',
  bot: 'Robot',
  out: 'Absent',
  nameOf: (name) => `Nom : ${name}`,
  rules: 'Règles de la maison',
  preset: 'Jeu de règles',
  presets: {
    book: { name: 'Comme écrit', does: 'Vingt tours, des mains de cinq, quatre héros au début.' },
    short: { name: 'Court', does: 'La Ligue ne doit tenir que douze tours.' },
    league: {
      name: 'Ligue plus forte',
      does: 'Les héros complètent leur main à six : à force égale, la Ligue gagne plus souvent.',
    },
    king: {
      name: 'Roi plus fort',
      does: 'Le Roi complète sa main à six : à force égale, il gagne plus souvent.',
    },
    own: 'Un mélange à vous.',
  },
  startCount: 'Héros au début',
  startHint: 'Les autres attendent en réserve et arrivent un par un tant que le Quartier général tient.',
  turns: 'Tours que la Ligue doit tenir',
  endless: 'Sans limite',
  hands: { king: 'Main du Roi', league: 'Mains des héros' },
  seedHint: 'Le même nombre donne la même partie.',
};
