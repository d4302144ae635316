import { type CoreProblems, defineProblems } from '#core';
import type { TetzillaProblems } from '#tetzilla/words';

export const { makeProblem, fail } = defineProblems<CoreProblems & TetzillaProblems>();
