/** The English words of the set-up screen. */
export const lobby = {
  cast: 'Who climbs the city?',
  playerCount: 'Players',
  figure: (name: string) => `${name}’s kaiju`,
  pickFigure: (name: string, figure: string) => `${name}’s kaiju: ${figure}`,
  alike: 'They all play alike: choose the one you like best. Only the ability differs.',
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
    choice: 'In turn order, each player takes one of the markers left.',
  },
  guardPoints: 'A point for each guard',
  guardHint: {
    on: 'Crushing a guard scores 1.',
    off: 'Crushing a guard scores nothing.',
  },
  level: 'Level city',
  levelHint: {
    on: 'A tile lands at most two rows above its lowest possible place: no towers, no early end.',
    off: 'Pile up tiles anywhere, even to the top.',
  },
  seedHint: 'Same seed, same tiles. Empty = random.',
  start: 'Raise the city',
  botsOnly: 'Bots only: sit back and watch.',
};
