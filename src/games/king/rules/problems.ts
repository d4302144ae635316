import { type CoreProblems, problemsOf } from '#core';
import type { KingProblems } from '#king/words';

export const { finding, problem } = problemsOf<CoreProblems & KingProblems>();
