import type { Language } from '#core';

/** Names of figures and abilities for use within a sentence, by their notation. */
const english = {
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
    'tough-skin': 'tough skin',
    'shining-skin': 'shining skin',
    swiftness: 'swiftness',
    toughness: 'toughness',
  },
};

const french: typeof english = {
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
    'tough-skin': 'peau épaisse',
    'shining-skin': 'peau miroir',
    swiftness: 'vivacité',
    toughness: 'robustesse',
  },
};

/** Names of figures and abilities by language, for the interface and for records. */
export const tetzillaNames: Readonly<Record<Language, typeof english>> = { en: english, fr: french };
