import type { ReactNode } from 'react';

/** Something that is to be done at a table, as a puzzle. */
export interface TableTask {
  /** What is said of it beside the table. */
  readonly says: ReactNode;
  /** What is said once it is done or failed, in place of the end of a game; null before. */
  readonly over: ReactNode;
}
