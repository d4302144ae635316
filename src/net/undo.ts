/** Somebody asks everybody to take back what was done. */
export interface UndoInfo {
  /** Who asks; null for the table. */
  readonly seat: string | null;
  /** How many actions would be taken back. */
  readonly actions: number;
  /** The first seat of each person who has not answered. */
  readonly waits: readonly string[];
}
