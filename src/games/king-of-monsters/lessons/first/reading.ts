import { catalogueWithFrenchSpacing } from '#core';
import { type Action, type Frame, type KingTypes, simulator } from '#king-of-monsters/rules';
import { adviceOf, type CoachMoment, type TutorialStep } from '#learning';

export type Moment = CoachMoment<KingTypes>;
export type Idea = TutorialStep<KingTypes>;

const advice = adviceOf(simulator);

/** Storing a card is a power of the Lab, which the tutorial leaves out: where it would be best, ending the turn counts. */
const plainly =
  <Args extends readonly unknown[]>(pick: (moment: Moment, ...args: Args) => readonly Action[]) =>
  (moment: Moment, ...args: Args): readonly Action[] => {
    const picked = pick(moment, ...args);
    const storing = picked[0]?.do === 'end' && picked[0].store !== undefined;
    return storing
      ? moment.legal.filter((action) => action.do === 'end' && action.store === undefined)
      : picked;
  };

export const ranked = plainly(advice.ranked);
export const rankedIfBest = plainly(advice.rankedIfBest);

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
  ...catalogueWithFrenchSpacing(idea),
  say: (moment) => catalogueWithFrenchSpacing(idea.say(moment)),
});
