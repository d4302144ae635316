import { catalogueWithFrenchSpacing } from '#core';
import type { Rulebook } from '#learning';
import { board, material, setup } from './board';
import { figures } from './figures';
import { glossary } from './glossary';
import { death, ending, hits, secrets, two } from './hits';
import { firing, moving } from './moving';
import { sheet } from './sheet';
import { sliding } from './sliding';

/** The rules of TetZilla for people: all clauses of the law, in their order. */
export const tetzillaRulebook: Rulebook = catalogueWithFrenchSpacing({
  pitch: {
    en: 'Let the city fall tile by tile, climb it, crush what scores most, and mind the guards that your friends aim at you.',
    fr: 'Faites tomber la ville tuile par tuile, escaladez-la, écrasez ce qui vaut le plus, et gare aux gardes que vos amis pointent sur vous.',
  },
  chapters: [board, material, setup, sliding, moving, firing, hits, death, ending, secrets, two, figures],
  glossary,
  sheet,
  pictures: [
    'a-quarter-turn',
    'overhang',
    'ways',
    'costs',
    'crushed-guards',
    'laser',
    'missile',
    'tank-diagonal',
  ],
});
