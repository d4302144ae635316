import type { GameTypes, Simulator } from '#core';
import type { SearchStyle } from './search';

/** UCT exploration constant. */
const CURIOSITY = 0.15;

/** With many players, later replies are mostly luck. */
const NEAR = { most: 1 };

/** The search styles of a level, by the `plans` of the game's profile. */
interface Styles {
  readonly turns: SearchStyle;
  readonly actions: SearchStyle;
  readonly ownTurn: SearchStyle;
}

export function styleFor<T extends GameTypes>({ profile }: Simulator<T>, styles: Styles): SearchStyle {
  const { plans = 'turns' } = profile ?? {};
  return styles[plans === 'rolls' ? 'turns' : plans];
}

export const HUNTER: Styles = {
  turns: {
    budget: 16,
    width: 6,
    plans: 8,
    replyWidth: 2,
    replies: 1,
    curiosity: CURIOSITY,
    crowd: { ...NEAR, budget: 48, width: 10, halving: true },
  },
  actions: {
    budget: 48,
    width: 10,
    plans: 16,
    replyWidth: 3,
    replies: 2,
    curiosity: CURIOSITY,
    ahead: 5,
    halving: true,
  },
  ownTurn: {
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
  turns: {
    budget: 128,
    width: 14,
    plans: 20,
    replyWidth: 4,
    replies: 3,
    curiosity: CURIOSITY,
    crowd: { ...NEAR, budget: 160, plans: 12, halving: true },
  },
  actions: {
    budget: 200,
    width: 10,
    plans: 16,
    replyWidth: 3,
    replies: 2,
    curiosity: CURIOSITY,
    ahead: 8,
    halving: true,
    // With more seats to answer each action, a turn takes longer.
    crowd: { budget: 120 },
  },
  ownTurn: {
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
