import type { CommandGroup } from '../../command';
import { check } from './check';
import { list } from './list';
import { render } from './render';
import { show } from './show';

/** `kaiju lesson …`. */
export const lesson: CommandGroup = {
  summary: 'Lists, prints, checks and films lessons.',
  commands: { list, show, check, render },
};
