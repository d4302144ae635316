import { adviceOf, type CoachIdea, type CoachMoment, frenchTypedIn } from '#core';
import { type Action, type Frame, type KingTypes, simulator } from '#king-of-monsters/rules';

export type Moment = CoachMoment<KingTypes>;
export type Idea = CoachIdea<KingTypes>;

export const { ranked, rankedIfBest } = adviceOf(simulator);

type Is = (action: Action) => boolean;

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
