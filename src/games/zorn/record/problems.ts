import { type CoreProblems, problemsOf } from '#core';
import type { ZornProblems } from '#zorn/words';

export const { problem } = problemsOf<CoreProblems & ZornProblems>();
