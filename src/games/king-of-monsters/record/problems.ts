import { type CoreProblems, problemsOf } from '#core';
import type { KingProblems } from '#king-of-monsters/words';

export const { problem } = problemsOf<CoreProblems & KingProblems>();
