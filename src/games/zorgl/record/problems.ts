import { type CoreProblems, problemsOf } from '#core';
import type { ZorglProblems } from '#zorgl/words';

export const { finding, problem } = problemsOf<CoreProblems & ZorglProblems>();
