import type { GameTypes, RedactedStep, Rejection, Result } from '#core';

/** A command sent from this device, until it is confirmed or rejected. */
interface Sent {
  readonly kind: RedactedStep['kind'];
  readonly known: number;
}

/** Sends local commands and recognises their echoes. */
export class PendingCommands<T extends GameTypes> {
  private sent: Sent | null = null;

  /** Sends a step. @param known number of steps the sender has seen */
  async deliver(
    kind: Sent['kind'],
    known: number,
    send: (known: number) => Promise<Result<void, Rejection<RedactedStep<T>>>>,
  ): Promise<Result<void>> {
    const sent = { kind, known };
    this.sent = sent;
    const taken = await send(known);
    if (this.sent === sent) this.sent = null;
    if (taken.ok) return taken;
    const { since: _known, ...refusal } = taken.error;
    return { ok: false, error: refusal };
  }

  /** Whether a received step is the echo of the pending one; if so, it is no longer pending. */
  receive({ kind, number }: RedactedStep<T>): boolean {
    const own = this.sent?.known === number && this.sent.kind === kind;
    if (own) this.sent = null;
    return own;
  }
}
