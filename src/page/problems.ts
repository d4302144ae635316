import { type CoreProblems, defineProblems } from '#core';
import type { Messages } from '#i18n';

export const { finding, problem } = defineProblems<CoreProblems & Messages['problems']>();
