import { type CoreProblems, defineProblems } from '#core';
import type { Messages } from '#i18n';

export const { makeProblem, fail } = defineProblems<CoreProblems & Messages['problems']>();
