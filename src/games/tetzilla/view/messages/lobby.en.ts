/** The English words of the set-up screen. */
export const lobby = {
  cast: 'Who climbs the city?',
  playerCount: 'Players',
  figure: (name: string) => `Kaiju of ${name}`,
  pickFigure: (name: string, figure: string) => `Kaiju of ${name}: ${figure}`,
  alike:
    'They all climb, crush and suffer alike: take the one you like best. What sets them apart is the ability.',
  defaultNames: { A: 'Rex', B: 'Mia', C: 'Zed', D: 'Olga', E: 'Finn' },
  rules: 'House rules',
  preset: 'Rules',
  presets: {
    standard: { name: 'Standard', does: 'Abilities are dealt, guards score, towers are allowed.' },
    newcomers: {
      name: 'First night',
      does: 'The city stays level, so nobody can end the game early.',
    },
    'own-abilities': { name: 'Custom', does: 'Standard, but everybody picks an ability.' },
    own: { name: 'Your own mix', does: 'Your own mix.' },
  },
  abilities: 'Abilities',
  abilityValues: { random: 'Dealt', choice: 'Chosen' },
  abilityHint: {
    random: 'Each kaiju is dealt one of the eight ability markers, face up.',
    choice: 'In order of play, each takes one of the markers that are left.',
  },
  guardPoints: 'A point for each guard',
  guardHint: {
    on: 'Crushing a guard scores 1.',
    off: 'Crushing a guard scores nothing.',
  },
  level: 'Level city',
  levelHint: {
    on: 'No tile may end more than two rows above where it could: no towers, no early end.',
    off: 'Tiles may be piled up anywhere, even to the top.',
  },
  seedHint: 'Same seed, same tiles. Empty = random.',
  start: 'Raise the city',
  botsOnly: 'Bots only: sit back and watch.',
};
