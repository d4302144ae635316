import {
  type GameTypes,
  ok,
  type RedactedStep,
  type Rejection,
  type Result,
  type UndoBlock,
  type Viewer,
} from '#core';
import { RemoteSource } from './remote-source';

/**
 * A match on a server, shown on a public screen on which some seats are played too. The server sends each of these seats
 * its own stream; a step counts once all of them have received it.
 */
export class SharedSource<T extends GameTypes> extends RemoteSource<T> {
  private hands: ReadonlyMap<string, RemoteSource<T>> = new Map();
  private stop = () => {};
  /** Public steps that a seat of this device has not received yet. */
  private early: RedactedStep<T>[] = [];
  private waiting: (() => void)[] = [];

  /** Sets the seats played here; sources of another match are ignored. */
  share(hands: readonly RemoteSource<T>[]): void {
    this.stop();
    const ours = hands.filter(({ number }) => number === this.number);
    this.hands = new Map(ours.map((hand) => [hand.viewer, hand]));
    const stops = ours.map((hand) => hand.subscribe(() => this.release()));
    this.stop = () => {
      for (const stop of stops) stop();
    };
    this.release();
  }

  override receive(step: RedactedStep<T>): boolean {
    const known = this.steps + this.early.length;
    if (step.number > known) return false;
    if (step.number === known) {
      this.early.push(step);
      this.release();
    }
    return true;
  }

  override viewAt(count: number, viewer: Viewer<T['Seat']>): T['View'] {
    const hand = this.hands.get(viewer);
    return hand === undefined || count > hand.length
      ? super.viewAt(count, 'spectator')
      : hand.viewAt(count, viewer);
  }

  override legal(seat: T['Seat']): readonly T['Action'][] {
    const hand = this.hands.get(seat);
    return hand?.steps === this.steps ? hand.legal(seat) : [];
  }

  override undoBlock(seat: T['Seat']): UndoBlock | null {
    const hand = this.hands.get(seat);
    return hand === undefined ? super.undoBlock(seat) : hand.undoBlock(seat);
  }

  override send(
    seat: T['Seat'],
    action: T['Action'],
    known: number,
  ): Promise<Result<void, Rejection<RedactedStep<T>>>> {
    return this.over(seat, known, (hand) => hand.send(seat, action, known));
  }

  override undo(seat: T['Seat'], known: number): Promise<Result<void, Rejection<RedactedStep<T>>>> {
    return this.over(seat, known, (hand) => hand.undo(seat, known));
  }

  private async over(
    seat: T['Seat'],
    known: number,
    ask: (hand: RemoteSource<T>) => Promise<Result<void, Rejection<RedactedStep<T>>>>,
  ): Promise<Result<void, Rejection<RedactedStep<T>>>> {
    const hand = this.hands.get(seat);
    if (hand === undefined) return { ok: false, error: { field: 'seat', code: 'room.role', since: [] } };
    const taken = await ask(hand);
    if (!taken.ok) return taken;
    // Wait for the step to arrive before continuing.
    while (this.steps <= known) await new Promise<void>((wake) => void this.waiting.push(wake));
    return ok(undefined);
  }

  private release(): void {
    const all = [...this.hands.values()];
    while (this.early[0] !== undefined && all.every(({ steps }) => steps > this.early[0]!.number)) {
      super.receive(this.early.shift()!);
    }
    const waiting = this.waiting.splice(0);
    for (const wake of waiting) wake();
  }
}
