import type { ReactNode } from 'react';

/** A task at a table, such as a puzzle. */
export interface TableTask {
  /** Text beside the table. */
  readonly says: ReactNode;
  /** Shown instead of the end of a game once it is solved or failed; null before. */
  readonly over: ReactNode;
}
