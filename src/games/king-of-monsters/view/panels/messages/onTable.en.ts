/** Tooltips of the table. */
export const onTable = {
  piles: {
    combat: (who: string, count: number) => `${who}, combat deck: ${count}`,
    combatDiscard: (who: string, count: number) => `${who}, combat cards discarded: ${count}`,
    action: (who: string, count: number) => `${who}, action deck: ${count}`,
    actionDiscard: (who: string, count: number) => `${who}, action cards discarded: ${count}`,
  },
  /** A thing and its state. */
  is: (what: string, state: string) => `${what}: ${state}`,
};
