import { type CoreProblems, defineProblems } from '#core';
import type { TetzillaProblems } from '#tetzilla/words';

export const { finding, problem } = defineProblems<CoreProblems & TetzillaProblems>();
