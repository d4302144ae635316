import { type CoreProblems, problemsOf } from '#core';
import type { KingProblems } from '#king-of-monsters/words';

export const { finding, problem } = problemsOf<CoreProblems & KingProblems>();
