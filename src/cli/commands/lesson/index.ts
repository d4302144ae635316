import type { CommandGroup } from '../../command';
import { check } from './check';
import { list } from './list';
import { show } from './show';

/** `kaiju lesson …`. */
export const lesson: CommandGroup = {
  summary: 'Lists, prints and checks lessons.',
  commands: { list, show, check },
};
