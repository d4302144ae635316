import { type CoreProblems, defineProblems } from '#core';
import type { ZornProblems } from '#zorn/words';

export const { makeProblem } = defineProblems<CoreProblems & ZornProblems>();
