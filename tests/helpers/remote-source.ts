import { err, Match, type MatchStep, ok, type Rejection, type Result, redact, type UndoBlock } from '#core';
import type { MatchSource, StepListener } from '#session';
import { type Toy, type ToyAction, type ToyPosition, type ToyView, toyGame } from './toy-game';

/** What the other device knows after a step. */
interface Message {
  readonly step: MatchStep<Toy>;
  readonly position: ToyPosition;
}

/**
 * A match that is kept elsewhere, as the device of one seat sees it: what happens there arrives late, several steps at
 * once, with what that seat may know; what is sent from here takes its time.
 */
export class RemoteToy implements MatchSource<Toy> {
  entries: MatchSource<Toy>['entries'] = [];
  steps = 0;
  private readonly match: Match<Toy>;
  private readonly known: ToyPosition[];
  private readonly outbox: Message[] = [];
  private readonly trips: (() => void)[] = [];
  private readonly listeners = new Set<StepListener<Toy>>();

  constructor(
    initial: ToyPosition,
    readonly viewer: string,
  ) {
    this.match = new Match(toyGame, initial);
    this.known = [initial];
  }

  get length(): number {
    return this.entries.length;
  }

  get seat(): string | undefined {
    return this.pendingAt(this.length).at(-1)?.seat;
  }

  viewAt(count: number, viewer: string): ToyView {
    if (viewer !== this.viewer && viewer !== 'spectator') throw new RangeError(`${viewer} sits elsewhere`);
    return toyGame.view(this.known[count] as ToyPosition, viewer);
  }

  pendingAt(count: number) {
    return toyGame.pending(this.viewAt(count, this.viewer));
  }

  legal(seat: string): readonly ToyAction[] {
    return seat === this.viewer && seat === this.seat ? toyGame.legal(this.viewAt(this.length, seat)) : [];
  }

  undoBlock(seat: string): UndoBlock | null {
    return this.match.undoBlock(seat);
  }

  async send(
    seat: string,
    action: ToyAction,
    known: number,
  ): Promise<Result<void, Rejection<MatchStep<Toy>>>> {
    await this.trip();
    return this.answer(this.match.submit(seat, action, known));
  }

  async undo(seat: string, known: number): Promise<Result<void, Rejection<MatchStep<Toy>>>> {
    await this.trip();
    return this.answer(this.match.submitUndo(seat, known));
  }

  subscribe(listener: StepListener<Toy>): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Something happens elsewhere; this device hears of it when it {@link receive}s. */
  elsewhere(action: ToyAction | 'undo'): void {
    const { match } = this;
    const { seat } = match;
    if (action === 'undo') match.undo(match.entries.at(-1)?.seat ?? '');
    else if (seat !== undefined) match.act(action);
    this.post();
  }

  /** All that has happened elsewhere arrives at once. */
  receive(): void {
    for (const { step, position } of this.outbox.splice(0)) {
      this.known.splice(step.index + 1);
      if (step.kind === 'action') this.known.push(position);
      this.entries = [...this.entries.slice(0, step.index), ...(step.kind === 'action' ? [step.entry] : [])];
      this.steps++;
      for (const listener of this.listeners) listener(step);
    }
  }

  /** All that was sent from here arrives there, and the answers here. */
  async arrive(): Promise<void> {
    for (const go of this.trips.splice(0)) go();
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  }

  private trip(): Promise<void> {
    return new Promise((resolve) => this.trips.push(resolve));
  }

  private answer(taken: Result<unknown, Rejection<MatchStep<Toy>>>): Result<void, Rejection<MatchStep<Toy>>> {
    if (taken.ok) this.post();
    this.receive();
    return taken.ok ? ok(undefined) : err(taken.error);
  }

  private post(): void {
    const step = this.match.steps.at(-1);
    if (step === undefined) return;
    const entry = { ...step.entry, events: redact(step.entry.events, this.viewer) };
    this.outbox.push({ step: { ...step, entry }, position: this.match.position });
  }
}
