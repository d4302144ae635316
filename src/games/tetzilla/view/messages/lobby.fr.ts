import { frenchOf as of } from '#core';
import type { lobby as english } from './lobby.en';
import { things } from './things.fr';

/** French texts of the lobby. */
export const lobby: typeof english = {
  cast: 'Qui escalade la ville ?',
  start: 'Bâtir la ville',
  presets: {
    standard: {
      name: 'Classique',
      does: 'Talents au hasard, les gardes rapportent, les tours sont permises.',
    },
    newcomers: { name: 'Première fois', does: 'La ville reste plate : personne ne peut abréger la partie.' },
    'own-abilities': { name: 'Sur mesure', does: 'Comme la classique, mais chacun choisit son talent.' },
  },
  options: {
    abilities: {
      label: 'Talents',
      values: { random: 'Au hasard', choice: 'Au choix' },
      does: {
        random: 'Chaque kaiju reçoit un des huit talents, face visible.',
        choice: 'Dans l’ordre du tour, chacun prend un des talents restants.',
      },
    },
    'guard-points': {
      label: 'Un point par garde',
      does: { 1: 'Écraser un garde rapporte 1 point.', 0: 'Écraser un garde ne rapporte rien.' },
    },
    level: {
      label: 'Ville plate',
      does: {
        true: 'Une tuile se pose deux rangs au plus au-dessus de la place la plus basse possible : ni tours, ni fin brusque.',
        false: 'Empilez les tuiles où vous voulez, même jusqu’en haut.',
      },
    },
  },
  figures: {
    names: things.figures,
    title: (player) => `Kaiju ${of(player)}`,
    label: (player, figure) => `Kaiju ${of(player)} : ${figure}`,
    about: 'Tous se jouent de la même façon : prenez celui qui vous plaît. Seul le talent change.',
  },
};
