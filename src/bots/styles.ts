import type { GameTypes, Simulator } from '#core';
import { byChances, byScore, type Judge } from './judge';
import type { SearchStyle } from './search';

/** How much is spent on what was seldom tried. */
const CURIOSITY = 0.15;

/** How one searches where a turn is several actions, and how where it is a single one, so that plans are short and many. */
interface Styles {
  readonly long: SearchStyle;
  readonly short: SearchStyle;
}

/** What the hunter searches by: what was learned where a turn is long; where it is a single action, what it sees. */
export const hunterJudge = <T extends GameTypes>(simulator: Simulator<T>): Judge<T> =>
  simulator.rounds === 1 ? byChances : byScore(simulator);

export const styleFor = <T extends GameTypes>(
  { rounds }: Simulator<T>,
  { long, short }: Styles,
): SearchStyle => (rounds === 1 ? long : short);

export const HUNTER: Styles = {
  long: { budget: 16, width: 6, plans: 8, replyWidth: 2, replies: 1, curiosity: CURIOSITY },
  short: { budget: 40, width: 10, plans: 16, replyWidth: 3, replies: 2, curiosity: CURIOSITY },
};

export const MERCILESS: Styles = {
  long: { budget: 128, width: 14, plans: 20, replyWidth: 4, replies: 3, curiosity: CURIOSITY },
  short: {
    budget: 200,
    width: 10,
    plans: 16,
    replyWidth: 3,
    replies: 2,
    curiosity: CURIOSITY,
    halving: true,
  },
};
