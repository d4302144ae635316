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
  /** The page of the table. */
  readonly whole: RefObject<HTMLElement | null>;
  /** Photos are taken: nobody is taught. */
  readonly posing: boolean;
  /** The panels are there. */
  readonly panels: boolean;
  /** What is to be done here: nobody helps with it unasked. */
  readonly task: TableTask | undefined;
}

/** Where the end of a first game leads. */
interface TaughtEndProps {
  /** To the result of the game. */
  readonly onResult: () => void;
  /** To the table as it stands. */
  readonly onLook: () => void;
}

/** What helps somebody to play. */
export interface Tutor {
  /** What is said beside the table; null for nothing. */
  readonly says: ReactNode;
  readonly newcomer: ReactNode;
  /** What is drawn on the table for it. */
  readonly marks: DrawnMarks;
  /** The control, which shows what is advised. */
  readonly control: TurnControl;
  /** Asks what would be done here; null while nobody at the device may act. */
  readonly onAdvice: (() => void) | null;
  readonly keys: Shortcuts;
  /** What is shown at the end before the result; null for nothing. */
  readonly end: ((props: TaughtEndProps) => ReactNode) | null;
}
