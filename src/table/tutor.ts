import type { ReactNode, RefObject } from 'react';
import type { TurnControl } from '#module';
import type { Clock } from '#storage';
import type { Shortcuts } from '#ui';
import type { RunningGame } from '../page/start';
import type { TableParts } from './game/parts';
import type { DrawnMarks } from './marks/marks';
import type { TableTask } from './task';

export interface TutorParts {
  readonly running: RunningGame;
  readonly parts: TableParts;
  readonly control: TurnControl;
  readonly clock: Clock;
  /** Root element of the table page. */
  readonly whole: RefObject<HTMLElement | null>;
  /** Whether photo mode is on, which hides all help. */
  readonly posing: boolean;
  /** Whether the panels are mounted. */
  readonly panels: boolean;
  /** The task at this table, which turns off unrequested help. */
  readonly task: TableTask | undefined;
}

/** Buttons at the end of a first game. */
interface TaughtEndProps {
  /** Goes to the result of the game. */
  readonly onResult: () => void;
  /** Goes to the table as it is. */
  readonly onLook: () => void;
}

/** Help for learners. */
export interface Tutor {
  /** Text beside the table; null for none. */
  readonly says: ReactNode;
  readonly newcomer: ReactNode;
  /** Marks on the table. */
  readonly marks: DrawnMarks;
  /** The control with the advised action preselected. */
  readonly control: TurnControl;
  /** Asks for advice; null while nobody at the device may act. */
  readonly onAdvice: (() => void) | null;
  readonly keys: Shortcuts;
  /** Shown before the result at the end; null for nothing. */
  readonly end: ((props: TaughtEndProps) => ReactNode) | null;
}
