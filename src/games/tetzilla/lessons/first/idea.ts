import { type CoachIdea, frenchTypedIn } from '#core';
import type { TetzillaTypes } from '#tetzilla/rules';

export type Idea = CoachIdea<TetzillaTypes>;

export const always = (): boolean => true;

/** An idea whose French is set as printers set it, that of its function as well. */
export const typeset = (idea: Idea): Idea => ({
  ...frenchTypedIn(idea),
  say: (moment) => frenchTypedIn(idea.say(moment)),
});
