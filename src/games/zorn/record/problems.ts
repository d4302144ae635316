import { type CoreProblems, problemsOf } from '#core';
import type { ZornProblems } from '#zorn/words';

export const { finding, problem } = problemsOf<CoreProblems & ZornProblems>();
