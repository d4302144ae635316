import type { GameTypes, Simulator } from '#core';
import type { CoachMoment } from './coach';

/** Seed of the deal. Any deal will do, because the advice does not depend on hidden information. */
const DEAL = 1;

/** Ranks a learner's legal actions by the score of the learner's seat after each. */
export interface Advice<T extends GameTypes> {
  /** The legal actions that pass `fits` (default: all), best first. */
  ranked(moment: CoachMoment<T>, fits?: (action: T['Action']) => boolean): readonly T['Action'][];
  /** As `ranked`, but empty unless one of them is the best of all legal actions. */
  rankedIfBest(moment: CoachMoment<T>, fits: (action: T['Action']) => boolean): readonly T['Action'][];
  /** The events of an action, as far as the viewer can know them. */
  eventsOf(moment: Pick<CoachMoment<T>, 'view'>, action: T['Action']): readonly T['Event'][];
}

/** Creates the adviser of a game. */
export function adviceOf<T extends GameTypes>(simulator: Simulator<T>): Advice<T> {
  const dealt = (view: T['View']) => simulator.from(simulator.determinize(view, DEAL));
  const ranked: Advice<T>['ranked'] = ({ view, seat, legal }, fits = () => true) => {
    const now = dealt(view);
    const next = now.clone();
    return legal
      .filter(fits)
      .map((action) => {
        next.copyFrom(now);
        next.play(now.encode(action));
        return { action, score: next.score(seat) };
      })
      .toSorted((one, other) => other.score - one.score)
      .map(({ action }) => action);
  };
  return {
    ranked,
    rankedIfBest(moment, fits) {
      if (!moment.legal.some(fits)) return [];
      const [best] = ranked(moment);
      return best !== undefined && fits(best) ? ranked(moment, fits) : [];
    },
    eventsOf({ view }, action) {
      const game = dealt(view);
      const events: T['Event'][] = [];
      game.play(game.encode(action), (event) => events.push(event));
      return events;
    },
  };
}
