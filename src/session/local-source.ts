import {
  type Decision,
  err,
  type GameTypes,
  type Match,
  type MatchEntry,
  type MatchRecord,
  type MatchStep,
  ok,
  type RedactedEntry,
  type RedactedStep,
  type Rejection,
  type Result,
  redactEntry,
  type Seed,
  type Simulator,
  type UndoBlock,
  type Viewer,
} from '#core';
import { errorMessage } from './faults';
import { makeProblem } from './problems';
import type { MatchSource, StepListener } from './source';
import { RecentViews } from './view-course';

/**
 * A match kept on this device. A session sees only its {@link MatchSource} side; code that saves, shares or continues the
 * match holds this object, which knows everything, secrets included.
 */
export class LocalSource<T extends GameTypes> implements MatchSource<T> {
  private readonly listeners = new Set<StepListener<T>>();
  private readonly views = new Map<string, RecentViews<T['View']>>();
  private seen: readonly RedactedEntry<T>[];

  /** @param viewer who events are for: a seat, if only one person plays here */
  constructor(
    readonly match: Match<T>,
    readonly viewer: Viewer<T['Seat']> = 'spectator',
  ) {
    this.seen = match.entries.map((entry) => this.visible(entry));
  }

  get length(): number {
    return this.match.length;
  }

  get steps(): number {
    return this.match.steps.length;
  }

  get entries(): readonly RedactedEntry<T>[] {
    return this.seen;
  }

  get seat(): T['Seat'] | undefined {
    return this.match.seat;
  }

  viewAt(count: number, viewer: Viewer<T['Seat']>): T['View'] {
    const recent = this.views.get(viewer) ?? new RecentViews<T['View']>();
    this.views.set(viewer, recent);
    return recent.at(count, () => this.match.game.view(this.match.positionAt(count), viewer));
  }

  pendingAt(count: number): readonly Decision<T['Seat']>[] {
    return this.match.game.pending(this.match.positionAt(count));
  }

  legal(seat: T['Seat']): readonly T['Action'][] {
    return seat === this.seat ? this.match.legal() : [];
  }

  async send(
    seat: T['Seat'],
    action: T['Action'],
    known: number,
  ): Promise<Result<void, Rejection<RedactedStep<T>>>> {
    return this.step(() => this.match.submit(seat, action, known));
  }

  undoBlock(seat: T['Seat']): UndoBlock | null {
    return this.match.undoBlock(seat);
  }

  async undo(seat: T['Seat'], known: number): Promise<Result<void, Rejection<RedactedStep<T>>>> {
    return this.step(() => this.match.submitUndo(seat, known));
  }

  subscribe(listener: StepListener<T>): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The full record, secrets included. @param count number of actions to keep, 0 … length. Default: all. */
  record(count?: number): MatchRecord<T> {
    return this.match.record(count);
  }

  /**
   * The start of a new match that continues this one after some actions. A finished game has no secrets, so it continues
   * unchanged. For a running game, only what some person knows is kept and everything else is redealt; since past actions
   * cannot be redealt, the new match begins at that point.
   * @param viewer who plays on @param seed for the redeal @param again redeals a finished game too
   */
  branch(
    count: number,
    viewer: Viewer<T['Seat']>,
    simulator: Pick<Simulator<T>, 'determinize'>,
    seed: Seed,
    redeals = false,
  ): MatchRecord<T> {
    if (this.seat === undefined && !redeals) return this.record(count);
    const initial = simulator.determinize(this.viewAt(count, viewer), seed);
    return { game: this.match.game.id, initial, actions: [] };
  }

  /** The true position after some actions. @param count 0 … length. Default: the latest. */
  positionAt(count = this.length): T['Position'] {
    return this.match.positionAt(count);
  }

  /** If the rules throw, the step is rejected and the match stays unchanged. */
  private step(
    change: () => Result<MatchEntry<T>, Rejection<MatchStep<T>>>,
  ): Result<void, Rejection<RedactedStep<T>>> {
    let changed: Result<MatchEntry<T>, Rejection<MatchStep<T>>>;
    try {
      changed = change();
    } catch (thrown) {
      return err({ ...makeProblem('', 'turn.thrown', { detail: errorMessage(thrown) }), since: [] });
    }
    if (!changed.ok) {
      return err({ ...changed.error, since: changed.error.since.map((step) => this.tell(step)) });
    }
    const step = this.tell(this.match.steps.at(-1)!);
    this.seen = [...this.seen.slice(0, step.index), ...(step.kind === 'action' ? [step.entry] : [])];
    for (const recent of this.views.values()) recent.cut(step.index);
    for (const listener of [...this.listeners]) listener(step);
    return ok(undefined);
  }

  private tell(step: MatchStep<T>): RedactedStep<T> {
    return { ...step, entry: this.visible(step.entry) };
  }

  private visible(entry: MatchEntry<T>): RedactedEntry<T> {
    return redactEntry(this.match.game, entry, this.viewer);
  }
}
