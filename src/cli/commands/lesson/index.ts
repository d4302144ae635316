import type { CommandGroup } from '../../command';
import { checkLessons } from './check';
import { listLessons } from './list';
import { render } from './render';
import { show } from './show';

/** `kaiju lesson …`. */
export const lesson: CommandGroup = {
  summary: 'Lists, prints, checks and films lessons.',
  commands: { list: listLessons, show, check: checkLessons, render },
};
