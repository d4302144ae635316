import { DIRECTION_NAMES } from '#core';
import { tetzillaNames } from '#tetzilla/words';
import { capital } from '../capital';

const { figures, abilities } = tetzillaNames.en;

/** English names of the things of TetZilla, by their notation. */
export const things = {
  figures,
  abilities: {
    'tough-skin': {
      name: capital(abilities['tough-skin']),
      does: 'Once a turn a tank’s shell costs one hit less.',
    },
    'shining-skin': {
      name: capital(abilities['shining-skin']),
      does: 'Once a turn a laser beam costs one hit less.',
    },
    swiftness: { name: capital(abilities.swiftness), does: 'Once a turn a missile costs no hit.' },
    toughness: {
      name: capital(abilities.toughness),
      does: 'Once a turn a building you crush costs one hit less.',
    },
  },
  buildings: { h: 'house', b: 'block', s: 'skyscraper', f: 'fuel depot' },
  guards: { L: 'laser', M: 'missile', T: 'tank' },
  /** With the article, for use within a sentence. */
  theGuards: { L: 'the laser', M: 'the missile', T: 'the tank' },
  empty: 'open ground',
  directions: DIRECTION_NAMES.en,
};
