import { DIRECTION_NAMES } from '#core';
import { tetzillaNames } from '#tetzilla/words';
import { capital } from '../capital';
import type { things as english } from './things.en';

const { figures, abilities } = tetzillaNames.fr;

/** French names of the things of TetZilla. */
export const things: typeof english = {
  figures,
  abilities: {
    'tough-skin': {
      name: capital(abilities['tough-skin']),
      does: 'Une fois par tour, un obus de char coûte une blessure de moins.',
    },
    'shining-skin': {
      name: capital(abilities['shining-skin']),
      does: 'Une fois par tour, un laser coûte une blessure de moins.',
    },
    swiftness: { name: capital(abilities.swiftness), does: 'Une fois par tour, un missile ne blesse pas.' },
    toughness: {
      name: capital(abilities.toughness),
      does: 'Une fois par tour, un bâtiment écrasé coûte une blessure de moins.',
    },
  },
  buildings: { h: 'maison', b: 'immeuble', s: 'gratte-ciel', f: 'dépôt de carburant' },
  guards: { L: 'laser', M: 'missile', T: 'char' },
  theGuards: { L: 'le laser', M: 'le missile', T: 'le char' },
  empty: 'terrain libre',
  directions: DIRECTION_NAMES.fr,
};
