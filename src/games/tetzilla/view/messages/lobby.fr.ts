import type { lobby as english } from './lobby.en';

/** The French words of the set-up screen. */
export const lobby: typeof english = {
  cast: 'Qui escalade la ville ?',
  playerCount: 'Joueurs',
  figure: (name) => `Le kaiju que joue ${name}`,
  pickFigure: (name, figure) => `Le kaiju que joue ${name} : ${figure}`,
  alike:
    'Tous grimpent, écrasent et souffrent de même : prenez celui qui vous plaît. Seul le talent les distingue.',
  defaultNames: { A: 'Rex', B: 'Mia', C: 'Zed', D: 'Olga', E: 'Finn' },
  rules: 'Règles de la maison',
  preset: 'Genre de partie',
  presets: {
    standard: {
      name: 'Classique',
      does: 'Talents au hasard, les gardes rapportent, les tours sont permises.',
    },
    newcomers: { name: 'Première fois', does: 'La ville reste plate : nul ne finit la partie par dépit.' },
    'own-abilities': { name: 'Sur mesure', does: 'Comme la classique, mais chacun choisit son talent.' },
    own: { name: 'Votre propre mélange', does: 'Votre propre mélange.' },
  },
  abilities: 'Talents',
  abilityValues: { random: 'Au hasard', choice: 'Au choix' },
  abilityHint: {
    random: 'Chaque kaiju reçoit un des huit talents, face visible.',
    choice: 'Dans l’ordre du tour, chacun prend un des talents qui restent.',
  },
  guardPoints: 'Un point par garde',
  guardHint: {
    on: 'Écraser un garde vaut un point, pour qu’ils ne vivent pas éternellement.',
    off: 'Les gardes ne rapportent que la paix.',
  },
  level: 'Ville plate',
  levelHint: {
    on: 'Aucune tuile ne finit plus de deux rangs au-dessus du plus bas possible : ni tours, ni fin brusque.',
    off: 'On empile où l’on veut, même jusqu’en haut.',
  },
  seedHint: 'Le même numéro mélange les mêmes tuiles ; sans numéro, le hasard décide.',
  start: 'Bâtir la ville',
  botsOnly: 'Rien que des robots : installez-vous et regardez.',
};
