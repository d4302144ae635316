/** What there is in TetZilla, by the words of positions. */
export const things = {
  figures: {
    'zorgl-a': 'Reptile',
    'zorgl-b': 'Brute',
    'zorgl-c': 'Gawker',
    'zorgl-d': 'Gulper',
    xman: 'X-Man',
    greatzilla: 'Greatzilla',
    nogyab: 'Nogyab',
    krustazor: 'Krustazor',
  },
  abilities: {
    'tough-skin': { name: 'Tough skin', does: 'Once a turn a tank’s shell costs one hit less.' },
    'shining-skin': { name: 'Shining skin', does: 'Once a turn a laser beam costs one hit less.' },
    swiftness: { name: 'Swiftness', does: 'Once a turn a missile costs no hit.' },
    toughness: { name: 'Toughness', does: 'Once a turn a building you trample costs one hit less.' },
  },
  buildings: { h: 'house', b: 'block', s: 'skyscraper', f: 'fuel depot' },
  guards: { L: 'laser', M: 'missile', T: 'tank' },
  /** Between an article and what is done with it. */
  theGuards: { L: 'the laser', M: 'the missile', T: 'the tank' },
  empty: 'open ground',
  directions: {
    N: 'north',
    NE: 'north-east',
    E: 'east',
    SE: 'south-east',
    S: 'south',
    SW: 'south-west',
    W: 'west',
    NW: 'north-west',
  },
};
