import { type ChildProcess, fork } from 'node:child_process';
import type { FromAudience, FromServer, ToAudience, ToServer } from './said';

type Said = FromServer | FromAudience;
type Did<Name> = Extract<Said, { readonly did: Name }>;

interface Waiting {
  readonly take: (said: Said) => void;
  readonly fail: (thrown: Error) => void;
}

/** A child process of the benchmark. */
export class Part {
  private readonly child: ChildProcess;
  private readonly waiting = new Map<Said['did'], Waiting>();

  constructor(file: string) {
    this.child = fork(new URL(file, import.meta.url), { execArgv: ['--import', 'tsx', '--expose-gc'] });
    this.child.on('message', (said: Said) => {
      const waiting = this.waiting.get(said.did);
      this.waiting.delete(said.did);
      waiting?.take(said);
    });
    this.child.on('exit', (code) => {
      for (const { fail } of this.waiting.values()) fail(new Error(`${file} ended with ${code}`));
    });
  }

  tell(asked: ToServer | ToAudience): void {
    this.child.send(asked);
  }

  /** Resolves with the next message of a kind. Rejects if the process exits first. */
  next<Name extends Said['did']>(did: Name): Promise<Did<Name>> {
    return new Promise((resolve, fail) => {
      this.waiting.set(did, { take: (said) => resolve(said as Did<Name>), fail });
    });
  }

  /** Sends a request and waits for the message of the same kind. */
  ask<Name extends (ToServer | ToAudience)['do'] & Said['did']>(
    asked: Extract<ToServer | ToAudience, { readonly do: Name }>,
  ): Promise<Did<Name>> {
    const answered = this.next(asked.do as Name);
    this.tell(asked);
    return answered;
  }

  end(): void {
    this.child.kill('SIGKILL');
  }
}
