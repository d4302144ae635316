import type { GameTypes, Simulator } from '#core';
import { byChances, byScore, type Judge } from './judge';
import type { SearchStyle } from './search';

/** How much is spent on what was seldom tried. */
const CURIOSITY = 0.15;

/** Among many, what others do farther on has more luck in it than consequence. */
const NEAR = { most: 1 };

/** How one searches where a turn is several actions, where it is a single one, so that plans are short and many, and beside seats of one's own side. */
interface Styles {
  readonly long: SearchStyle;
  readonly short: SearchStyle;
  readonly sides: SearchStyle;
}

/**
 * What the strongest one searches by for a seat: what was learned; where sides differ what it sees, and for a side of many
 * hands what they can still do. Who plays against them would only guess at these.
 */
export function mercilessJudge<T extends GameTypes>(simulator: Simulator<T>, seat: T['Seat']): Judge<T> {
  const { sides, lone } = simulator;
  return sides ? byScore(simulator, seat === lone ? 'ahead' : 'hands') : byChances;
}

/**
 * What the hunter searches by: what was learned, too, but what it sees where a turn is a single action and only two play;
 * where sides differ what lies on the table.
 */
export function hunterJudge<T extends GameTypes>(simulator: Simulator<T>): Judge<T> {
  if (simulator.sides) return byScore(simulator, 'table');
  if (!simulator.shortTurns) return byChances;
  const seen = byScore(simulator, 'open');
  return (simulation, into) => (simulation.seats.length > 2 ? byChances : seen)(simulation, into);
}

export const styleFor = <T extends GameTypes>(
  { shortTurns, sides }: Simulator<T>,
  styles: Styles,
): SearchStyle => (sides ? styles.sides : shortTurns ? styles.short : styles.long);

export const HUNTER: Styles = {
  long: {
    budget: 16,
    width: 6,
    plans: 8,
    replyWidth: 2,
    replies: 1,
    curiosity: CURIOSITY,
    crowd: { ...NEAR, budget: 48, width: 10, halving: true },
  },
  short: {
    budget: 48,
    width: 10,
    plans: 16,
    replyWidth: 3,
    replies: 2,
    curiosity: CURIOSITY,
    ahead: 5,
    halving: true,
  },
  sides: {
    budget: 48,
    width: 6,
    plans: 8,
    replyWidth: 1,
    replies: 1,
    curiosity: CURIOSITY,
    most: 0,
    halving: true,
  },
};

export const MERCILESS: Styles = {
  long: {
    budget: 128,
    width: 14,
    plans: 20,
    replyWidth: 4,
    replies: 3,
    curiosity: CURIOSITY,
    crowd: { ...NEAR, budget: 160, plans: 12, halving: true },
  },
  short: {
    budget: 200,
    width: 10,
    plans: 16,
    replyWidth: 3,
    replies: 2,
    curiosity: CURIOSITY,
    ahead: 8,
    halving: true,
    // A turn takes longer the more seats answer each of its actions.
    crowd: { budget: 120 },
  },
  sides: {
    budget: 64,
    width: 8,
    plans: 10,
    replyWidth: 1,
    replies: 1,
    curiosity: CURIOSITY,
    most: 0,
    halving: true,
  },
};
