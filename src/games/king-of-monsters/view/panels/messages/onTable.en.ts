/** What lies on the table, for those who point at it. */
export const onTable = {
  piles: {
    combat: (who: string, count: number) => `${who}, combat deck: ${count}`,
    combatDiscard: (who: string, count: number) => `${who}, combat cards discarded: ${count}`,
    action: (who: string, count: number) => `${who}, action deck: ${count}`,
    actionDiscard: (who: string, count: number) => `${who}, action cards discarded: ${count}`,
  },
  /** What something is, and what is to be said of it. */
  is: (what: string, state: string) => `${what}: ${state}`,
};
