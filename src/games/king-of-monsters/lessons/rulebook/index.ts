import { catalogueWithFrenchSpacing } from '#core';
import type { Rulebook } from '#learning';
import { duels, moving, rampage } from './battle';
import { chart, draw, seats, turn } from './before';
import { cards, island, setup } from './box';
import { cleanup, ending, frenzy, heroes, zones } from './end';
import { glossary } from './glossary';
import { fight, march, order } from './league';
import { action } from './rampage';
import { sheet } from './sheet';

/** The rules of King of Monsters for people: all clauses of the law, in their order. */
export const kingRulebook: Rulebook = catalogueWithFrenchSpacing({
  pitch: {
    en: 'One giant walks from the beach to the reactor and breaks whatever stands in between. Eight heroes cover his strength with their cards, row by row, and try to throw him back into the ocean.',
    fr: 'Un géant marche de la plage au réacteur et brise tout sur son passage. Huit héros couvrent sa force de leurs cartes, rangée par rangée, et cherchent à le rejeter dans l’océan.',
  },
  chapters: [
    cards,
    island,
    seats,
    setup,
    turn,
    chart,
    draw,
    action,
    rampage,
    duels,
    moving,
    order,
    march,
    fight,
    frenzy,
    cleanup,
    ending,
    heroes,
    zones,
  ],
  glossary,
  sheet,
  pictures: ['breaking-a-zone', 'row-by-row', 'one-too-low'],
});
