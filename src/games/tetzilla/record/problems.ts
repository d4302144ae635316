import { type CoreProblems, problemsOf } from '#core';
import type { TetzillaProblems } from '#tetzilla/words';

export const { finding, problem } = problemsOf<CoreProblems & TetzillaProblems>();
