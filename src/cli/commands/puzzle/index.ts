import type { CommandGroup } from '../../command';
import { check } from './check';
import { list } from './list';
import { make } from './make';

/** `kaiju puzzle …`. */
export const puzzle: CommandGroup = {
  summary: 'Finds, checks and lists puzzles.',
  commands: { make, check, list },
};
