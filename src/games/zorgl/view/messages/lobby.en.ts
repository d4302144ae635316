/** English texts of the lobby. */
export const lobby = {
  cast: 'Who wrecks the city?',
  monster: (name: string) => `${name}’s monster`,
  monsterTaken: 'Each special monster plays once: the two players swap.',
  commonMonster: 'No powers and no weakness: the classic monster.',
  pickMonster: (name: string, monster: string) => `${name}’s monster: ${monster}`,
  exchange: (name: string, other: string) => `${name} and ${other} swap places`,
  moveOn: (name: string) => `${name} takes the free corner`,
  without: (name: string) => `Play without ${name}`,
  addPlayer: 'Add player',
  seating: 'Drag a shape to another corner to swap places.',
  turnTable: 'Rotate seats',
  turnTableHint: 'Rotates the seats by one corner.',
  presets: {
    label: 'Ready-made games',
    duel: { name: 'Quick duel', does: 'Two monsters, empty streets: the shortest way to a wrecked city.' },
    brawl: { name: 'Four-way brawl', does: 'Four special monsters, each with its own powers, and the army.' },
    english: {
      name: 'Classic',
      does: 'Same monster for all, army on, units flee forward.',
    },
    french: {
      name: 'Free flight',
      does: 'Same monster for all, army on, units flee any way but back.',
    },
    chaos: { name: 'Chaos', does: 'Four special monsters, dealt at random; press again to reshuffle.' },
  },
  ownUnread: 'Your own monsters and cities cannot be read right now',
  board: 'Starting places in the city',
  noArmy: 'No army',
  options: {
    army: {
      label: 'The army',
      does: {
        true: 'Units guard the power plant. Crush them, or send them at the others.',
        false: 'The streets are empty. Monsters only.',
      },
    },
    flight: {
      label: 'Units flee',
      values: { english: 'Forward', french: 'Any way but back' },
      does: {
        english: 'To one of the three boxes ahead of the monster (English rulebook).',
        french: 'To any box that does not touch where the monster came from (French rulebook).',
      },
    },
  },
  flightDiagram: (free: number) => `After a diagonal step, the unit can flee to ${free} boxes.`,
  start: 'Wreck the city',
};
