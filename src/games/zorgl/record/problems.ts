import { type CoreProblems, defineProblems } from '#core';
import type { ZorglProblems } from '#zorgl/words';

export const { makeProblem, fail } = defineProblems<CoreProblems & ZorglProblems>();
