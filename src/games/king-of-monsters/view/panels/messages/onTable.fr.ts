import type { PlayMessages } from './en';

export const onTable: PlayMessages['onTable'] = {
  piles: {
    combat: (who, count) => `${who}, pioche de combat : ${count}`,
    combatDiscard: (who, count) => `${who}, cartes de combat défaussées : ${count}`,
    action: (who, count) => `${who}, pioche d’action : ${count}`,
    actionDiscard: (who, count) => `${who}, cartes d’action défaussées : ${count}`,
  },
  is: (what, state) => `${what} : ${state}`,
};
