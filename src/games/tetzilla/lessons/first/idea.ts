import { catalogueWithFrenchSpacing } from '#core';
import type { TutorialStep } from '#learning';
import type { TetzillaTypes } from '#tetzilla/rules';

export type Idea = TutorialStep<TetzillaTypes>;

export const always = (): boolean => true;

/** An idea whose French is set as printers set it, that of its function as well. */
export const typeset = (idea: Idea): Idea => ({
  ...catalogueWithFrenchSpacing(idea),
  say: (moment) => catalogueWithFrenchSpacing(idea.say(moment)),
});
