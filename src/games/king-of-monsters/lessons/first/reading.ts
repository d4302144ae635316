import { type CoachIdea, type CoachMoment, frenchTypedIn } from '#core';
import { type Action, type Frame, type KingTypes, simulator } from '#king-of-monsters/rules';

export type Moment = CoachMoment<KingTypes>;
export type Idea = CoachIdea<KingTypes>;

/** Any one deal of what is hidden will do: what is asked of it does not depend on that. */
const DEAL = 1;

type Is = (action: Action) => boolean;

const all: Is = () => true;

/** Legal actions, those after which their side stands best first. */
export function ranked({ view, seat, legal }: Moment, fits: Is = all): readonly Action[] {
  const now = simulator.from(simulator.determinize(view, DEAL));
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
}

/** The actions that fit, if one of them is the best of all. */
export function rankedIfBest(moment: Moment, fits: Is): readonly Action[] {
  if (!moment.legal.some(fits)) return [];
  const [best] = ranked(moment);
  return best !== undefined && fits(best) ? ranked(moment, fits) : [];
}

/** Actions of a kind. */
export const does =
  (...kinds: readonly Action['do'][]): Is =>
  (action) =>
    kinds.includes(action.do);

/** Whether something of a kind is open. */
export const canDo =
  (...kinds: readonly Action['do'][]) =>
  ({ legal }: Moment): boolean =>
    legal.some(does(...kinds));

/** Whether those who learn are asked a question of a kind. */
export const asked =
  (...kinds: readonly Frame['kind'][]) =>
  ({ view, legal }: Moment): boolean =>
    legal.length > 0 && kinds.some((kind) => view.stack.at(-1)?.kind === kind);

/** An idea whose French is set as printers set it, that of its function as well. */
export const typeset = (idea: Idea): Idea => ({
  ...frenchTypedIn(idea),
  say: (moment) => frenchTypedIn(idea.say(moment)),
});
