import { type CoreProblems, defineProblems } from '#core';
import type { KingProblems } from '#king-of-monsters/words';

export const { fail } = defineProblems<CoreProblems & KingProblems>();
