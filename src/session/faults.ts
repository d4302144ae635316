/**
 * What went wrong during a game. `show`: an action could not be animated; `layout`, `table`: the table after it could not
 * be laid out, or not be derived from the events; `bot`: a bot's choice was replaced; `worker`: a worker stopped answering
 * and was restarted; `standIn`: the greedy bot decided instead; `rules`: the rules threw, so the game cannot go on;
 * `session`: anything else.
 */
export type FaultCode = 'show' | 'layout' | 'table' | 'bot' | 'worker' | 'standIn' | 'rules' | 'session';

export interface Fault {
  readonly code: FaultCode;
  /** The index of the action it happened with. */
  readonly action: number;
  /** The message of the error, for developers. */
  readonly detail: string;
}

/** The message of anything thrown. */
export function errorMessage(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** Faults since they were last read; each kind is kept once per action. */
export class FaultLog {
  private faults: readonly Fault[] = [];

  /** The same array until it changes. */
  get list(): readonly Fault[] {
    return this.faults;
  }

  /** Returns whether the fault is new. */
  add(fault: Fault): boolean {
    const known = this.faults.some(({ code, action }) => code === fault.code && action === fault.action);
    if (!known) this.faults = [...this.faults, fault];
    return !known;
  }

  clear(): void {
    this.faults = [];
  }
}
