import { type CoreProblems, codesOf, defineProblems } from '#core';
import type { ZorglProblems } from '#zorgl/words';

/** The codes that the rules may use. */
type Known = CoreProblems & ZorglProblems;

export const { makeProblem, fail } = defineProblems<Known>();

/** Names a code for what a schema refuses. */
export const code = codesOf<Known>();
