import { catalogueWithFrenchSpacing } from '#core';
import type { Rulebook } from '#learning';
import { army, ending, trampling } from './army';
import { city } from './city';
import { glossary } from './glossary';
import { houseMonsters, monsters } from './monsters';
import { attacking, moving } from './ordinary';
import { players, turn } from './players';
import { powers } from './powers';
import { pushes } from './pushes';
import { sheet } from './sheet';

/** The rules of Zorgl-Zilla for people: all clauses of the law, in their order. */
export const zorglRulebook: Rulebook = catalogueWithFrenchSpacing({
  pitch: {
    en: 'You are a monster, and so are your friends. Shove them through the houses: each floor that breaks is yours, and ten make you king of the ruins.',
    fr: 'Vous êtes un monstre, vos amis aussi. Poussez-les à travers les immeubles : chaque étage brisé est à vous, et dix font de vous le roi des ruines.',
  },
  chapters: [
    city,
    players,
    turn,
    moving,
    attacking,
    pushes,
    powers,
    army,
    trampling,
    ending,
    monsters,
    houseMonsters,
  ],
  glossary,
  sheet,
  pictures: ['shove', 'combo', 'flee', 'throw'],
});
