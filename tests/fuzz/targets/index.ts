import type { Target } from '../target';
import { COMMAND_LINE_TARGETS } from './commandLine';
import { FILE_TARGETS } from './files';
import { RULES_TARGETS } from './rules';
import { SESSION_TARGETS } from './session';

/** Everything that reads what comes from outside. */
export const TARGETS: readonly Target[] = [
  ...RULES_TARGETS,
  ...FILE_TARGETS,
  ...SESSION_TARGETS,
  ...COMMAND_LINE_TARGETS,
];
