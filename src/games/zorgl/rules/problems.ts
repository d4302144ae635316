import { type CoreProblems, codesOf, defineProblems } from '#core';
import type { ZorglProblems } from '#zorgl/words';

/** The problem codes of the rules. */
type Known = CoreProblems & ZorglProblems;

export const { makeProblem, fail } = defineProblems<Known>();

/** Attaches a problem code to a schema. */
export const code = codesOf<Known>();
