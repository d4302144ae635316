import type { Command, CommandGroup } from '../command';
import { bench } from './bench';
import { checkPosition } from './check';
import { legal } from './legal';
import { lesson } from './lesson';
import { newGame } from './new';
import { play } from './play';
import { puzzle } from './puzzle';
import { parseRecordText, record } from './record';
import { sim } from './sim';
import { trace } from './trace';

/** The commands of `kaiju`, by name. */
export const COMMANDS: Readonly<Record<string, Command | CommandGroup>> = {
  new: newGame,
  legal,
  play,
  check: checkPosition,
  trace,
  sim,
  bench,
  record,
  'parse-record': parseRecordText,
  lesson,
  puzzle,
};
