/**
 * What went wrong while the game went on. `show`: an action could not be shown in motion; `layout` and `table`: nor could
 * the table after it be laid out, or be told from what happened; `bot`: another choice was made for a bot; `worker`: it
 * stopped answering and was started again; `standIn`: a greedy one chose for it; `rules`: they broke off, so that it cannot go on; `session`: anything else.
 */
export type FaultCode = 'show' | 'layout' | 'table' | 'bot' | 'worker' | 'standIn' | 'rules' | 'session';

export interface Fault {
  readonly code: FaultCode;
  /** The index of the action it happened with. */
  readonly action: number;
  /** What was thrown, in its own words, which are for those who mend it. */
  readonly detail: string;
}

/** The words of something that was thrown. */
export function errorMessage(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** Faults since they were last read, each fault of an action once. */
export class FaultLog {
  private faults: readonly Fault[] = [];

  /** The same array until that changes. */
  get list(): readonly Fault[] {
    return this.faults;
  }

  /** Returns whether it was not known yet. */
  add(fault: Fault): boolean {
    const known = this.faults.some(({ code, action }) => code === fault.code && action === fault.action);
    if (!known) this.faults = [...this.faults, fault];
    return !known;
  }

  clear(): void {
    this.faults = [];
  }
}
