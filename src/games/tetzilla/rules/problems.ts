import { type CoreProblems, codesOf, defineProblems } from '#core';
import type { TetzillaProblems } from '#tetzilla/words';

/** The problem codes of the rules. */
type Known = CoreProblems & TetzillaProblems;

export const { makeProblem, fail } = defineProblems<Known>();

/** Attaches a problem code to a schema. */
export const code = codesOf<Known>();
