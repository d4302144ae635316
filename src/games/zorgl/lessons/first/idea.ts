import type { CoachIdea } from '#core';
import type { ZorglTypes } from '#zorgl/rules';

export type Idea = CoachIdea<ZorglTypes>;

export const always = (): boolean => true;
