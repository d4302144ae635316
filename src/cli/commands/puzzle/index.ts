import type { CommandGroup } from '../../command';
import { checkPuzzles } from './check';
import { listPuzzles } from './list';
import { make } from './make';

/** `kaiju puzzle …`. */
export const puzzle: CommandGroup = {
  summary: 'Finds, checks and lists puzzles.',
  commands: { make, check: checkPuzzles, list: listPuzzles },
};
