import type { things as english } from './things.en';

/** What there is in TetZilla, in French. */
export const things: typeof english = {
  figures: {
    'zorgl-a': 'Reptile',
    'zorgl-b': 'Brute',
    'zorgl-c': 'Badaud',
    'zorgl-d': 'Glouton',
    xman: 'X-Man',
    greatzilla: 'Grodino',
    nogyab: 'Nogyak',
    krustazor: 'Crustassor',
  },
  abilities: {
    'tough-skin': {
      name: 'Peau épaisse',
      does: 'Une fois par tour, un obus de char coûte une blessure de moins.',
    },
    'shining-skin': { name: 'Peau miroir', does: 'Une fois par tour, un laser coûte une blessure de moins.' },
    swiftness: { name: 'Vivacité', does: 'Une fois par tour, un missile ne blesse pas.' },
    toughness: {
      name: 'Robustesse',
      does: 'Une fois par tour, un bâtiment piétiné coûte une blessure de moins.',
    },
  },
  buildings: { h: 'maison', b: 'immeuble', s: 'gratte-ciel', f: 'dépôt de carburant' },
  guards: { L: 'laser', M: 'missile', T: 'char' },
  theGuards: { L: 'le laser', M: 'le missile', T: 'le char' },
  empty: 'terrain libre',
  directions: {
    N: 'nord',
    NE: 'nord-est',
    E: 'est',
    SE: 'sud-est',
    S: 'sud',
    SW: 'sud-ouest',
    W: 'ouest',
    NW: 'nord-ouest',
  },
};
