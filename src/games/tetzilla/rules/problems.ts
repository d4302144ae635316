import { type CoreProblems, codesOf, problemsOf } from '#core';
import type { TetzillaProblems } from '#tetzilla/words';

/** The codes that the rules may use. */
type Known = CoreProblems & TetzillaProblems;

export const { finding, problem } = problemsOf<Known>();

/** Names a code for what a schema refuses. */
export const code = codesOf<Known>();
