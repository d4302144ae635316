import { type CoreProblems, defineProblems } from '#core';
import type { ZorglProblems } from '#zorgl/words';

export const { finding, problem } = defineProblems<CoreProblems & ZorglProblems>();
