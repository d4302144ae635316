import type { Target } from '../target';
import { COMMAND_LINE_TARGETS } from './commandLine';
import { FILE_TARGETS } from './files';
import { KING_TARGETS } from './kingOfMonsters';
import { RULES_TARGETS } from './rules';
import { SESSION_TARGETS } from './session';
import { TETZILLA_TARGETS } from './tetzilla';

/** Everything that reads what comes from outside. */
export const TARGETS: readonly Target[] = [
  ...RULES_TARGETS,
  ...TETZILLA_TARGETS,
  ...KING_TARGETS,
  ...FILE_TARGETS,
  ...SESSION_TARGETS,
  ...COMMAND_LINE_TARGETS,
];
