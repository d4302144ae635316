import { frenchOf as of } from '#core';
import type { lobby as english } from './lobby.en';

/** The French words of the set-up screen. */
export const lobby: typeof english = {
  cast: 'Qui escalade la ville ?',
  playerCount: 'Joueurs',
  figure: (name) => `Kaiju ${of(name)}`,
  pickFigure: (name, figure) => `Kaiju ${of(name)} : ${figure}`,
  alike: 'Tous se jouent de la même façon : prenez celui qui vous plaît. Seul le talent change.',
  defaultNames: { A: 'Rex', B: 'Mia', C: 'Zed', D: 'Olga', E: 'Finn' },
  rules: 'Règles de la maison',
  preset: 'Règles',
  presets: {
    standard: {
      name: 'Classique',
      does: 'Talents au hasard, les gardes rapportent, les tours sont permises.',
    },
    newcomers: { name: 'Première fois', does: 'La ville reste plate : personne ne peut abréger la partie.' },
    'own-abilities': { name: 'Sur mesure', does: 'Comme la classique, mais chacun choisit son talent.' },
    own: { name: 'Votre propre mélange', does: 'Votre propre mélange.' },
  },
  abilities: 'Talents',
  abilityValues: { random: 'Au hasard', choice: 'Au choix' },
  abilityHint: {
    random: 'Chaque kaiju reçoit un des huit talents, face visible.',
    choice: 'Dans l’ordre du tour, chacun prend un des talents restants.',
  },
  guardPoints: 'Un point par garde',
  guardHint: {
    on: 'Écraser un garde rapporte 1 point.',
    off: 'Écraser un garde ne rapporte rien.',
  },
  level: 'Ville plate',
  levelHint: {
    on: 'Une tuile se pose deux rangs au plus au-dessus de la place la plus basse possible : ni tours, ni fin brusque.',
    off: 'Empilez les tuiles où vous voulez, même jusqu’en haut.',
  },
  seedHint: 'Même graine, mêmes tuiles. Vide = au hasard.',
  start: 'Bâtir la ville',
  botsOnly: 'Rien que des robots : installez-vous et regardez.',
};
