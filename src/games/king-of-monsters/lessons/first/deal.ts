import { unwrap } from '#core';
import { king, type Position, type SetupOptions } from '#king-of-monsters/rules';

/** Its decks make each idea come up when the ones before are known. */
const SEED = 392;

const OPTIONS: SetupOptions = {
  heroes: ['artemis', 'bamf', 'dynamo'],
  start: 3,
  turnLimit: 7,
  kingHand: 5,
  leagueHand: 5,
};

/** A game of three heroes who have to hold out for seven turns. */
export const openingDeal = (): Position => unwrap(king.setup(OPTIONS, SEED));
