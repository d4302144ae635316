import { type CoreProblems, defineProblems } from '#core';
import type { KingProblems } from '#king-of-monsters/words';

export const { makeProblem, fail } = defineProblems<CoreProblems & KingProblems>();
