/** An open vote on an undo. */
export interface UndoInfo {
  /** Seat that asks; null for the table. */
  readonly seat: string | null;
  /** Number of actions to undo. */
  readonly actions: number;
  /** First seat of each person who has not answered yet. */
  readonly waits: readonly string[];
}
