import { type CoreProblems, problemsOf } from '#core';
import type { Messages } from '#i18n';

export const { finding, problem } = problemsOf<CoreProblems & Messages['problems']>();
