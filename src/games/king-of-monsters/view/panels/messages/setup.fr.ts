import type { setup as english } from './setup.en';

/** French texts of the lobby. */
export const setup: typeof english = {
  start: 'Ravager l’île',
  lineups: {
    label: 'Vous jouez',
    names: {
      hero: 'Un héros',
      king: 'Le Roi',
      league: 'Tous les héros',
      both: 'À tour de rôle',
      bots: 'Rien que des robots',
    },
    does: {
      hero: 'Vous jouez un héros ; des robots jouent les autres et le géant.',
      king: 'Vous êtes le géant ; des robots jouent les héros.',
      league: 'Vous jouez tous les héros ; un robot joue le géant.',
      both: 'Une personne joue le géant, les autres se partagent les héros. Passez-vous l’appareil entre les camps.',
      bots: 'Des robots jouent les deux camps.',
    },
    one: 'Votre héros',
    phones: {
      label: 'Qui vient avec un téléphone',
      names: {
        hero: 'Un héros',
        king: 'Le Roi',
        league: 'Les héros',
        both: 'Les deux camps',
        bots: 'Personne encore',
      },
      does: {
        hero: 'Des robots jouent le géant et les autres héros jusqu’à ce qu’un téléphone prenne leur place.',
        king: 'Un téléphone joue le géant ; des robots jouent les héros jusqu’à ce que des téléphones prennent leurs places.',
        league:
          'Un ou plusieurs téléphones se partagent les héros ; un robot joue le géant jusqu’à ce qu’un téléphone prenne sa place.',
        both: 'Un téléphone joue le géant, un ou plusieurs se partagent les héros.',
        bots: 'Des robots jouent les deux camps jusqu’à ce que des téléphones prennent leurs places.',
      },
    },
  },
  team: {
    name: 'Les héros',
    count: (heroes) => (heroes === 1 ? '1 héros' : `${heroes} héros`),
  },
  figures: {
    names: {
      greatzilla: 'Grodino',
      xman: 'X-Man',
      nogyab: 'Nogyak',
      krustazor: 'Crustassor',
      'zorgl-a': 'Reptile',
      'zorgl-b': 'Brute',
      'zorgl-c': 'Badaud',
      'zorgl-d': 'Glouton',
    },
    title: () => 'Quel kaiju est le Roi ?',
    label: (_, figure) => `Le Roi est ${figure} : choisir un autre kaiju`,
    about: 'Les huit se battent de la même façon : prenez celui qui a le plus l’air d’un roi.',
  },
  presets: {
    standard: { name: 'Classique', does: 'Vingt tours, des mains de cinq, quatre héros au début.' },
    short: { name: 'Court', does: 'La Ligue ne doit tenir que douze tours.' },
    league: {
      name: 'Ligue plus forte',
      does: 'Les héros complètent leur main à six : à force égale, la Ligue gagne plus souvent.',
    },
    king: {
      name: 'Roi plus fort',
      does: 'Le Roi complète sa main à six : à force égale, il gagne plus souvent.',
    },
  },
  options: {
    start: {
      label: 'Héros au début',
      does: 'Les autres attendent en réserve et arrivent un par un tant que le Quartier général tient.',
    },
    turns: { label: 'Tours à tenir', values: { 0: 'Sans limite' } },
    'king-hand': { label: 'Main du Roi' },
    'league-hand': { label: 'Mains des héros' },
  },
};
